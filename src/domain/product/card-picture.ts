/*
 * A product's picture may be two objects: the large one, whose address is its `image`, and a card's beside it. The large one's
 * name says that there is one: images/margherita.large.webp, images/margherita.card.webp. A picture without '.large' stands
 * alone: it is small enough for both, or was put there by hand. No safe file name has another point than its extension's.
 */

const LARGE = /\.large(?=\.\w+$)/;

/** The names of a picture's two files. @param fileName of the picture alone, with its extension: 'margherita.webp' */
export function pictureNames(fileName: string): { large: string; card: string } {
  const named = (size: string) => fileName.replace(/(?=\.\w+$)/, `.${size}`);
  return { large: named('large'), card: named('card') };
}

/**
 * The name or path of the card's picture that lies beside a large one. It has the large one's extension, whatever its type is.
 * @param large name or path of an object: 'images/margherita.large.webp'
 * @returns null where there is none beside it
 */
export function cardNameOf(large: string): string | null {
  return LARGE.test(large) ? large.replace(LARGE, '.card') : null;
}

/**
 * The address of a product's card picture. Storage gives every object a token of its own, which only its metadata tell; this
 * address has none, and storage.rules let anyone read it.
 * @param image the product's `image`, a download URL
 * @returns null where the product's picture stands alone
 */
export function cardPictureOf(image: string): string | null {
  const [address = ''] = image.split('?');
  const card = address.includes('/o/images%2F') ? cardNameOf(address) : null;
  return card && `${card}?alt=media`;
}
