/*
 * A first visit, from the build to the price that is known to be current, and every module on its way. What the build writes into a
 * page and the first script looks for is named below, what these two leave for the app in data/menu/page-handover.ts.
 *
 * | when              | what                                                                | modules                          |
 * |-------------------|---------------------------------------------------------------------|----------------------------------|
 * | build             | renders the page; a category page with its dishes, a digest on each | vite/prerender, vite/page,       |
 * |                   | card, and a data block                                              | entry-server, data/menu/         |
 * |                   |                                                                     | baked-menu, domain/product/      |
 * |                   |                                                                     | card-digest                      |
 * | before the first  | keeps the room of the filter's chips; decides which list is shown;  | first-script, first-list,        |
 * | paint             | asks for the menu's version; marks cards that a stored list has     | menu/filter/kept-choice,         |
 * |                   | otherwise                                                           | outdated-cards, data/menu/       |
 * |                   |                                                                     | menu-keys, menu-version,         |
 * |                   |                                                                     | firestore-rest                   |
 * | first paint       | the dishes, prices and allergens too, with the styles of the page   | menu/_freshness.scss             |
 * | the answers       | same version: the list is current; another: asks for the list,      | data/menu/menu-state,            |
 * |                   | marks the cards that it changes                                     | page-handover                    |
 * | first pictures,   | starts the deferred scripts and styles, taps on buttons are kept;   | deferred-scripts, early-tap      |
 * | or a touch        | at the answers already where only React can go on                   |                                  |
 * | scripts           | hydrates what the build wrote, the cards in slices, then shows the  | main, menu/category/CategoryPage,|
 * |                   | list that holds; gives the kept tap                                 | menu/useShownFreshness,          |
 * |                   |                                                                     | data/menu/menu-cache             |
 * | idle              | stores the whole menu of the build in localStorage                  | data/menu/menu-refresh,          |
 * |                   |                                                                     | menu-store                       |
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

/** What the build tells the first script of a category page, as JSON in `data-list` on its element. */
export type ListOfBuild = {
  /** The localStorage key of the category's list. */
  items: string;
  /** What the build wrote into the page; null where it could not read the menu, or the category is empty. */
  baked: {
    version: string;
    /** When the build read the menu, in epoch ms. */
    savedAt: number;
  } | null;
  /** The names of the fields that are compared. */
  fields: string[];
};
