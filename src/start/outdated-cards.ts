import { decodeFields, idOf, property } from '../data/menu/firestore-rest';
import { readEntry } from '../data/menu/menu-keys';
import { cardDigest, DIGEST } from '../domain/product/card-digest';

/*
 * Hides on the build's cards what a later list has otherwise, before React shows that list: on a card that the list changes or
 * lacks its prices, its allergens, and a name or description that is another one. What is hidden keeps its room, and the other cards
 * stay as they are. _freshness.scss hides by the attribute; useShownFreshness removes it with the card that it stands on.
 */

/** Attribute of a card with something to hide, and of a text on it. */
const OUTDATED = 'data-outdated';

/** A list's dishes by their id. */
type Dishes = ReadonlyMap<string | undefined, object>;

/** @param names of the fields to compare. @returns whether the list has the card as it is */
function compareCard(card: HTMLElement, dishes: Dishes, names: readonly string[]): boolean {
  const dish = dishes.get(card.dataset.dish);
  const isSame = dish !== undefined && card.getAttribute(DIGEST) === cardDigest(dish, names);
  const texts: unknown[] | null = dish ? Object.values(dish) : null;
  card.toggleAttribute(OUTDATED, !isSame);
  for (const text of card.querySelectorAll('.item-name, .item-description')) {
    text.toggleAttribute(OUTDATED, texts !== null && !texts.includes(text.textContent));
  }
  return isSame;
}

const findCards = () => [...document.querySelectorAll<HTMLElement>('[data-dish]')];

/**
 * Compares the build's cards with the list that Firestore has answered with.
 * @param answer that of `runQuery`, parsed
 * @param names of the fields to compare
 * @returns whether the category has exactly these dishes
 * @throws Error where it is no answer
 */
export function compareWithAnswer(answer: unknown, names: readonly string[]): boolean {
  if (!Array.isArray(answer)) throw new Error('Firestore answered otherwise');
  const dishes = new Map<string | undefined, object>();
  for (const element of answer) {
    const stored = property(element, 'document');
    dishes.set(idOf(String(property(stored, 'name'))), decodeFields(property(stored, 'fields')));
  }
  const cards = findCards();
  const others = cards.filter((card) => !compareCard(card, dishes, names));
  const category = property(dishes.get(cards[0]?.dataset.dish), 'categoria');
  const now = [...dishes.values()].filter(
    (dish) => property(dish, 'categoria') === category && property(dish, 'nascosto') !== true,
  );
  return others.length === 0 && now.length === cards.length;
}

/** The dishes of a stored list; none where it cannot be read. */
function readStored(key: string): Dishes {
  try {
    const list: unknown[] = JSON.parse(readEntry(key)?.items ?? '');
    return new Map(list.map((dish) => [String(property(dish, 'id')), Object(dish)]));
  } catch {
    return new Map();
  }
}

/**
 * Compares them with the list in localStorage, which is later than the build. Works while the page is still being parsed: the
 * first paint may be earlier than its end.
 * @param key of the list
 * @param names of the fields to compare
 */
export function compareWithStored(key: string, names: readonly string[]): void {
  const dishes = readStored(key);
  let compared = 0;
  function compare() {
    const cards = findCards();
    for (const card of cards.slice(compared)) compareCard(card, dishes, names);
    // The last one may not be there whole.
    compared = Math.max(0, cards.length - 1);
  }
  const observer = new MutationObserver(compare);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    compare();
    observer.disconnect();
  });
}
