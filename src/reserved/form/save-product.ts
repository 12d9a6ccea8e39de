import { deleteImage, uploadImage } from '../../data/staff/images';
import { deleteUnusedImage } from '../../data/staff/products';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, changeOf, creationOf } from '../../domain/changes/change';
import { safeFileName } from '../../domain/product/picture';
import type { Product } from '../../domain/product/product';
import type { ValidFields } from '../../domain/product/validation';
import type { WritableProduct } from '../../domain/product/writable-product';
import type { ChosenPicture } from './prepare-picture';

/** What a form saves to: made once, so that a retry never makes a second product or upload. */
export type SaveJob = {
  id: string;
  /** The product that the form's values are compared with; null for a new one. */
  base: Product | null;
  /** Download URLs of what this form has uploaded, by the id of the chosen picture. */
  uploads: Map<string, string>;
};

/**
 * Uploads the picture, writes the fields that differ, then deletes the picture that was replaced and uploads that no product
 * shows. An upload whose write has failed is kept for the retry.
 * @param image the address to keep, where no picture was chosen
 * @returns the product as it stands now as far as this form knows, and what was written, null where nothing differed
 * @throws as uploadImage and writeChange do
 */
export async function saveProduct(
  { id, base, uploads }: SaveJob,
  fields: ValidFields,
  image: string | null,
  chosen: ChosenPicture | null,
): Promise<{ product: Product; change: Change | null }> {
  if (chosen && !uploads.has(chosen.id)) {
    const fileName = safeFileName(chosen.name, chosen.large.type);
    uploads.set(chosen.id, await uploadImage(chosen, fileName, chosen.id));
  }
  const uploaded = chosen && uploads.get(chosen.id);
  const product: WritableProduct = { ...fields, image: uploaded ?? image };
  const change = base ? changeOf(base, product) : creationOf(id, product);
  if (change) await write(change);
  // Pictures that could not be deleted fail nothing.
  for (const url of uploads.values()) {
    if (url !== product.image) deleteImage(url).catch(console.error);
  }
  if (base?.image && base.image !== product.image) {
    deleteUnusedImage(base.image).catch(console.error);
  }
  return { product: { id, ...product }, change };
}

async function write(change: Change): Promise<void> {
  try {
    await writeChange(change, 'form');
  } catch (error) {
    const { before, after } = change;
    if (before || !after || !(error instanceof ConflictError) || !error.current) throw error;
    // Nobody else knows a new product's id: an earlier attempt has made it, and its answer was lost.
    const correction = changeOf(error.current, after);
    if (correction) await writeChange(correction, 'form');
  }
}
