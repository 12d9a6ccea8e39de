import type { MenuVersion } from './firestore-rest';
import type { Freshness } from './menu-state';

/*
 * The names that the build (vite/page.ts), the page's first script (start/first-script.ts) and the app share.
 */

/** The element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/** Attribute of the link that names the main script where that is deferred. */
export const MAIN_LINK = 'data-main';

/** A `media` that never matches: it defers the scripts' preload hints and the style sheets of a page. */
export const DEFERRED_MEDIA = 'not all';

/** What the build tells the first script of a category page, as JSON in `data-list` on its element. */
export type ListOfBuild = {
  /** The localStorage key of the category's list. */
  items: string;
  /** What the build wrote into the page, and when it read that (epoch ms); null where it has no dishes. */
  baked: { version: string; savedAt: number } | null;
};

/** What the first script of a page hands over, as `window.beforeReact`. */
export type BeforeReact = {
  /** The list that a category page shows first: the baked one, the stored one, or none. */
  source: 'baked' | 'stored' | 'none';
  /** The answer to the first question for the menu's version, null where none was asked or it is taken. */
  version: Promise<MenuVersion> | null;
  /** When the last question was asked, in ms since the page's navigation. */
  askedAt: number;
  /** The answer to the question for the list: parsed, not decoded. null where the version did not call for it, or it is taken. */
  list: Promise<unknown[]> | null;
  /** Whether React has shown its list: from then on it alone says how fresh that is. */
  isOver: boolean;
  /** Whether React hears taps. Until then the last button that was tapped is kept. */
  isListening: boolean;
  tapped: HTMLButtonElement | null;
};

declare global {
  interface Window {
    beforeReact?: BeforeReact;
  }
}

/**
 * Says on the root element, as `data-menu`, how the list that is shown compares with the server's: _freshness.scss hides by it what
 * must not be seen. Without JavaScript there is no such attribute, and everything is seen.
 */
export function setShownFreshness(freshness: Freshness): void {
  document.documentElement.dataset.menu = freshness;
}
