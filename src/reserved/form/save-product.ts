import { deleteImage, uploadImage } from '../../data/staff/images';
import { addProduct, newProductId, readProduct, updateProduct } from '../../data/staff/products';
import { UnknownOutcomeError } from '../../data/staff/write-errors';
import { TimeoutError } from '../../data/timeout';
import { safeFileName } from '../../domain/picture';
import { type Product, sameFields, type WritableProduct } from '../../domain/product';
import type { ValidFields } from '../../domain/validation';

/** A chosen picture, ready for upload. `id` is created once per choice: a retry finds the earlier upload by it. */
export type ChosenPicture = { id: string; name: string; blob: Blob };

/** Saves one form. It outlives failed attempts, so that a retry never creates a second product or upload. */
export type SaveJob = {
  id: string;
  /** The product that the form opened with; null for a new one. */
  opened: Product | null;
  /** Download URLs of uploads that may still exist, by the id of the chosen picture. */
  uploads: Map<string, string>;
  /** What the last attempt sent, where it is unknown whether it was written; else null. */
  unconfirmed: WritableProduct | null;
  /** Whether `unconfirmed` may still arrive: then reading the product back proves nothing. */
  mayArrive: boolean;
};

export function newSaveJob(opened: Product | null): SaveJob {
  return {
    id: opened?.id ?? newProductId(),
    opened,
    uploads: new Map(),
    unconfirmed: null,
    mayArrive: false,
  };
}

/**
 * Uploads the picture, writes the product, then deletes the picture that was replaced. If the write fails, the upload is
 * deleted, but only where it is certain that the document does not point at it.
 * @param image URL to keep, where no picture was chosen
 * @returns the product as it was written
 * @throws what uploadImage, addProduct and updateProduct throw
 */
export async function saveProduct(
  job: SaveJob,
  fields: ValidFields,
  image: string | null,
  chosen: ChosenPicture | null,
): Promise<Product> {
  const product: WritableProduct = { ...fields, image: chosen ? await upload(job, chosen) : image };
  try {
    await write(job, product);
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) {
      if (chosen && job.unconfirmed === null) await deleteUpload(job, chosen.id);
      throw error;
    }
    job.unconfirmed = product;
    job.mayArrive = error.cause instanceof TimeoutError;
    if (!(await isWritten(job.id, product))) throw error;
  }
  job.unconfirmed = null;
  if (chosen) job.uploads.delete(chosen.id);
  void deleteLeftovers(job, product.image);
  return { id: job.id, ...product };
}

async function upload(job: SaveJob, { id, name, blob }: ChosenPicture): Promise<string> {
  const known = job.uploads.get(id);
  if (known) return known;
  const url = await uploadImage(blob, safeFileName(name, blob.type), id);
  job.uploads.set(id, url);
  return url;
}

async function write(job: SaveJob, product: WritableProduct): Promise<void> {
  let opened: WritableProduct | Product | null = job.opened;
  if (job.unconfirmed) {
    // The last attempt may have been written: then that is the product to replace.
    const current = await readProduct(job.id);
    if (current && (!job.opened || sameFields(current, job.unconfirmed))) opened = job.unconfirmed;
  }
  if (opened) await updateProduct(job.id, opened, product);
  else await addProduct(job.id, product);
}

async function isWritten(id: string, product: WritableProduct): Promise<boolean> {
  try {
    const current = await readProduct(id);
    return current !== null && sameFields(current, product);
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** A picture that could not be deleted does not fail the save: it is only logged. */
async function deleteQuietly(url: string): Promise<boolean> {
  try {
    await deleteImage(url);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

async function deleteUpload(job: SaveJob, id: string): Promise<void> {
  const url = job.uploads.get(id);
  if (url && (await deleteQuietly(url))) job.uploads.delete(id);
}

/** After a save: deletes the replaced picture, and uploads of earlier choices that no saved product uses. */
async function deleteLeftovers(job: SaveJob, inUse: string | null): Promise<void> {
  const before = job.opened?.image ?? null;
  const uploads = [...job.uploads].filter(([, url]) => url !== inUse);
  for (const [id] of uploads) await deleteUpload(job, id);
  if (before !== null && before !== inUse) await deleteQuietly(before);
}

/**
 * Called when the form is left without saving: deletes its uploads, where it is certain that the document does not point
 * at them. Never throws.
 */
export async function abandonSave(job: SaveJob): Promise<void> {
  if (job.uploads.size === 0 || job.mayArrive) return;
  try {
    const current = job.unconfirmed ? await readProduct(job.id) : null;
    await deleteLeftovers({ ...job, opened: null }, current?.image ?? null);
  } catch (error) {
    console.error(error);
  }
}
