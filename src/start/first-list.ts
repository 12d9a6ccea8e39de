import { isFresh, isLater, readEntry, readVersion } from '../data/menu/menu-store';
import type { BeforeReact, ListOfBuild } from '../data/menu/page-handover';
import { cardDigest, DIGEST } from '../domain/product/card-digest';

/** Which list a page with dishes shows first. */
export type FirstList = Pick<BeforeReact, 'source'> & {
  /** Whether localStorage holds it. */
  isStored: boolean;
  /** null if none is known. */
  version: string | null;
};

/** Decides before the first paint: the newer version wins, else the later list, and none older than 30 days is shown. */
export function decideFirstList({ items, baked, fields }: ListOfBuild): FirstList {
  // All lists are stored together, and are as old as each other.
  const entry = readEntry(items[0] ?? '', fields);
  const stored = entry && isFresh(entry.savedAt) ? { ...entry, version: readVersion() } : null;
  if (baked) {
    const isSame = stored?.version === baked.version;
    const isLatest = stored?.version
      ? !isLater(stored.version, baked.version)
      : baked.savedAt > (stored?.savedAt ?? 0);
    if (isSame || (isLatest && isFresh(baked.savedAt))) {
      return { source: 'baked', isStored: isSame, version: baked.version };
    }
  }
  const source = stored ? 'stored' : 'none';
  return { source, isStored: stored !== null, version: stored?.version ?? null };
}

/** Attribute of a card with something to hide, and of a text in it: useShownFreshness removes both. */
const OUTDATED = 'data-outdated';

/**
 * Marks prerendered cards that differ from a newer list, before React shows that list. On a card that the list changes or lacks,
 * _freshness.scss then hides prices, marks, allergens, and each text that differs. Hidden parts keep their space,
 * and other cards stay as they are. While the page is being parsed, cards are compared as they arrive, before they are painted.
 * @param dishes the dishes of the list, by id
 */
export function compareCards(dishes: ReadonlyMap<string, Record<string, unknown>>): void {
  function compare() {
    for (const card of document.querySelectorAll<HTMLElement>('[data-dish]')) {
      const dish = dishes.get(card.dataset.dish ?? '');
      const isSame = dish && card.getAttribute(DIGEST) === cardDigest(dish);
      const texts = dish && Object.values(dish);
      card.toggleAttribute(OUTDATED, !isSame);
      for (const text of card.querySelectorAll('[data-text]')) {
        text.toggleAttribute(OUTDATED, texts?.includes(text.textContent) === false);
      }
    }
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
