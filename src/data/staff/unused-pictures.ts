import * as v from 'valibot';
import { type Change, reversed } from '../../domain/changes/change';
import { local } from '../browser-storage';
import { deviceNow } from '../clock';
import { isOwnPicture } from './own-pictures';
import { getCurrentUser } from './session';

/*
 * Pictures that no product may show any more: those of deleted products, replaced ones, and uploads whose product was not saved.
 * This browser keeps the list, with the time of each, so that a picture is deleted even if its page ends first. Whoever uses the
 * reserved area next continues it. Each is deleted only if no product shows it then.
 */

const KEY = 'immaginiDaEliminare';

/** How long a write may take, in ms, and a person's retry of an upload: until then its product may come to show the picture. */
export const WRITE_MS = 10 * 60_000;

/** How long a picture is kept for the undo of a change of one product, in ms: the undo is offered for half of that. */
export const UNDO_LINE_MS = 2 * 60_000;

/** How long the pictures of many changed products are kept for an undo, in ms. */
export const UNDO_MS = 24 * 60 * 60_000;

/** The address of a picture, with or without its token, and when to delete it, in epoch ms by this device's clock. */
const storedEntry = v.object({ image: v.string(), at: v.number() });
type Entry = v.InferOutput<typeof storedEntry>;
const storedList = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(storedEntry)), []);

const readList = () => v.parse(storedList, local.get(KEY));

/** @returns whether the browser has stored the list */
function keep(list: readonly Entry[]): boolean {
  if (list.length > 0) return local.set(KEY, JSON.stringify(list));
  local.remove(KEY);
  return true;
}

/** Deletes a picture whose time has come. If that fails, it stays on the list. @param isListed false if storage is blocked */
async function finish({ image, at }: Entry, isListed: boolean): Promise<void> {
  const isThis = (entry: Entry) => entry.image === image && entry.at === at;
  // Postponed, or deleted by another tab; or nobody is signed in, and the next visit continues.
  if ((isListed && !readList().some(isThis)) || !getCurrentUser()) return;
  try {
    const { deleteUnusedImage } = await import('./images');
    await deleteUnusedImage(image);
    keep(readList().filter((entry) => !isThis(entry)));
  } catch (error) {
    console.error(error);
  }
}

function schedule(entry: Entry, isListed: boolean): void {
  setTimeout(finish, entry.at - deviceNow(), entry, isListed);
}

/** Continues what an earlier visit has left. Call it when an account that may delete pictures opens the reserved area. */
export function continueDeletions(): void {
  for (const entry of readList()) schedule(entry, true);
}

/**
 * Deletes a picture after a while, unless a product shows it then. A later call for the same picture replaces an earlier one.
 * @param image its address; one outside our bucket is ignored
 * @param waitMs in ms
 */
export function deleteIfUnused(image: string, waitMs: number): void {
  if (!isOwnPicture(image)) return;
  const entry = { image, at: deviceNow() + waitMs };
  const others = readList().filter((other) => other.image !== image);
  schedule(entry, keep([...others, entry]));
}

/**
 * Schedules the deletion of the pictures that these changes replace. Call before the write (long delay, in case the tab closes) and
 * after it.
 */
export function deleteReplaced(changes: readonly Change[], waitMs: number): void {
  for (const { before, after } of changes) {
    const isReplaced =
      after === null || (after.image !== undefined && after.image !== before?.image);
    if (before?.image && isReplaced) deleteIfUnused(before.image, waitMs);
  }
}

/** Reverses a change, and keeps its picture meanwhile. One that is lost is not restored: the product keeps its current one. */
export async function undoOf(change: Change): Promise<{ undo: Change; losesPicture: boolean }> {
  const undo = reversed(change);
  const { before, after } = undo;
  if (!after?.image) return { undo, losesPicture: false };
  // Its deletion may be due before the undo is written.
  deleteIfUnused(after.image, UNDO_MS);
  const { isLostPicture } = await import('./images');
  if (!(await isLostPicture(after.image))) return { undo, losesPicture: false };
  return {
    undo: { ...undo, after: { ...after, image: before?.image ?? null } },
    losesPicture: true,
  };
}
