import { browserStorage } from '../data/browser-storage';
import { property } from '../data/menu/firestore-rest';
import { DATA_BLOCK_ID } from '../data/menu/page-handover';

/** Attribute of a card whose dish is the same in the stored list, as `dataset` spells it. */
const UNCHANGED = 'unchanged';

function parse(json: string | null | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
}

const textsOf = (list: unknown) =>
  Array.isArray(list) ? list.map((dish) => JSON.stringify(dish)) : [];

/**
 * Marks the cards of the build whose dishes the stored list has unchanged, in the same place: they may be seen, prices
 * included, before React renders the stored list. _baked.scss shows them.
 * @param key of the stored list in localStorage
 */
export function markUnchangedDishes(key: string): void {
  const stored = textsOf(parse(browserStorage.local.get(key)));
  const block = parse(document.getElementById(DATA_BLOCK_ID)?.textContent);
  const baked = textsOf(property(block, 'products'));
  const cards = document.querySelectorAll<HTMLElement>('.item-grid > li');
  for (const [index, card] of cards.entries()) {
    if (stored[index] && stored[index] === baked[index]) card.dataset[UNCHANGED] = '';
  }
}
