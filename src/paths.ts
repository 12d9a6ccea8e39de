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
  search: '/menu/cerca',
  reserved: '/reserved',
  addItem: '/reserved/additem',
  editItem: '/reserved/edititem',
} as const;
