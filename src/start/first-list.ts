import { isFresh, readEntry, readVersion } from '../data/menu/menu-keys';
import type { BakedAttributes } from './page-contract';

/** Which list a category page shows first. */
export type FirstList = {
  /** Where it comes from; 'none' where it has to be read. */
  source: 'baked' | 'stored' | 'none';
  /** Whether localStorage holds it. */
  isStored: boolean;
  /** Its version; null where none is known. */
  version: string | null;
  /** Whether the build's dishes may not be seen before React is there: a filter hides some, or they are too old. */
  isHeld: boolean;
};

/** What is at hand before anything is painted. Times in epoch ms. */
type AtHand = {
  baked: { version: string; savedAt: number } | null;
  stored: { version: string | null; savedAt: number } | null;
  /** Whether an allergen filter is on: which cards it hides is for React to say. */
  filtered: boolean;
  now: number;
};

/** Decides before the first paint: the later list wins, and none is shown that is older than 30 days. */
export function decideFirstList({ baked, stored, filtered, now }: AtHand): FirstList {
  const kept = stored && isFresh(stored, now) ? stored : null;
  const isSame = baked !== null && kept?.version === baked.version;
  const isLatest =
    baked !== null && isFresh(baked, now) && !(kept && kept.savedAt >= baked.savedAt);
  const source = isSame || isLatest ? 'baked' : kept ? 'stored' : 'none';
  return {
    source,
    isStored: isSame || source === 'stored',
    version: (source === 'baked' ? baked : kept)?.version ?? null,
    isHeld: baked !== null && (filtered || source === 'none'),
  };
}

/**
 * Looks at what the build, localStorage and the script of the filter's room (avoided-room.ts) say.
 * @param attributes those of the first script's element on a category page
 */
export function findAtHand(attributes: Partial<BakedAttributes>): AtHand {
  const { items = '', version, readAt } = attributes;
  const entry = readEntry(items);
  return {
    baked: version === undefined ? null : { version, savedAt: Number(readAt) },
    stored: entry && { version: readVersion(), savedAt: entry.savedAt },
    filtered: document.documentElement.dataset.avoided !== undefined,
    now: Date.now(),
  };
}
