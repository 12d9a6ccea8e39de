import { isFresh, readEntry, readVersion } from '../data/menu/menu-store';
import type { ListOfBuild } from '../data/menu/page-handover';
import { cardDigest, DIGEST } from '../domain/product/card-digest';

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

/** Attribute of a card with something to hide, and of a text on it: useShownFreshness removes it with the card that it stands on. */
const OUTDATED = 'data-outdated';

/**
 * Hides on the build's cards what a later list has otherwise, before React shows that list: on a card that the list changes or
 * lacks its prices, its allergens, and a name or description that is another one (_freshness.scss). What is hidden keeps its room, and
 * the other cards stay as they are. A page that is still being parsed is compared card by card: its first ones are painted before
 * the last ones are there.
 * @param dishes those of the list, by their id
 * @param names of the fields to compare
 */
export function compareCards(dishes: ReadonlyMap<string, object>, names: readonly string[]): void {
  let compared = 0;
  function compare() {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
    for (const card of cards.slice(compared)) {
      const dish = dishes.get(card.dataset.dish ?? '');
      const isSame = dish !== undefined && card.getAttribute(DIGEST) === cardDigest(dish, names);
      const texts: unknown[] | null = dish ? Object.values(dish) : null;
      card.toggleAttribute(OUTDATED, !isSame);
      for (const text of card.querySelectorAll('.item-name, .item-description')) {
        text.toggleAttribute(OUTDATED, texts !== null && !texts.includes(text.textContent));
      }
    }
    // The last one may not be there whole.
    compared = Math.max(0, cards.length - 1);
  }
  compare();
  if (document.readyState !== 'loading') return;
  const observer = new MutationObserver(compare);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    compare();
    observer.disconnect();
  });
}
