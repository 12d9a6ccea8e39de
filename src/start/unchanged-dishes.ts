import { browserStorage } from '../data/browser-storage';
import { decodeFields, idOf, property } from '../data/menu/firestore-rest';
import { CONTENT, cardDigests, SHAPE } from '../domain/product/card-digests';

/** What of a card may be seen, as `dataset` spells it: 'whole', 'text' where its prices have changed, or 'none'. */
const SEEN = 'seen';
/** The custom property with a card's place in the stored list. */
const PLACE = '--place';

/** How much of a card another list has unchanged. @param dish undefined where that list has it no more */
function unchangedOf(card: HTMLElement, dish: object | undefined): 'whole' | 'text' | 'none' {
  const digests = cardDigests(dish ?? {});
  const isSame = (digest: keyof typeof digests) => card.getAttribute(digest) === digests[digest];
  return isSame(CONTENT) ? 'whole' : isSame(SHAPE) ? 'text' : 'none';
}

/** The dishes of the stored list, in its order; none where it cannot be read. */
function readStored(key: string): object[] {
  try {
    const list: unknown[] = JSON.parse(browserStorage.local.get(key) ?? '');
    return list.map(Object);
  } catch {
    return [];
  }
}

/**
 * Shows the cards of the build as the stored list has them, in its order, before React renders that: all up to the first
 * dish that has no card of the same shape, so that nothing moves later. _baked.scss shows and orders them. Works while the page is
 * still being parsed: the first paint may be earlier than its end.
 * @param key of the stored list in localStorage
 */
export function showUnchangedDishes(key: string): void {
  const stored = readStored(key);
  let place = 0;
  function show() {
    for (let dish = stored[place]; dish; dish = stored[place]) {
      const id = JSON.stringify(String(property(dish, 'id')));
      const card = document.querySelector<HTMLElement>(`[data-dish=${id}]`);
      const seen = card && unchangedOf(card, dish);
      if (!seen || seen === 'none') return;
      card.style.setProperty(PLACE, String(place));
      card.dataset[SEEN] = seen;
      place += 1;
    }
  }
  const observer = new MutationObserver(show);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    show();
    observer.disconnect();
  });
}

/**
 * Marks on the build's cards, where they stand, what of them a list has unchanged that Firestore has just answered with.
 * @param answer that of `runQuery`, parsed
 * @returns how many dishes of the category have no card; null where a card may not be seen whole
 */
export function markUnchangedDishes(answer: unknown): number | null {
  // Of what is no answer nothing can be said.
  if (!Array.isArray(answer)) return null;
  const dishes = new Map<unknown, object>();
  for (const element of answer) {
    const stored = property(element, 'document');
    const id = idOf(String(property(stored, 'name')));
    dishes.set(id, decodeFields(property(stored, 'fields')));
  }
  const cards = [...document.querySelectorAll<HTMLElement>('[data-dish]')];
  for (const card of cards) card.dataset[SEEN] = unchangedOf(card, dishes.get(card.dataset.dish));
  if (cards.some(({ dataset }) => dataset[SEEN] !== 'whole')) return null;
  const category = property(dishes.get(cards[0]?.dataset.dish), 'categoria');
  const inCategory = [...dishes.values()].filter(
    (dish) => property(dish, 'categoria') === category,
  );
  return inCategory.length - cards.length;
}
