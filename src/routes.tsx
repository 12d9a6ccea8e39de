import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { allergenCategory, dishCategories } from './domain/product/categories';
import { paths } from './paths';
import { Root } from './start/Root';
import { RouteError } from './start/RouteError';

const errorElement = <RouteError home={paths.home} />;

/*
 * Every page and layout is lazy: a visitor downloads what is asked for. `handle` repeats the module's path, so that the
 * build can tell a prerendered page's HTML which chunks to fetch at once; it stops where the two disagree.
 */
const publicArea: NonIndexRouteObject = {
  handle: 'src/site/PublicLayout.tsx',
  lazy: async () => ({ Component: (await import('./site/PublicLayout')).PublicLayout }),
  errorElement,
  children: [
    {
      path: paths.home,
      handle: 'src/site/home/HomePage.tsx',
      lazy: async () => ({ Component: (await import('./site/home/HomePage')).HomePage }),
    },
    {
      path: paths.storia,
      handle: 'src/site/storia/StoriaPage.tsx',
      lazy: async () => ({ Component: (await import('./site/storia/StoriaPage')).StoriaPage }),
    },
    {
      path: paths.privacyPolicy,
      handle: 'src/site/legal/PrivacyPage.tsx',
      lazy: async () => ({ Component: (await import('./site/legal/PrivacyPage')).PrivacyPage }),
    },
    {
      path: paths.cookiePolicy,
      handle: 'src/site/legal/CookiePage.tsx',
      lazy: async () => ({ Component: (await import('./site/legal/CookiePage')).CookiePage }),
    },
    {
      path: paths.terms,
      handle: 'src/site/legal/TermsPage.tsx',
      lazy: async () => ({ Component: (await import('./site/legal/TermsPage')).TermsPage }),
    },
    {
      path: paths.login,
      handle: 'src/reserved/login/LoginPage.tsx',
      lazy: async () => ({ Component: (await import('./reserved/login/LoginPage')).LoginPage }),
    },
    {
      path: '*',
      handle: 'src/site/NotFoundPage.tsx',
      lazy: async () => ({ Component: (await import('./site/NotFoundPage')).NotFoundPage }),
    },
  ],
};

const menuArea: NonIndexRouteObject = {
  handle: 'src/menu/MenuLayout.tsx',
  lazy: async () => ({ Component: (await import('./menu/MenuLayout')).MenuLayout }),
  errorElement,
  children: [
    {
      path: paths.menu,
      handle: 'src/menu/cover/WelcomePage.tsx',
      lazy: async () => ({ Component: (await import('./menu/cover/WelcomePage')).WelcomePage }),
    },
    ...dishCategories.map((category) => ({
      path: paths.category(category.link),
      handle: 'src/menu/category/CategoryPage.tsx',
      lazy: async () => {
        const { CategoryPage } = await import('./menu/category/CategoryPage');
        return { element: <CategoryPage key={category.link} category={category} /> };
      },
    })),
    {
      path: paths.category(allergenCategory.link),
      handle: 'src/menu/cover/AllergenPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/cover/AllergenPage')).AllergenPage }),
    },
    {
      path: paths.printedMenu,
      handle: 'src/menu/paper/PrintedMenuPage.tsx',
      lazy: async () => ({
        Component: (await import('./menu/paper/PrintedMenuPage')).PrintedMenuPage,
      }),
    },
    {
      path: paths.allergenRegister,
      handle: 'src/menu/paper/RegisterPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/paper/RegisterPage')).RegisterPage }),
    },
    {
      path: paths.search,
      handle: 'src/menu/search/SearchPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/search/SearchPage')).SearchPage }),
    },
  ],
};

// No service worker keeps this area's code: where a page's is not there, the layout stays. The router shows nothing for an
// error of a route that is still lazy, so the boundary is a route of its own.
const reservedPages: NonIndexRouteObject = {
  ErrorBoundary: RouteError,
  children: [
    {
      path: paths.reserved,
      lazy: async () => ({
        Component: (await import('./reserved/list/ProductListPage')).ProductListPage,
      }),
    },
    {
      path: paths.addItem,
      lazy: async () => ({ Component: (await import('./reserved/form/ItemPages')).AddItemPage }),
    },
    {
      path: paths.editItem,
      lazy: async () => ({
        Component: (await import('./reserved/form/ItemPages')).EditItemPage,
      }),
    },
    {
      path: paths.tableCards,
      lazy: async () => ({
        Component: (await import('./reserved/cards/TableCardsPage')).TableCardsPage,
      }),
    },
    {
      path: paths.changePrices,
      lazy: async () => ({
        Component: (await import('./reserved/prices/PriceChangePage')).PriceChangePage,
      }),
    },
    {
      path: paths.importMenu,
      lazy: async () => ({
        Component: (await import('./reserved/exchange/ImportPage')).ImportPage,
      }),
    },
    {
      path: paths.changes(),
      lazy: async () => ({
        Component: (await import('./reserved/modifiche/ChangesPage')).ChangesPage,
      }),
    },
    {
      path: paths.notice,
      lazy: async () => ({ Component: (await import('./reserved/notice/NoticePage')).NoticePage }),
    },
  ],
};

const reservedArea: NonIndexRouteObject = {
  lazy: async () => ({ Component: (await import('./reserved/ReservedLayout')).ReservedLayout }),
  errorElement,
  children: [reservedPages],
};

/** The areas whose pages are written as HTML at build time. */
export const prerenderedAreas = [publicArea, menuArea];

/** The hosting's files are found in this spelling alone: a page drawn at another one would not be the one that was served. */
function matchingCase({ children = [], ...area }: NonIndexRouteObject): RouteObject {
  return {
    ...area,
    children: children.map((page) =>
      page.children ? matchingCase(page) : { ...page, caseSensitive: true },
    ),
  };
}

/** The whole site map. */
export const routes: RouteObject[] = [
  { Component: Root, children: [...prerenderedAreas, reservedArea].map(matchingCase) },
];
