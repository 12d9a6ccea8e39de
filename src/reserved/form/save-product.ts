import type { UseFormReturn } from 'react-hook-form';
import { uploadImage } from '../../data/staff/images';
import { deleteIfUnused, deleteReplaced, WRITE_MS } from '../../data/staff/unused-pictures';
import { writeChange } from '../../data/staff/write-changes';
import { ConflictError } from '../../data/staff/write-errors';
import { type Change, changeOf, creationOf, fieldsIn } from '../../domain/changes/change';
import type { FieldName } from '../../domain/product/fields';
import { safeFileName } from '../../domain/product/picture';
import type { Product } from '../../domain/product/product';
import type { FormValues, ValidFields } from '../../domain/staff/validation';
import type { ChosenPicture } from './prepare-picture';

/** The form of a product: its values as typed, and the fields of a valid one. */
export type Form = UseFormReturn<FormValues, unknown, ValidFields>;

/** The product that a form saves to. Its id is made once, so that a retry never creates a second product. */
export type SaveJob = {
  id: string;
  /** The product that the form's values are compared with; null for a new one. */
  base: Product | null;
};

/** One attempt to save a form. */
export type Attempt = {
  job: SaveJob;
  fields: ValidFields;
  /** The picture to upload; null if `fields.image` is the address of the one to keep, or there is none. */
  chosen: ChosenPicture | null;
  /** By id, the fields that the first attempt at a product has sent: they may be written although no response came. */
  sent: Map<string, ValidFields>;
  /** Stops the save while the picture is being uploaded. */
  signal?: AbortSignal;
  /** Called once the product is about to be written: from then on the save cannot be stopped. */
  onWrite?: () => void;
};

/**
 * Uploads the picture, writes the fields that differ, then deletes the replaced picture. If the write fails, a retry finds the
 * upload.
 * @returns the saved product as far as this form knows, and the change that was written
 * @throws as uploadImage and writeChange do
 */
export async function saveProduct({
  job: { id, base },
  fields,
  chosen,
  sent,
  signal,
  onWrite,
}: Attempt): Promise<{ product: Product; change: Change }> {
  const fileName = chosen && safeFileName(chosen.name, chosen.large.type);
  const onStart = (address: string) => deleteIfUnused(address, WRITE_MS);
  const uploaded =
    chosen && fileName && (await uploadImage(chosen, fileName, chosen.id, onStart, signal));
  onWrite?.();
  const product = { ...fields, ...(uploaded && { image: uploaded }) };
  // The form has no control for the position, which `changeOf` takes away with the category.
  const { posizione: _, ...typed } = product;
  // Without a difference the change is empty: it repairs a malformed document, and finds out whether the product still exists.
  const same: Change = { id, nome: product.nome, before: {}, after: {} };
  const change = base ? (changeOf(base, typed) ?? same) : creationOf(id, product);
  const first = sent.get(id) ?? product;
  sent.set(id, first);
  deleteReplaced([change], WRITE_MS);
  try {
    await writeChange(change, 'form');
  } catch (error) {
    // An earlier attempt created the product, and its response was lost. Somebody else may have changed the product since.
    if (base || !(error instanceof ConflictError) || !error.current) throw error;
    const correction = changeOf(error.current, product);
    const before = fieldsIn(first, Object.keys(correction?.after ?? {}) as FieldName[]);
    if (correction) await writeChange({ ...correction, before }, 'form');
  }
  deleteReplaced([change], 0);
  return { product: { id, ...product }, change };
}
