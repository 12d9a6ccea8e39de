// With its extension, for the build's configuration.
import { digestOf } from '../../domain/digest.ts';
import type { MenuVersion } from './firestore-rest';
import type { Freshness } from './menu-state';
import type { FirstList } from './menu-store';

/*
 * What the build (vite/page.ts), the page's first script (start/first-script.ts) and the app share: names, and marks on cards.
 */

/** Id of the element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/** Id of the dish that ends the first screen of a category page: the first paint waits for it. */
export const FIRST_SCREEN_ID = 'primi-piatti';

/** A `media` that never matches: it defers the scripts' preload hints. */
export const DEFERRED_MEDIA = 'not all';

/** What a page's first script hands over to the app, as `window.beforeReact`. */
export type BeforeReact = {
  /** The list that a category page shows first. */
  source: FirstList['source'];
  /** The first request for the menu's version; null if none was sent, or after it is taken over. */
  version: Promise<MenuVersion> | null;
  /** When the last request was sent, in epoch ms by this device's clock. */
  askedAt: number;
  /** The request for the list: its response is parsed, not decoded. null if none was needed, or after it is taken over. */
  list: Promise<unknown[]> | null;
  /** Whether React has shown its list: from then on only React sets the freshness. */
  isOver: boolean;
  /** Whether React handles taps. Until then the last tapped button is kept. */
  isListening: boolean;
  tapped: HTMLButtonElement | null;
};

declare global {
  interface Window {
    beforeReact?: BeforeReact;
  }
}

/**
 * Sets `data-menu` on the root element to the freshness of the list on the screen: _freshness.scss hides what must not be seen.
 * Without JavaScript the attribute is missing, and everything is visible.
 */
export function setShownFreshness(freshness: Freshness): void {
  document.documentElement.dataset.menu = freshness;
}

/** Attribute of a card in the prerendered HTML: the digest of what it shows. */
export const DIGEST = 'data-digest';

/** Fields that cannot mislead on a card. The others are not listed: the first script has no room for the table of fields. */
const NOT_COMPARED = ['id', 'image', 'allergeniDaVerificare', 'posizione'];

/** A missing value and an empty one are the same. */
const isEmpty = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The digest of what a card shows.
 * @param dish a product, or the decoded fields of its document. A document as staff write it has the digest of its product; one
 *   that has to be converted, or has extra fields, has a different digest
 */
export function cardDigest(dish: Record<string, unknown>): string {
  const { allergeni, allergeniDaVerificare } = dish;
  // Missing allergens are not an empty list: they count as unreadable, with none declared.
  const toVerify = allergeniDaVerificare === true || !Array.isArray(allergeni);
  const shown = Object.entries(dish).filter(
    ([name, value]) => !NOT_COMPARED.includes(name) && !isEmpty(value),
  );
  return digestOf(JSON.stringify([toVerify, ...shown.sort()]));
}

/** Attribute of a card with something to hide, and of a text in it. */
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

/** Ends the first script's part, and removes its marks: React shows another list than the build's. */
export function clearFirstScript(): void {
  if (window.beforeReact) window.beforeReact.isOver = true;
  for (const element of document.querySelectorAll(`[${OUTDATED}]`)) {
    element.removeAttribute(OUTDATED);
  }
}
