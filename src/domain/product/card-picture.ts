import { digestOf } from '../digest';

/*
 * A product's picture may be two objects: a large picture, whose URL is the product's `image`, and a card picture beside it.
 * '.large' in the first name implies the second: images/margherita.large.webp, images/margherita.card.webp. A picture without
 * '.large' has no other: it is small enough for both, or was uploaded by hand. picture.ts makes the names.
 */

/**
 * The path of the JPEG that the build makes of a picture, for the previews of links to its dish: 1200 x 630 px.
 * @param image the product's `image`; null has the restaurant's own preview
 */
export const previewOf = (image: string | null) =>
  image === null ? '/anteprima.jpg' : `/anteprime/${digestOf(image)}.jpg`;

const LARGE = /\.large(?=\.\w+$)/;

/** The card picture of a large one, by name or path: 'images/a.large.webp' → 'images/a.card.webp'. null if there is none. */
export function cardNameOf(large: string): string | null {
  return LARGE.test(large) ? large.replace(LARGE, '.card') : null;
}

/**
 * The URL of a product's card picture. Storage gives every object its own token, which only its metadata contain; this URL has
 * none, and storage.rules let anyone read it.
 * @param image the product's `image`, a download URL
 * @returns null if the product has no card picture
 */
export function cardPictureOf(image: string): string | null {
  const [address = ''] = image.split('?');
  const card = address.includes('/o/images%2F') ? cardNameOf(address) : null;
  return card && `${card}?alt=media`;
}
