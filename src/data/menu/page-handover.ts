import type { MenuVersion } from './version-answer';

/*
 * What the build and the page's first script leave in the page for the app: the names that they share.
 */

/** The element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/**
 * What may be seen of a list that the build wrote into the page. Stands as `data-menu` on the root element, where
 * _baked.scss finds it; without JavaScript there is no such attribute, and everything is seen.
 *
 * | state       | seen                      | why                                                                     |
 * |-------------|---------------------------|-------------------------------------------------------------------------|
 * | unconfirmed | everything but the prices | the version is asked for                                                |
 * | confirmed   | everything                | the version still holds, or localStorage has the list with this version |
 * | unanswered  | everything, and the age   | no answer, or none within BAKED_PATIENCE_MS                             |
 * | edited      | everything but the prices | the answer names another version: the new list is being read            |
 * | superseded  | nothing of the list, but  | localStorage has a later one, a filter is on, or the list is too old    |
 * |             | dishes that a later one   | (start/unchanged-dishes.ts shows them)                                  |
 * |             | has unchanged             |                                                                         |
 */
export type BakedState = 'unconfirmed' | 'confirmed' | 'unanswered' | 'edited' | 'superseded';

/** The attribute of the root element, as `dataset` spells it. */
const BAKED_STATE = 'menu';

/** Sets the state of the page's baked list. */
export function setBakedState(state: BakedState): void {
  document.documentElement.dataset[BAKED_STATE] = state;
}

/** The state of the page's baked list, undefined where it has none. */
export function getBakedState(): string | undefined {
  return document.documentElement.dataset[BAKED_STATE];
}

/** What the first script of a page hands over, as `window.beforeReact`. */
export type BeforeReact = {
  /** The list that a category page shows first: the baked one, the stored one, or none. */
  source: 'baked' | 'stored' | 'none';
  /** The answer to the first question for the menu's version, null where none was asked or it is taken. */
  version: Promise<MenuVersion> | null;
  /** The answer to the question for the list: parsed, not decoded. null where the version did not call for it, or it is taken. */
  list: Promise<unknown> | null;
  /** Ends the keeping of taps, which React hears from now on. @returns the button that was tapped last */
  takeTap: () => HTMLButtonElement | null;
};

declare global {
  interface Window {
    beforeReact?: BeforeReact;
  }
}
