import { deleteUnusedImage, uploadImage } from '../../data/staff/images';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, changeOf, creationOf, fieldsIn } from '../../domain/changes/change';
import type { FieldName } from '../../domain/product/fields';
import { safeFileName } from '../../domain/product/picture';
import type { Product } from '../../domain/product/product';
import type { ValidFields } from '../../domain/product/validation';
import type { ChosenPicture } from './prepare-picture';

/** What a form saves to. Its id is made once, so that a retry never makes a second product. */
export type SaveJob = {
  id: string;
  /** The product that the form's values are compared with; null for a new one. */
  base: Product | null;
};

/** What a form saves. */
export type Attempt = {
  job: SaveJob;
  fields: ValidFields;
  /** The picture to upload; null where the fields have the address of the one to keep, or none. */
  chosen: ChosenPicture | null;
  /** What the form's first attempt at this product has sent: it may be written although no answer came. */
  sent: { current: ValidFields | null };
};

/**
 * Uploads the picture, writes the fields that differ, then deletes the picture that was replaced. An upload whose write has
 * failed is found by the retry.
 * @returns the product as it stands now as far as this form knows, and what was written, null where nothing differed
 * @throws as uploadImage and writeChange do
 */
export async function saveProduct({
  job: { id, base },
  fields,
  chosen,
  sent,
}: Attempt): Promise<{ product: Product; change: Change | null }> {
  const uploaded =
    chosen && (await uploadImage(chosen, safeFileName(chosen.name, chosen.large.type), chosen.id));
  const product = { ...fields, ...(uploaded && { image: uploaded }) };
  const change = base ? changeOf(base, product) : creationOf(id, product);
  sent.current ??= product;
  try {
    if (change) await writeChange(change, 'form');
  } catch (error) {
    // An earlier attempt has made the new product, and its answer was lost. Somebody else may have changed it since.
    if (base || !(error instanceof ConflictError) || !error.current) throw error;
    const correction = changeOf(error.current, product);
    const before = fieldsIn(sent.current, Object.keys(correction?.after ?? {}) as FieldName[]);
    if (correction) await writeChange({ ...correction, before }, 'form');
  }
  if (base?.image && base.image !== product.image) {
    // A picture that could not be deleted fails nothing.
    deleteUnusedImage(base.image).catch(console.error);
  }
  return { product: { id, ...product }, change };
}
