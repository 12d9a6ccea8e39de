import { type Change, changeOf, creationOf } from '../../domain/changes/change';
import { safeFileName } from '../../domain/product/picture';
import type { Product } from '../../domain/product/product';
import type { ValidFields } from '../../domain/product/validation';
import { uploadImage } from './images';
import { deleteIfUnused, deleteReplaced, WRITE_MS } from './unused-pictures';
import { writeChange } from './write-changes';
import { ConflictError } from './write-errors';

/** A chosen picture, ready for upload. */
export type ChosenPicture = {
  /** Unique to each choice. By this id a retry finds what an earlier attempt has uploaded. */
  id: string;
  name: string;
  large: Blob;
  /** The card's picture; null if the large one is small enough for both. */
  card: Blob | null;
};

/** The input of a save. */
export type ProductToSave = {
  /** Made once for each form, so that a retry never creates a second product. */
  id: string;
  /** The product that the fields are compared with; null for a new one. */
  base: Product | null;
  fields: ValidFields;
  /** The picture to upload; null if `fields.image` is the address of the one to keep, or there is none. */
  picture: ChosenPicture | null;
};

/** The outcome of a save. */
export type SaveResult =
  | { outcome: 'saved'; product: Product; change: Change }
  /** Somebody else has changed the same fields, or has deleted the product: then `current` is null. Nothing is written. */
  | { outcome: 'conflict'; change: Change; current: Product | null }
  /** An error of uploadImage or writeChange: nothing is written, unless it is an UnansweredError. */
  | { outcome: 'refused'; error: unknown };

/**
 * Uploads the picture, writes the fields that differ from `base`, then deletes the replaced picture. A retry finds what an earlier
 * attempt has uploaded and written. One that was changed since is a conflict, also with the earlier attempt itself.
 */
export async function saveProduct({
  id,
  base,
  fields,
  picture,
}: ProductToSave): Promise<SaveResult> {
  try {
    const image = picture ? await upload(picture) : fields.image;
    const product = { ...fields, image };
    // The form has no control for the position, which `changeOf` takes away with the category.
    const { posizione: _, ...typed } = product;
    // Without a difference the change is empty: it repairs a malformed document, and finds out whether the product still exists.
    const same: Change = { id, nome: product.nome, before: {}, after: {} };
    const change = base ? (changeOf(base, typed) ?? same) : creationOf(id, product);
    deleteReplaced([change], WRITE_MS);
    await writeChange(change, 'form');
    deleteReplaced([change], 0);
    return { outcome: 'saved', product: { id, ...product }, change };
  } catch (error) {
    if (!(error instanceof ConflictError)) return { outcome: 'refused', error };
    return { outcome: 'conflict', change: error.change, current: error.current };
  }
}

/** @returns the address of the uploaded picture, which is deleted later unless the product comes to show it */
function upload(picture: ChosenPicture): Promise<string> {
  const name = safeFileName(picture.name, picture.large.type);
  return uploadImage(picture, name, picture.id, (address) => deleteIfUnused(address, WRITE_MS));
}
