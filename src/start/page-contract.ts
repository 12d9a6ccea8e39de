import type { MenuVersion } from '../data/menu/version-answer';

/*
 * What the build writes into a page, the first script does with it, and the app finds: the names that the three share.
 *
 * | when                         | who                          | what happens                                                    |
 * |------------------------------|------------------------------|-----------------------------------------------------------------|
 * | the build                    | vite/prerender.ts            | renders the page; a category page holds its dishes and a data block |
 * | before the first paint       | first-script.ts              | asks for the menu's version; decides which list may be seen     |
 * | first paint                  | the browser                  | HTML and CSS; the baked prices keep their room, unseen          |
 * | the version's answer         | first-script.ts              | same version: shows the prices; another one: asks for the list  |
 * | first pictures, or a touch   | first-script.ts              | starts the deferred scripts                                     |
 * | main.tsx                     | React                        | takes over the page; the cards in slices                        |
 * | idle                         | data/menu/baked-menu.ts      | stores the whole menu of the build in localStorage              |
 */

/** The element that holds a category page's baked menu as JSON. */
export const DATA_BLOCK_ID = 'menu-data';

/** Attribute of the link that names the main script where that is deferred. */
export const MAIN_LINK = 'data-main';

/** A `media` that never matches: it keeps the deferred scripts' preload hints from being followed. */
export const DEFERRED_MEDIA = 'not all';

/** How many eager pictures of the page must be there before the deferred scripts start. */
export const PICTURES_FIRST = 2;

/** Attributes of the first script's own element, by which a category page tells it what is baked. */
export type BakedAttributes = {
  /** The localStorage key of the category's list. */
  items: string;
  version: string;
  /** When the build read the menu, in epoch ms. */
  readAt: string;
};

/**
 * What may be seen of a baked list; stands as `data-menu` on the root element, where the style sheet finds it.
 * Without JavaScript there is no such attribute, and everything is seen.
 *
 * | state       | seen                               | why                                                              |
 * |-------------|------------------------------------|------------------------------------------------------------------|
 * | unconfirmed | everything but the prices          | the version is asked for                                         |
 * | confirmed   | everything                         | the version still holds, or localStorage has it with this version |
 * | unanswered  | everything, and the list's age     | no answer within BAKED_PATIENCE_MS                               |
 * | superseded  | nothing of the list                | localStorage has a later one, a filter is on, or it is too old   |
 */
export type BakedState = 'unconfirmed' | 'confirmed' | 'unanswered' | 'superseded';

/** The attribute of the root element, as `dataset` spells it. */
export const BAKED_STATE = 'menu';

/** What the first script hands on to the app, as `window.beforeReact`. */
export type BeforeReact = {
  /** The answer to the first question for the menu's version, null where none was asked. */
  version: Promise<MenuVersion> | null;
  /** The answer to the question for the list, where the version called for it: parsed, not decoded. */
  list: () => Promise<unknown> | null;
  /** The button that was tapped last while nothing could answer; from then on taps are React's. */
  takeTap: () => HTMLButtonElement | null;
};

declare global {
  interface Window {
    beforeReact?: BeforeReact;
  }
}
