import { createHash } from 'node:crypto';
import { getStorage, listAll, ref } from 'firebase/storage';
import { readProducts } from '../../src/data/menu/firestore-rest';
import { app } from '../../src/data/staff/firebase-app';
import { deleteUnusedImage, uploadImage } from '../../src/data/staff/images';
import { writeChanges } from '../../src/data/staff/write-changes';
import { cardNameOf } from '../../src/domain/product/card-picture';
import { imageLocation, type PictureStore, safeFileName } from '../../src/domain/product/picture';
import type { Product } from '../../src/domain/product/product';
import { downloadPicture, type Picture } from '../download';
import type { ShrunkPicture } from './shrink-pictures';

/** The products that show each picture of the bucket, by the object's path. */
async function shownPictures(store: PictureStore): Promise<Map<string, Product[]>> {
  const shown = new Map<string, Product[]>();
  for (const product of (await readProducts()).products) {
    const path = product.image && imageLocation(product.image, store);
    if (path) shown.set(path, [...(shown.get(path) ?? []), product]);
  }
  return shown;
}

/** The paths of all pictures in the bucket: 'images/margherita.card.webp'. @throws StorageError if they cannot be listed */
async function listed(): Promise<string[]> {
  const { items } = await listAll(ref(getStorage(app), 'images'));
  return items.map(({ fullPath }) => fullPath);
}

/**
 * The paths of pictures that no product shows: leftovers of bulk deletions, interrupted uploads and closed tabs.
 * A picture that is being uploaded at this moment is among them.
 */
export async function unusedPictures(store: PictureStore): Promise<string[]> {
  // Listed before the products are read: an upload after the listing does not matter, a product written after it does.
  const all = await listed();
  const shown = [...(await shownPictures(store)).keys()];
  const used = new Set(shown.flatMap((path) => [path, cardNameOf(path)]));
  return all.filter((path) => !used.has(path));
}

/** The outcome for one picture. */
export type MadePicture =
  | 'made'
  | 'small enough'
  | 'not there'
  | 'no picture'
  | 'changed meanwhile';

/**
 * Makes the missing card's pictures. The new pair has another name, which marks it as a pair: it is uploaded, the products
 * that show the picture get its address, and the former picture is deleted. The pictures are done one by one, each completely.
 * Called again after it stopped halfway, it continues with the rest and finds what it had uploaded.
 * @param shrink makes the pair from one picture, or null if it is not a picture
 * @param author uid of the signed-in user
 * @param onPicture called with the outcome for each picture, and how many are left
 * @throws Error if it stopped halfway
 */
export async function makeMissing(
  store: PictureStore,
  shrink: (picture: Picture, name: string) => Promise<ShrunkPicture | null>,
  author: string,
  onPicture: (path: string, became: MadePicture, left: number) => void,
): Promise<void> {
  const all = new Set(await listed());
  const missing = [...(await shownPictures(store))].filter(([path]) => {
    const card = cardNameOf(path);
    return card === null || !all.has(card);
  });
  for (const [index, [path, products]] of missing.entries()) {
    onPicture(path, await makeOne(path, products), missing.length - index - 1);
  }

  async function makeOne(path: string, products: readonly Product[]): Promise<MadePicture> {
    const image = products[0]?.image;
    const picture = image ? await downloadPicture(image) : null;
    if (!image || !picture) return 'not there';
    const made = await shrink(picture, path);
    if (!made) return 'no picture';
    if (!made.card) return 'small enough';
    // A large picture of a pair was made by the form, and is not encoded again. Any other may tell a place, camera or author.
    const large = cardNameOf(path) === null ? made.large : picture;
    const address = await uploadImage(
      { large: blobOf(large), card: blobOf(made.card) },
      safeFileName(path.slice(path.indexOf('/') + 1), large.type),
      createHash('sha256').update(picture.bytes).digest('hex').slice(0, 24),
    );
    const changes = products.map(({ id, nome, image: before }) => {
      return { id, nome, before: { image: before }, after: { image: address } };
    });
    const outcomes = await writeChanges(changes, 'pictures', author);
    for (const url of [image, address]) await deleteUnusedImage(url);
    const written = [...outcomes.values()].every(({ kind }) => kind === 'written');
    return written ? 'made' : 'changed meanwhile';
  }
}

function blobOf({ bytes, type }: Picture): Blob {
  return new Blob([new Uint8Array(bytes)], { type });
}
