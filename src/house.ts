import { bakedHouse, houseCopy } from './data/menu/house-now';
import { createStore } from './data/store';
import type { House } from './domain/house/house';
import { ownHouse } from './restaurant';
import { useStore } from './ui/useStore';

/*
 * What the house says of itself, for every page: the newest copy of `meta/locale`, with the restaurant's own facts for the fields that
 * it lacks. No page reads those facts from restaurant.ts itself (tests/unit/import-directions.test.ts).
 */

/** What the build has read: in prerendered pages, and while they hydrate. */
const getBaked = (): House => bakedHouse().house ?? ownHouse;

/** What is shown, and the copy that says it. */
const shown = createStore(() => ({ copy: bakedHouse() as object, house: getBaked() }));

/** Shows what the newest copy says. If the code that reads it does not load, the next copy tries again. */
async function showNewest(): Promise<void> {
  const copy = houseCopy.get();
  if (copy === shown.get().copy) return;
  const { houseOf, readHouse } = await import('./domain/house/house');
  if (copy === houseCopy.get())
    shown.set({ copy, house: houseOf(readHouse(copy.fields), ownHouse) });
}

const tryToShow = () => void showNewest().catch(() => {});

let isFollowing = false;

/** Follows the newest copy from the first listener on: a build has none. */
function subscribe(listener: () => void): () => void {
  if (!isFollowing) {
    isFollowing = true;
    houseCopy.subscribe(tryToShow);
    tryToShow();
  }
  return shown.subscribe(listener);
}

const houseShown = { get: () => shown.get().house, subscribe };

/** What the house says of itself: hours, phone, charges, answers. The component renders again when it changes. */
export const useHouse = (): House => useStore(houseShown, getBaked);

/** The same outside a component, as it is shown now. */
export const houseAtPresent = (): House => shown.get().house;

/** Whether the newest copy is shown. */
export const isNewestShown = () => shown.get().copy === houseCopy.get();
