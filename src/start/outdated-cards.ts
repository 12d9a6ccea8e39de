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

/**
 * @param dishes those of the list, by their id
 * @param names of the fields to compare
 */
function markCards(dishes: ReadonlyMap<string, object>, names: readonly string[]): void {
  for (const card of document.querySelectorAll<HTMLElement>('[data-dish]')) {
    const dish = dishes.get(card.dataset.dish ?? '');
    const isSame = dish !== undefined && card.getAttribute(DIGEST) === cardDigest(dish, names);
    const texts: unknown[] | null = dish ? Object.values(dish) : null;
    card.toggleAttribute(OUTDATED, !isSame);
    for (const text of card.querySelectorAll('.item-name, .item-description')) {
      text.toggleAttribute(OUTDATED, texts !== null && !texts.includes(text.textContent));
    }
  }
}

/**
 * Compares the build's cards with the list that Firestore has answered with.
 * @param answer that of `runQuery`
 * @param names of the fields to compare
 */
export function compareWithAnswer(answer: readonly unknown[], names: readonly string[]): void {
  const dishes = new Map<string, object>();
  for (const element of answer) {
    const document = property(element, 'document');
    dishes.set(idOf(document), decodeFields(property(document, 'fields')));
  }
  markCards(dishes, names);
}

/**
 * Compares them with the list in localStorage, which is later than the build.
 * @param key of the list; one that cannot be read has none of the dishes
 * @param names of the fields to compare
 */
export function compareWithStored(key: string, names: readonly string[]): void {
  const dishes = new Map<string, object>();
  try {
    const list: unknown[] = JSON.parse(readEntry(key)?.items ?? '');
    for (const dish of list) dishes.set(String(property(dish, 'id')), Object(dish));
  } catch {
    // None of them.
  }
  markCards(dishes, names);
}
