import { getDocs, limit, query, where } from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  deleteObject,
  type FullMetadata,
  getDownloadURL,
  getMetadata,
  getStorage,
  ref,
  type StorageReference,
  uploadBytes,
} from 'firebase/storage';
import { cardNameOf } from '../../domain/product/card-picture';
import { imageLocation, pictureNames } from '../../domain/product/picture';
import { emulators } from '../config';
import { fetched, withTimeout } from '../timeout';
import { app } from './firebase-app';
import { productsCollection } from './firestore';
import { ownStore } from './own-pictures';
import { reaching, storageStatus, UploadError } from './write-errors';

/** How long the SDK retries an upload, and any other operation, in ms. */
const UPLOAD_RETRY_MS = 60_000;
const OPERATION_RETRY_MS = 15_000;

/** How long all the requests of one picture may take together, in ms: nobody waits longer in front of a locked form. */
const PICTURE_MS = 60_000;

/** One year: an uploaded file never changes, a new picture gets a new address. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

const storage = getStorage(app);
storage.maxUploadRetryTime = UPLOAD_RETRY_MS;
storage.maxOperationRetryTime = OPERATION_RETRY_MS;
if (emulators) connectStorageEmulator(storage, emulators.host, emulators.storagePort);

async function metadataOf(reference: StorageReference): Promise<FullMetadata | null> {
  try {
    return await getMetadata(reference);
  } catch (error) {
    if (storageStatus(error) === 404) return null;
    throw error;
  }
}

/** The files of a picture to upload. `card` is null if the large one is small enough for both. */
type PictureFiles = { large: Blob; card: Blob | null };

/**
 * Uploads a picture, with its card picture, to images/{filename}. A short suffix is added if that name is taken; no other file
 * is ever overwritten. A retry with the same `uploadId` finds what is already uploaded and sends only the rest, so a lost
 * response leaves no second copy.
 * @param fileName safe for a path
 * @param uploadId random letters and digits, 6 at least: one for each chosen file
 * @param onStart called with the large picture's address, without its token, before anything is sent
 * @param givenUp aborted by who waits no longer
 * @returns the large picture's download URL, for the product's `image`
 * @throws UploadError 'Failed to upload image' with the cause, after PICTURE_MS at the latest, at once if it is given up
 */
export async function uploadImage(
  { large, card }: PictureFiles,
  fileName: string,
  uploadId: string,
  onStart?: (address: string) => void,
  givenUp?: AbortSignal,
): Promise<string> {
  let isOver = false;
  const isTaken = (found: FullMetadata | null) =>
    found !== null && found.customMetadata?.upload !== uploadId;

  async function put(reference: StorageReference, file: Blob): Promise<void> {
    const about = {
      contentType: file.type,
      cacheControl: CACHE_CONTROL,
      customMetadata: { upload: uploadId },
    };
    if (isOver) throw new Error('Upload given up');
    try {
      await uploadBytes(reference, file, about);
    } catch (error) {
      // The rules refuse an overwrite: the SDK has retried an upload whose response was lost.
      const found = storageStatus(error) === 403 ? await metadataOf(reference) : null;
      if (!found || isTaken(found)) throw error;
    }
  }

  async function putUnderFreeName(): Promise<string> {
    let refusal: unknown = new Error('Every name is taken');
    const suffixed = fileName.replace(/(?=\.\w+$)/, `-${uploadId.slice(0, 6)}`);
    for (const name of [fileName, suffixed]) {
      const names = pictureNames(name);
      const target = ref(storage, `images/${card ? names.large : name}`);
      const beside = ref(storage, `images/${names.card}`);
      const [found, foundBeside] = await Promise.all([
        metadataOf(target),
        card && metadataOf(beside),
      ]);
      if (isTaken(found) || isTaken(foundBeside)) continue;
      const { origin, bucket } = ownStore;
      onStart?.(`${origin}/v0/b/${bucket}/o/${encodeURIComponent(target.fullPath)}`);
      try {
        // The large picture comes last: its name implies that the card picture exists.
        if (card && !foundBeside) await put(beside, card);
        if (!found) await put(target, large);
        return await getDownloadURL(target);
      } catch (error) {
        if (storageStatus(error) !== 403) throw error;
        // Somebody else has just taken the name, or the account has no rights.
        refusal = error;
      }
    }
    throw refusal;
  }

  const stopped = new Promise<never>((_, reject) => {
    givenUp?.addEventListener('abort', () => reject(new Error('Upload given up')), { once: true });
  });
  try {
    return await reaching(withTimeout(Promise.race([putUnderFreeName(), stopped]), PICTURE_MS));
  } catch (cause) {
    throw new UploadError('Failed to upload image', { cause });
  } finally {
    isOver = true;
  }
}

/** Whether a picture cannot be written again: it is not in our bucket, or no longer. If no response comes, it counts as existing. */
export async function isLostPicture(url: string): Promise<boolean> {
  const path = imageLocation(url, ownStore);
  if (path === null) return true;
  return (await metadataOf(ref(storage, path)).catch(() => undefined)) === null;
}

/** Deletes a picture and its card picture. A missing file counts as deleted; a URL outside our bucket is never sent. */
async function deleteImage(url: string): Promise<void> {
  const path = imageLocation(url, ownStore);
  if (path === null) return;
  for (const file of [path, cardNameOf(path)]) {
    if (file === null) continue;
    try {
      await deleteObject(ref(storage, file));
    } catch (cause) {
      if (storageStatus(cause) !== 404) throw new Error('Failed to delete image', { cause });
    }
  }
}

/**
 * Deletes a picture unless a product shows it: several may share one.
 * @param url its address, with or without a token
 * @throws Error 'Failed to fetch documents' or 'Failed to delete image', with the cause
 */
export async function deleteUnusedImage(url: string): Promise<void> {
  const [address = ''] = url.split('?');
  // The address alone, or followed by '?' and any token.
  const shows = [where('image', '>=', address), where('image', '<', `${address}@`)];
  const shown = await fetched(getDocs(query(productsCollection, ...shows, limit(1))));
  if (shown.empty) await deleteImage(url);
}
