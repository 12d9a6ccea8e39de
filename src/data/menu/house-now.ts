import type { SpecialDays } from '../../domain/hours/weekly-hours';
import type { House } from '../../domain/house/house';
import { createStore } from '../store';
import { type HouseCopy, NO_HOUSE, newestHouse, readStoredHouse, storeHouse } from './house-copy';
import { earlyHouse, HOUSE_BLOCK_ID } from './page-handover';

/*
 * The newest copy of `meta/locale` that is known. Every response for the menu's version brings one. What it says is read by house.ts,
 * which loads the code for it only where the copy is not the build's.
 */

/** What the build writes into every page: its copy, and what it says on the day of the build. */
export type BakedHouse = HouseCopy & {
  /** What the copy says, with the restaurant's own, in place of its fields; null: the restaurant's own alone. */
  house: House | null;
  giorni: readonly SpecialDays[];
  /** The special days of the next sixty days in words, a line each. */
  lines: readonly string[];
};

/** What a page has without the build's copy. */
export const NOTHING_BAKED: BakedHouse = {
  ...NO_HOUSE,
  house: null,
  giorni: [],
  lines: [],
};

const baked = createStore((): BakedHouse => {
  const block = globalThis.document?.getElementById(HOUSE_BLOCK_ID)?.textContent;
  return block ? JSON.parse(block) : NOTHING_BAKED;
});

/** What the build has written into the page: always the same object. */
export const bakedHouse = baked.get;

/** Starts anew with what the build writes into its pages. The build calls this before it renders them. */
export const seedBakedHouse = baked.set;

/** The newest copy. */
export const houseCopy = createStore(() =>
  newestHouse([bakedHouse(), readStoredHouse(), earlyHouse() ?? null]),
);

/** When the last copy was read, in epoch ms by Firestore's clock. */
let readAt = 0;

/** Applies and stores a copy, unless an earlier request has brought it, or it says what is known. */
export function applyHouse(copy: HouseCopy): void {
  const known = houseCopy.get();
  if (copy.readAt < Math.max(readAt, known.readAt)) return;
  readAt = copy.readAt;
  if (copy.writtenAt === known.writtenAt) return;
  storeHouse(copy);
  houseCopy.set(copy);
}

/** Applies what another tab has stored. */
export function applyStoredHouse(): void {
  const stored = readStoredHouse();
  if (stored) applyHouse(stored);
}
