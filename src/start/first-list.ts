import { decodeFields, idOf, property } from '../data/menu/firestore-rest';
import { isFresh, readEntry, readVersion } from '../data/menu/menu-keys';
import { cardDigest, DIGEST } from '../domain/product/card-digest';
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

/*
 * Hides on the build's cards what a later list has otherwise, before React shows that list: on a card that the list changes or
 * lacks its prices, its allergens, and a name or description that is another one. What is hidden keeps its room, and the other cards
 * stay as they are. _freshness.scss hides by the attribute; useShownFreshness removes it with the card that it stands on.
 */

/** Attribute of a card with something to hide, and of a text on it. */
const OUTDATED = 'data-outdated';

/**
 * @param cards to compare
 * @param dishes those of the list, by their id
 * @param names of the fields to compare
 */
function markCards(
  cards: readonly HTMLElement[],
  dishes: ReadonlyMap<string, object>,
  names: readonly string[],
): void {
  for (const card of cards) {
    const dish = dishes.get(card.dataset.dish ?? '');
    const isSame = dish !== undefined && card.getAttribute(DIGEST) === cardDigest(dish, names);
    const texts: unknown[] | null = dish ? Object.values(dish) : null;
    card.toggleAttribute(OUTDATED, !isSame);
    for (const text of card.querySelectorAll('.item-name, .item-description')) {
      text.toggleAttribute(OUTDATED, texts !== null && !texts.includes(text.textContent));
    }
  }
}

const findCards = () => [...document.querySelectorAll<HTMLElement>('[data-dish]')];

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
  markCards(findCards(), dishes, names);
}

/**
 * Compares them with the list in localStorage, which is later than the build, while the page is still being parsed: its first
 * cards are painted before the last ones are there.
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
  let compared = 0;
  const compare = () => {
    const cards = findCards();
    markCards(cards.slice(compared), dishes, names);
    // The last one may not be there whole.
    compared = Math.max(0, cards.length - 1);
  };
  const observer = new MutationObserver(compare);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => {
    compare();
    observer.disconnect();
  });
}
