import type { Change } from '../../domain/changes/change';
import { safeFileName } from '../../domain/product/picture';
import type { WritePurpose } from './history';
import { uploadImage } from './images';
import { sessionSettled } from './session';
import { deleteIfUnused, deleteReplaced, UNDO_LINE_MS, UNDO_MS, WRITE_MS } from './unused-pictures';
import { writeChanges } from './write-changes';
import { type Outcomes, writtenIn } from './written';

/** A chosen picture, ready for upload. */
export type ChosenPicture = {
  /** Unique to each choice. By this id a retry finds what an earlier attempt has uploaded. */
  id: string;
  name: string;
  large: Blob;
  /** The card's picture; null if the large one is small enough for both. */
  card: Blob | null;
};

/** Changes to write in one commit, and a picture to upload first. */
export type Save = {
  purpose: WritePurpose;
  /** 1 to 500, of different products. A new product's id is made once for each form, so that a retry never adds a second one. */
  changes: readonly Change[];
  picture?: PictureToSave | null;
};

/** The picture that the only change sets. */
export type PictureToSave = {
  file: ChosenPicture;
  /** The address of the one that it replaces. */
  replaces: string | null;
  /** Aborted to save without it while it is uploaded, or before. */
  skipped?: AbortSignal;
  /** Called once it is uploaded: it cannot be skipped any more. */
  onUploaded?: () => void;
};

export type Saved = {
  /** The changes as they were sent, with the picture's address. */
  changes: readonly Change[];
  outcomes: Outcomes;
  /** Whether the picture was left out: the one that stood before stands. */
  isPictureSkipped: boolean;
};

/**
 * Uploads the picture, writes the changes, then schedules the deletion of the pictures that they replace. A retry finds what an
 * earlier attempt has uploaded and written.
 * @throws as uploadImage and writeChanges do: nothing is written, unless it is an UnansweredError
 */
export async function saveProducts({ purpose, changes: wanted, picture }: Save): Promise<Saved> {
  const address = picture ? await upload(picture) : null;
  const image = picture && address !== null && { is: address, was: picture.replaces };
  const changes = image
    ? wanted.map(({ before, after, ...about }) => ({
        ...about,
        before: before && { ...before, image: image.was },
        after: after && { ...after, image: image.is },
      }))
    : wanted;
  const keptMs = changes.length > 1 ? UNDO_MS : UNDO_LINE_MS;
  // The page may end before the answer.
  deleteReplaced(changes, Math.max(keptMs, WRITE_MS));
  const outcomes = await writeChanges(changes, purpose);
  deleteReplaced(writtenIn(changes, outcomes), keptMs);
  return { changes, outcomes, isPictureSkipped: picture != null && !image };
}

/** @returns the address of the uploaded picture, which is deleted later unless the product comes to show it; null if it is skipped */
async function upload({ file, skipped, onUploaded }: PictureToSave): Promise<string | null> {
  if (skipped?.aborted) return null;
  const name = safeFileName(file.name, file.large.type);
  const schedule = (address: string) => deleteIfUnused(address, WRITE_MS);
  try {
    // Storage's SDK sends no token before the auth service has started.
    await sessionSettled();
    const address = await uploadImage(file, name, file.id, schedule, skipped);
    onUploaded?.();
    return address;
  } catch (error) {
    if (skipped?.aborted) return null;
    throw error;
  }
}
