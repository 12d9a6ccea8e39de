import type { Freshness } from './menu-state';
import type { MenuVersion } from './menu-version';

/*
 * What the build and the page's first script leave in the page for the app: the names that they share.
 */

/** The element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/**
 * Says on the root element, as `data-menu`, how the list that is shown compares with the server's: _freshness.scss hides by it what
 * must not be seen. Without JavaScript there is no such attribute, and everything is seen.
 */
export function setShownFreshness(freshness: Freshness): void {
  document.documentElement.dataset.menu = freshness;
}

/** What the first script of a page hands over, as `window.beforeReact`. */
export type BeforeReact = {
  /** The list that a category page shows first: the baked one, the stored one, or none. */
  source: 'baked' | 'stored' | 'none';
  /** The answer to the first question for the menu's version, null where none was asked or it is taken. */
  version: Promise<MenuVersion> | null;
  /** When that was asked, in ms since the page's navigation. */
  askedAt: number;
  /** The answer to the question for the list: parsed, not decoded. null where the version did not call for it, or it is taken. */
  list: Promise<unknown[]> | null;
  /** Whether React has shown its list: from then on it alone says how fresh that is. */
  isOver: boolean;
  /** Ends the keeping of taps, which React hears from now on. @returns the button that was tapped last */
  takeTap: () => HTMLButtonElement | null;
};

declare global {
  interface Window {
    beforeReact?: BeforeReact;
  }
}
