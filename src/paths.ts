/** Name of the parameter that holds the id of the dish that is open. */
export const DISH_PARAMETER = 'piatto';

/** Name of the parameter that holds the text that is searched for. */
export const QUERY_PARAMETER = 'q';

/** Name of the parameter that holds the page of the reserved list; page 1 has none. */
export const PAGE_PARAMETER = 'p';

/** Every address of the site, once. Nobody else spells a path. */
export const paths = {
  home: '/',
  contatti: '/#contatti',
  storia: '/storia',
  privacyPolicy: '/privacy-policy',
  cookiePolicy: '/cookie-policy',
  terms: '/termini-e-condizioni',
  login: '/login',
  menu: '/menu',
  /** @param link a category's `link`: 'pizze-classiche', or 'elenco-allergeni' for the allergen list */
  category: (link: string) => `/menu/${link}`,
  /** A dish, open on its category's page. @param link the category's @param id the product's */
  dish: (link: string, id: string) => `/menu/${link}?${DISH_PARAMETER}=${encodeURIComponent(id)}`,
  search: '/menu/cerca',
  /** The whole menu, set for paper. */
  printedMenu: '/menu/stampa',
  allergenRegister: '/menu/registro-allergeni',
  reserved: '/reserved',
  addItem: '/reserved/additem',
  editItem: '/reserved/edititem',
  /** Cards for the tables, with the menu's QR code. */
  tableCards: '/reserved/cartoncini',
  changePrices: '/reserved/prezzi',
} as const;
