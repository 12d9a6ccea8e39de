import { deleteImage, uploadImage } from '../../data/staff/images';
import {
  addProduct,
  deleteUnusedImage,
  isStored,
  newProductId,
  readProduct,
  updateProduct,
} from '../../data/staff/products';
import { UnknownOutcomeError, UnsentError } from '../../data/staff/write-errors';
import { TimeoutError } from '../../data/timeout';
import { safeFileName } from '../../domain/product/picture';
import type { Product, WritableProduct } from '../../domain/product/product';
import type { ValidFields } from '../../domain/product/validation';

/** A chosen picture, ready for upload. `id` is created once per choice: a retry finds the earlier upload by it. */
export type ChosenPicture = { id: string; name: string; blob: Blob };

/**
 * What is known of the attempts to save one form, so that a retry never creates a second product or upload. It is part of
 * the form's state: an attempt never changes it, but makes the next one.
 */
export type SaveJob = Readonly<{
  id: string;
  /** The product that the form opened with; null for a new one. */
  opened: Product | null;
  /** Download URLs of uploads that may still exist, by the id of the chosen picture. */
  uploads: ReadonlyMap<string, string>;
  /** What attempts have sent of which it is unknown whether it was written. */
  unconfirmed: readonly WritableProduct[];
  /** Whether some of `unconfirmed` may still arrive: then reading the product back proves nothing. */
  mayArrive: boolean;
}>;

export function newSaveJob(opened: Product | null): SaveJob {
  return {
    id: opened?.id ?? newProductId(),
    opened,
    uploads: new Map(),
    unconfirmed: [],
    mayArrive: false,
  };
}

/**
 * Uploads the picture, writes the product, then deletes the picture that was replaced. If the write fails, the upload is
 * deleted, but only where it is certain that the document does not point at it.
 * @param image URL to keep, where no picture was chosen
 * @param onJob called with the job as a retry needs it, whenever this attempt has changed what is known
 * @returns the product as it was written
 * @throws what uploadImage, addProduct and updateProduct throw
 */
export async function saveProduct(
  start: SaveJob,
  fields: ValidFields,
  image: string | null,
  chosen: ChosenPicture | null,
  onJob: (job: SaveJob) => void,
): Promise<Product> {
  let job = start;
  const update = (change: Partial<SaveJob>) => {
    job = { ...job, ...change };
    onJob(job);
  };
  const uploaded = chosen && (await upload(job, chosen));
  if (chosen && uploaded) update({ uploads: new Map(job.uploads).set(chosen.id, uploaded) });
  const product: WritableProduct = { ...fields, image: uploaded ?? image };
  try {
    await write(job, product);
  } catch (error) {
    if (error instanceof UnknownOutcomeError) {
      update({
        unconfirmed: [...job.unconfirmed, product],
        mayArrive: job.mayArrive || error.cause instanceof TimeoutError,
      });
      if (!(await isWritten(job.id, product))) throw error;
    } else {
      const refused = job.unconfirmed.length === 0 && !(error instanceof UnsentError);
      if (uploaded && refused && (await deleteQuietly(deleteImage, uploaded))) {
        update({ uploads: new Map([...job.uploads].filter(([, url]) => url !== uploaded)) });
      }
      throw error;
    }
  }
  void deleteLeftovers(job, product.image);
  return { id: job.id, ...product };
}

async function upload(job: SaveJob, { id, name, blob }: ChosenPicture): Promise<string> {
  return job.uploads.get(id) ?? (await uploadImage(blob, safeFileName(name, blob.type), id));
}

/** What an earlier attempt has written without an answer is this form's own, and replaced. */
function write({ id, opened, unconfirmed }: SaveJob, product: WritableProduct): Promise<void> {
  return opened
    ? updateProduct(id, opened, product, unconfirmed)
    : addProduct(id, product, unconfirmed);
}

async function isWritten(id: string, product: WritableProduct): Promise<boolean> {
  try {
    return await isStored(id, product);
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** A picture that could not be deleted does not fail the save: it is only logged. */
async function deleteQuietly(
  deletion: (url: string) => Promise<void>,
  url: string,
): Promise<boolean> {
  try {
    await deletion(url);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** Deletes the uploads of this form that its product does not show. */
async function deleteUploads({ uploads }: SaveJob, inUse: string | null): Promise<void> {
  for (const url of uploads.values()) if (url !== inUse) await deleteQuietly(deleteImage, url);
}

/** After a save: deletes the replaced picture, and uploads of earlier choices that no saved product uses. */
async function deleteLeftovers(job: SaveJob, inUse: string | null): Promise<void> {
  const before = job.opened?.image ?? null;
  await deleteUploads(job, inUse);
  if (before !== null && before !== inUse) await deleteQuietly(deleteUnusedImage, before);
}

/**
 * Called when the form is left without saving: deletes its uploads, where it is certain that the document does not point
 * at them. Never throws.
 */
export async function abandonSave(job: SaveJob): Promise<void> {
  if (job.uploads.size === 0 || job.mayArrive) return;
  try {
    const current = job.unconfirmed.length > 0 ? await readProduct(job.id) : null;
    await deleteUploads(job, current?.image ?? null);
  } catch (error) {
    console.error(error);
  }
}
