import type { MenuVersion } from './firestore-rest';
import type { Freshness } from './menu-state';

/*
 * The names that the build (vite/page.ts), the page's first script (start/first-script.ts) and the app share.
 */

/** Id of the element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/** Id of the dish that ends the first screen of a category page: the first paint waits for it. */
export const FIRST_SCREEN_ID = 'primi-piatti';

/** A `media` that never matches: it defers the scripts' preload hints. */
export const DEFERRED_MEDIA = 'not all';

/** The build's data for the first script of a page with dishes, as JSON in the script's `data-list`. */
export type ListOfBuild = {
  /** The localStorage keys of the lists that the page shows. */
  items: string[];
  /** The version of the list in the HTML, and when the build read it (epoch ms); null if the page has no dishes. */
  baked: { version: string; savedAt: number } | null;
  /** The digest of this release's fields, which the first script has no room to compute. */
  fields: string;
};

/** What a page's first script hands over to the app, as `window.beforeReact`. */
export type BeforeReact = {
  /** The list that a category page shows first: the baked one, the stored one, or none. */
  source: 'baked' | 'stored' | 'none';
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
