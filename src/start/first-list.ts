import { isFresh, readEntry, readVersion } from '../data/menu/menu-keys';
import type { ListOfBuild } from './page-contract';

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

/**
 * Decides before the first paint: the later list wins, and none is shown that is older than 30 days.
 * @param filtered whether a filter is on: which cards it hides is for React to say
 */
export function decideFirstList(
  { items, baked }: Pick<ListOfBuild, 'items' | 'baked'>,
  filtered: boolean,
): FirstList {
  const now = Date.now();
  const entry = readEntry(items);
  const stored = entry && isFresh(entry, now) ? { ...entry, version: readVersion() } : null;
  const isSame = baked !== null && stored?.version === baked.version;
  const isLatest =
    baked !== null && isFresh(baked, now) && !(stored && stored.savedAt >= baked.savedAt);
  const source = isSame || isLatest ? 'baked' : stored ? 'stored' : 'none';
  return {
    source,
    isStored: isSame || source === 'stored',
    version: (source === 'baked' ? baked : stored)?.version ?? null,
    isHeld: baked !== null && (filtered || source === 'none'),
  };
}
