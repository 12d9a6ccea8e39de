/** The parameter that holds the id of the open dish, or of the one whose changes are listed: `?piatto=margherita`. */
export const DISH_PARAMETER = 'piatto';

/** The parameter that holds the search text of the reserved list: `?q=bufala`. */
export const QUERY_PARAMETER = 'q';

/** The parameter that holds the page of the reserved list: `?p=2`; page 1 has none. */
export const PAGE_PARAMETER = 'p';

/** The parameter that limits the reserved list, to a category or to a state: `?solo=bibite`, `?solo=esauriti`. */
export const FILTER_PARAMETER = 'solo';

/** The parameter that holds the order of the reserved list: `?ordine=prezzo`; the order of the menu has none. */
export const ORDER_PARAMETER = 'ordine';

/** The parameter that holds the id of the product that a form edits or adds: `?id=margherita`. */
export const ID_PARAMETER = 'id';

const DISHES = '/piatto';

/**
 * Separate constants, so that the first script does not bundle the whole `paths` object. The words of a search are behind the '#'
 * (domain/hash.ts).
 */
export const SEARCH_PATH = '/menu/cerca';
export const HOME_PATH = '/';

/** An address that leads to the whole menu, which prints as one (firebase.json too). */
export const PRINT_PATH = '/menu/stampa';

/** Every address of the site. No other module spells a path or a parameter's name. */
export const paths = {
  home: HOME_PATH,
  contatti: '/#contatti',
  storia: '/storia',
  privacyPolicy: '/privacy-policy',
  cookiePolicy: '/cookie-policy',
  terms: '/termini-e-condizioni',
  login: '/login',
  menu: '/menu',
  /** @param link a category's `link`: 'pizze-classiche', or 'elenco-allergeni' for the allergen list */
  category: (link: string) => `/menu/${link}`,
  /** The address of a dish, whichever category it is in. @param id the product's */
  dish: (id: string) => `${DISHES}/${encodeURIComponent(id)}`,
  /** The page that the hosting serves for a dish that the build did not know. */
  anyDish: DISHES,
  search: SEARCH_PATH,
  allergenRegister: '/menu/registro-allergeni',
  reserved: '/reserved',
  addItem: '/reserved/additem',
  /** The form of one new product. @param id the product's, under which its draft is stored */
  addProduct: (id: string) => `/reserved/additem?${ID_PARAMETER}=${encodeURIComponent(id)}`,
  editItem: '/reserved/edititem',
  /** The form of one product, for a new tab: within a tab the list passes the product itself. @param id the product's */
  editProduct: (id: string) => `/reserved/edititem?${ID_PARAMETER}=${encodeURIComponent(id)}`,
  tableCards: '/reserved/cartoncini',
  changePrices: '/reserved/prezzi',
  /** The order of a category's dishes. @param link the category's @param id the product to begin with */
  menuOrder: (link?: string, id?: string) => {
    const parameters = {
      ...(link && { [FILTER_PARAMETER]: link }),
      ...(id && { [DISH_PARAMETER]: id }),
    };
    return `/reserved/ordine${link ? '?' : ''}${new URLSearchParams(parameters)}`;
  },
  importMenu: '/reserved/importa',
  /** The latest changes. @param id limits them to this product */
  history: (id?: string) =>
    `/reserved/modifiche${id === undefined ? '' : `?${DISH_PARAMETER}=${encodeURIComponent(id)}`}`,
  /** Special days and notices. */
  notice: '/reserved/avviso',
  /** What the house says of itself: hours, phone, charges, answers. */
  locale: '/reserved/locale',
} as const;
