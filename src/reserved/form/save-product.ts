import { deleteImage, uploadImage } from '../../data/staff/images';
import { addProduct, newProductId, readProduct, updateProduct } from '../../data/staff/products';
import { UnknownOutcomeError } from '../../data/staff/write-errors';
import { TimeoutError } from '../../data/timeout';
import { safeFileName } from '../../domain/picture';
import { type Product, sameFields, type WritableProduct } from '../../domain/product';
import type { ValidFields } from '../../domain/validation';

/** A chosen picture, ready for upload. `id` is made once per choice: a retry finds by it what is uploaded already. */
export type ChosenPicture = { id: string; name: string; blob: Blob };

/** One form's way to the database. It outlives failed attempts, so that a retry never makes a second product or upload. */
export type SaveJob = {
  id: string;
  /** What the form opened with; null for a new product. */
  opened: Product | null;
  /** Download URLs by the chosen picture's id: uploads that are not known to be deleted. */
  uploads: Map<string, string>;
  /** What was sent without learning whether it was written. */
  unsure: WritableProduct | null;
  /** Whether that may still be under way: then nothing may be concluded from reading back. */
  underWay: boolean;
};

export function newSaveJob(opened: Product | null): SaveJob {
  return {
    id: opened?.id ?? newProductId(),
    opened,
    uploads: new Map(),
    unsure: null,
    underWay: false,
  };
}

/**
 * Uploads the picture, writes the product, then deletes the picture that was replaced. A failing step undoes the ones
 * before it as far as it is certain that the document does not point at them.
 * @param image the address to keep, where no picture was chosen
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
      if (chosen && job.unsure === null) await deleteUpload(job, chosen.id);
      throw error;
    }
    job.unsure = product;
    job.underWay = error.cause instanceof TimeoutError;
    if (!(await isWritten(job.id, product))) throw error;
  }
  job.unsure = null;
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
  if (job.unsure) {
    // The attempt before may have got through: then the product to replace is the one that it wrote.
    const current = await readProduct(job.id);
    if (current && (!job.opened || sameFields(current, job.unsure))) opened = job.unsure;
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

/** A picture that could not be deleted is no failed save: it is only logged. */
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

/** After a save: the replaced picture, and uploads of earlier choices that never got into the product. */
async function deleteLeftovers(job: SaveJob, inUse: string | null): Promise<void> {
  const before = job.opened?.image ?? null;
  const uploads = [...job.uploads].filter(([, url]) => url !== inUse);
  for (const [id] of uploads) await deleteUpload(job, id);
  if (before !== null && before !== inUse) await deleteQuietly(before);
}

/**
 * The form was left without a save: deletes its uploads, where the document certainly does not point at them.
 * Never throws.
 */
export async function abandonSave(job: SaveJob): Promise<void> {
  if (job.uploads.size === 0 || job.underWay) return;
  try {
    const current = job.unsure ? await readProduct(job.id) : null;
    await deleteLeftovers({ ...job, opened: null }, current?.image ?? null);
  } catch (error) {
    console.error(error);
  }
}
