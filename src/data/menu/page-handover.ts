import type { MenuVersion } from './firestore-rest';
import type { MenuState } from './freshness';
import type { FirstList } from './menu-store';

/* Shared by the build (vite/page.ts), the page's first script (start/first-script.ts) and the app. */

/** Id of the element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/** Id of the element that holds the home page's dishes as JSON, on every public page: the home page may be opened from any. */
export const CHOSEN_ID = 'piatti-scelti';

/** Id of the dish that ends the first screen of a category page: the first paint waits for it. */
export const FIRST_SCREEN_ID = 'primi-piatti';

/** A `media` that never matches: it defers the scripts' preload hints. */
export const DEFERRED_MEDIA = 'not all';

/** The values that a page's first script hands over to the app, as `window.beforeReact`. */
export type BeforeReact = {
  /** The list that a category page shows first. */
  source: FirstList['source'];
  /** The first request for the menu's version; null if none was sent, or after it is taken over. */
  version: Promise<MenuVersion> | null;
  /** The request for the list: its response is parsed, not decoded. null if none was needed, or after it is taken over. */
  list: Promise<unknown[]> | null;
  /** When the last request was sent, in epoch ms by this device's clock. */
  askedAt: number;
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
 * Sets `data-menu` and `data-late` on the root element for the list on the screen: _freshness.scss hides what must not be seen,
 * _messages.scss shows what must be said. Without JavaScript both are missing, and every dish is visible.
 */
export function showFreshness({ freshness, late }: Pick<MenuState, 'freshness' | 'late'>): void {
  const root = document.documentElement;
  root.dataset.menu = freshness;
  root.toggleAttribute('data-late', late);
}
