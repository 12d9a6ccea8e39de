import { browserStorage } from '../data/browser-storage';
import { isFresh, timeKey, VERSION_KEY } from '../data/menu/menu-keys';
import type { BakedState } from '../data/menu/page-handover';
import { CHOICE_KEY, choiceInAddress, keptChoice, parseChoice } from '../domain/choice';
import type { BakedAttributes } from './page-contract';

/** Which list a category page shows first, and how much of the baked one may be seen. */
export type FirstList = {
  /** Where the list comes from; 'none' where it has to be read. */
  source: 'baked' | 'stored' | 'none';
  /** Whether localStorage holds it. */
  cached: boolean;
  /** Its version; null where none is known. */
  version: string | null;
  /** null where the build wrote no list into the page. */
  state: BakedState | null;
  /** Whether those dishes of a superseded list may be seen that the stored one has unchanged. */
  compare: boolean;
};

/** What is at hand before anything is painted. Times in epoch ms. */
type AtHand = {
  baked: { version: string; savedAt: number } | null;
  stored: { version: string | null; savedAt: number } | null;
  /** Whether an allergen filter is on: which cards it hides is for React to say. */
  filtered: boolean;
  now: number;
};

/**
 * Decides before the first paint: the later list wins, and none is shown that is older than 30 days (decisions, "Cache").
 * A baked list that localStorage knows under the same version is as good as a cached one, prices included.
 */
export function decideFirstList({ baked, stored, filtered, now }: AtHand): FirstList {
  const kept = stored && isFresh(stored, now) ? stored : null;
  const same = baked !== null && kept?.version === baked.version;
  const wins =
    baked !== null && (same || (isFresh(baked, now) && !(kept && kept.savedAt >= baked.savedAt)));
  const seen = wins && !filtered;
  return {
    source: wins ? 'baked' : kept ? 'stored' : 'none',
    cached: same || (kept !== null && !wins),
    version: (wins ? baked : kept)?.version ?? null,
    state: baked && (seen ? (same ? 'confirmed' : 'unconfirmed') : 'superseded'),
    compare: baked !== null && kept !== null && !wins && !filtered,
  };
}

/**
 * Looks at what the build, localStorage and the address say.
 * @param attributes those of the first script's element on a category page
 * @param address of the page
 */
export function findAtHand(
  attributes: Partial<BakedAttributes>,
  address: Pick<Location, 'hash' | 'search'>,
): AtHand {
  const { items = '', version, readAt } = attributes;
  const { local } = browserStorage;
  const now = Date.now();
  const time = local.get(items) === null ? null : local.get(timeKey(items));
  return {
    baked: version === undefined ? null : { version, savedAt: Number(readAt) },
    stored: time === null ? null : { version: local.get(VERSION_KEY), savedAt: Number(time) },
    filtered:
      parseChoice(choiceInAddress(address)).length > 0 ||
      keptChoice(local.get(CHOICE_KEY), now).length > 0,
    now,
  };
}
