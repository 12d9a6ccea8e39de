/*
 * A visit, from the build to the app. What the build writes into a page and the first script looks for is named here, what
 * these two leave for the app in data/menu/page-handover.ts.
 *
 * | when                       | who              | what                                                                    |
 * |----------------------------|------------------|-------------------------------------------------------------------------|
 * | build                      | vite/prerender   | renders the page; a category page with its dishes and a data block      |
 * | before the first paint     | avoided-room     | on every page of the menu: finds the filter, keeps the room of its chips |
 * |                            | first-script     | asks for the menu's version; decides which list may be seen             |
 * | first paint                | HTML alone       | the dishes, with the styles that the page holds; prices keep their room |
 * | the version's answer       | first-script     | same version: the prices are seen; another one: asks for the list       |
 * | the list's answer          | first-script     | the prices that it has unchanged are seen                               |
 * | first pictures, or a touch | first-script     | starts the deferred scripts and styles; taps on buttons are kept; at    |
 * |                            |                  | the answers already where only React can go on: the category has        |
 * |                            |                  | changed, or a dish of the page is sold out                              |
 * | scripts                    | main, React      | hydrates what the build wrote, the cards in slices, then shows the list |
 * |                            |                  | that holds; gives the kept tap                                          |
 * | idle                       | menu-refresh     | stores the whole menu of the build in localStorage                      |
 *
 * A page whose code is not deferred holds tap-script alone, which keeps the taps.
 */

/** Attribute of the link that names the main script where that is deferred. */
export const MAIN_LINK = 'data-main';

/**
 * A `media` that never matches: it keeps the deferred scripts' preload hints from being followed, and the style sheet of a
 * category page from holding its first paint back.
 */
export const DEFERRED_MEDIA = 'not all';

/** How many eager pictures of the page must be painted before the deferred scripts start. */
export const PICTURES_FIRST = 2;

/** Attributes of the first script's element, by which a category page tells it what is baked. */
export type BakedAttributes = {
  /** The localStorage key of the category's list. */
  items: string;
  version: string;
  /** When the build read the menu, in epoch ms. */
  readAt: string;
};
