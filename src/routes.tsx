import type { ComponentType } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom';
import { withoutLineBreaks } from './domain/address';
import { allergenCategory, dishCategories } from './domain/product/categories';
import { paths } from './paths';
import { RouteError } from './site/RouteError';

/**
 * A lazy page or layout. `handle` is the name of its module: for a prerendered page the build uses it to preload the right
 * chunks from the HTML, and fails if there is no such module.
 */
function lazy<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) {
  return { handle: name, lazy: async () => ({ Component: (await load())[name] }) };
}

/** The hosting finds its files only in this spelling: at another one, the rendered page would not match the served HTML. */
function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return { path, caseSensitive: true, ...lazy(name, load) };
}

const loadStaffLayout = () => import('./reserved/ReservedLayout');
const loadStaffList = () => import('./reserved/list/ProductListPage');

/** The areas whose pages are written as HTML at build time. */
export const prerenderedAreas = [
  {
    ...lazy('PublicLayout', () => import('./site/PublicLayout')),
    children: [
      page(paths.home, 'HomePage', () => import('./site/home/HomePage')),
      page(paths.storia, 'StoriaPage', () => import('./site/storia/StoriaPage')),
      page(paths.privacyPolicy, 'PrivacyPage', () => import('./site/legal/PrivacyPage')),
      page(paths.cookiePolicy, 'CookiePage', () => import('./site/legal/CookiePage')),
      page(paths.terms, 'TermsPage', () => import('./site/legal/TermsPage')),
      page(paths.login, 'LoginPage', async () => {
        const login = await import('./reserved/login/LoginPage');
        // Signing in leads to the list, which then does not wait for its code.
        for (const load of [loadStaffLayout, loadStaffList]) load().catch(() => {});
        return login;
      }),
      page('*', 'NotFoundPage', () => import('./site/NotFoundPage')),
    ],
  },
  {
    ...lazy('MenuLayout', () => import('./menu/frame/MenuLayout')),
    children: [
      page(paths.menu, 'WelcomePage', () => import('./menu/cover/WelcomePage')),
      ...dishCategories.map((category) => ({
        path: paths.category(category.link),
        caseSensitive: true,
        handle: 'CategoryPage',
        lazy: async () => {
          const { CategoryPage } = await import('./menu/category/CategoryPage');
          return { element: <CategoryPage key={category.link} category={category} /> };
        },
      })),
      page(
        paths.category(allergenCategory.link),
        'AllergenPage',
        () => import('./menu/cover/AllergenPage'),
      ),
      page(paths.allergenRegister, 'RegisterPage', () => import('./menu/paper/RegisterPage')),
      {
        ...page(`${paths.anyDish}/*`, 'DishPage', () => {
          // Closing the dish leads to a category, which then does not wait for its code.
          import('./menu/category/CategoryPage').catch(() => {});
          return import('./menu/category/DishPage');
        }),
        // The hosting has one page for it in any case (firebase.json).
        caseSensitive: false,
      },
      page(paths.search, 'SearchPage', () => import('./menu/search/SearchPage')),
    ],
  },
];

/** The pages of the reserved area. They are rendered only in the browser: the build writes the same empty HTML for each. */
export const reservedPages = [
  page(paths.reserved, 'ProductListPage', async () => {
    const list = await loadStaffList();
    list.prepareList();
    return list;
  }),
  page(paths.addItem, 'AddItemPage', () => import('./reserved/form/ItemPages')),
  page(paths.editItem, 'EditItemPage', () => import('./reserved/form/ItemPages')),
  page(paths.tableCards, 'TableCardsPage', () => import('./reserved/cards/TableCardsPage')),
  page(paths.changePrices, 'PriceChangePage', () => import('./reserved/prices/PriceChangePage')),
  page(paths.menuOrder(), 'MenuOrderPage', () => import('./reserved/order/MenuOrderPage')),
  page(paths.importMenu, 'ImportPage', () => import('./reserved/exchange/ImportPage')),
  page(paths.history(), 'HistoryPage', () => import('./reserved/history/HistoryPage')),
  page(paths.notice, 'NoticePage', () => import('./reserved/notice/NoticePage')),
  page(paths.locale, 'LocalePage', () => import('./reserved/locale/LocalePage')),
];

const reservedArea = {
  ...lazy('ReservedLayout', loadStaffLayout),
  // No service worker keeps this area's code: if a page's chunk fails to load, the layout stays.
  children: [{ ErrorBoundary: RouteError, children: reservedPages }],
};

/**
 * Replaces a layout, or a whole page, after an error. The router renders nothing for an error of a route that is still lazy, so
 * this boundary, like the one within the reserved area, is a route of its own.
 */
const errorElement = (
  <main>
    <RouteError />
  </main>
);

/** At an address with a line break, which not even the route of the 404 matches: shows the page of the address without it. */
function WithoutLineBreaks() {
  const { pathname, search, hash } = useLocation();
  const to = { pathname: withoutLineBreaks(pathname), search, hash };
  return to.pathname === pathname ? errorElement : <Navigate replace to={to} />;
}

const pages: RouteObject[] = [{ errorElement, children: [...prerenderedAreas, reservedArea] }];

/** The whole site map. @param Root renders the parts that every page has, around the one that an address matches (start/Root.tsx) */
export const siteMap = (Root: ComponentType): RouteObject[] => [
  { Component: Root, errorElement: <WithoutLineBreaks />, children: pages },
];

/** The path of the page's route that an address matches; the build writes it into the page (vite/page.ts). */
export const routeOf = (pathname: string) => matchRoutes(pages, pathname)?.at(-1)?.route.path;

/**
 * Loads the code of every route that an address matches and puts it into the routes, so that the page renders completely at
 * once: on the server, where nothing may stay pending, and in the browser, where no empty frame comes first.
 */
export async function loadMatchedRoutes(pathname: string): Promise<void> {
  const matches = matchRoutes(pages, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
