import { local } from '../browser-storage';

/*
 * `meta/locale` as it travels: from Firestore, from the build, and from an earlier visit. The page's first script compares copies
 * too, so no field is read here.
 */

export const HOUSE_KEY = 'menuHouse';

/** What somebody has read of `meta/locale`; both times in epoch ms by Firestore's clock. */
export type HouseCopy = {
  /** The decoded fields; none without a document. domain/house/house.ts reads them. */
  fields: unknown;
  /** When the document was last written; 0 if there is none. */
  writtenAt: number;
  /** When it was read. */
  readAt: number;
};

/** Before anything is known: the restaurant's own. */
export const NO_HOUSE: HouseCopy = { fields: {}, writtenAt: 0, readAt: 0 };

/** What an earlier visit or another tab has read; null if there is nothing, or nothing readable. */
export function readStoredHouse(): HouseCopy | null {
  try {
    const { fields, writtenAt, readAt } = JSON.parse(local.get(HOUSE_KEY) ?? 'null') ?? {};
    const areTimes = Number.isFinite(writtenAt) && Number.isFinite(readAt);
    return areTimes ? { fields, writtenAt, readAt } : null;
  } catch {
    return null;
  }
}

/** Stores a copy. One that cannot replace the stored one removes it: that would be shown again on the next visit. */
export function storeHouse(copy: HouseCopy): void {
  if (!local.set(HOUSE_KEY, JSON.stringify(copy))) local.remove(HOUSE_KEY);
}

/** The copy that was read last, and of equal ones the first. */
export const newestHouse = (copies: readonly [HouseCopy, ...(HouseCopy | null)[]]): HouseCopy =>
  copies.reduce<HouseCopy>(
    (newest, copy) =>
      copy && copy.readAt > newest.readAt && copy.writtenAt !== newest.writtenAt ? copy : newest,
    copies[0],
  );
