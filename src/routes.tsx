import type { RouteObject } from 'react-router-dom';
import { allergenCategory, dishCategories } from './domain/categories';
import { paths } from './paths';
import { Root } from './ui/Root';
import { RouteError } from './ui/RouteError';

const errorElement = <RouteError home={paths.home} />;

/*
 * Every page and layout is lazy: a visitor downloads what is asked for. `handle` repeats the module's path, so that the
 * build can tell a prerendered page's HTML which chunks to fetch at once; it stops where the two disagree.
 */
const publicArea: RouteObject = {
  handle: 'src/site/PublicLayout.tsx',
  lazy: async () => ({ Component: (await import('./site/PublicLayout')).PublicLayout }),
  errorElement,
  children: [
    {
      path: paths.home,
      handle: 'src/site/HomePage.tsx',
      lazy: async () => ({ Component: (await import('./site/HomePage')).HomePage }),
    },
    {
      path: paths.storia,
      handle: 'src/site/StoriaPage.tsx',
      lazy: async () => ({ Component: (await import('./site/StoriaPage')).StoriaPage }),
    },
    {
      path: paths.privacyPolicy,
      handle: 'src/site/PrivacyPage.tsx',
      lazy: async () => ({ Component: (await import('./site/PrivacyPage')).PrivacyPage }),
    },
    {
      path: paths.cookiePolicy,
      handle: 'src/site/CookiePage.tsx',
      lazy: async () => ({ Component: (await import('./site/CookiePage')).CookiePage }),
    },
    {
      path: paths.terms,
      handle: 'src/site/TermsPage.tsx',
      lazy: async () => ({ Component: (await import('./site/TermsPage')).TermsPage }),
    },
    {
      path: paths.login,
      handle: 'src/reserved/LoginPage.tsx',
      lazy: async () => ({ Component: (await import('./reserved/LoginPage')).LoginPage }),
    },
    {
      path: '*',
      handle: 'src/site/NotFoundPage.tsx',
      lazy: async () => ({ Component: (await import('./site/NotFoundPage')).NotFoundPage }),
    },
  ],
};

const menuArea: RouteObject = {
  handle: 'src/menu/MenuLayout.tsx',
  lazy: async () => ({ Component: (await import('./menu/MenuLayout')).MenuLayout }),
  errorElement,
  children: [
    {
      path: paths.menu,
      handle: 'src/menu/WelcomePage.tsx',
      lazy: async () => ({ Component: (await import('./menu/WelcomePage')).WelcomePage }),
    },
    ...dishCategories.map((category) => ({
      path: paths.category(category.link),
      handle: 'src/menu/CategoryPage.tsx',
      lazy: async () => {
        const { CategoryPage } = await import('./menu/CategoryPage');
        return { element: <CategoryPage key={category.link} category={category} /> };
      },
    })),
    {
      path: paths.category(allergenCategory.link),
      handle: 'src/menu/AllergenPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/AllergenPage')).AllergenPage }),
    },
    {
      path: paths.printedMenu,
      handle: 'src/menu/PrintedMenuPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/PrintedMenuPage')).PrintedMenuPage }),
    },
    {
      path: paths.allergenRegister,
      handle: 'src/menu/RegisterPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/RegisterPage')).RegisterPage }),
    },
    {
      path: paths.search,
      handle: 'src/menu/SearchPage.tsx',
      lazy: async () => ({ Component: (await import('./menu/SearchPage')).SearchPage }),
    },
  ],
};

const reservedArea: RouteObject = {
  lazy: async () => ({ Component: (await import('./reserved/ReservedLayout')).ReservedLayout }),
  errorElement,
  children: [
    {
      path: paths.reserved,
      lazy: async () => ({
        Component: (await import('./reserved/ProductListPage')).ProductListPage,
      }),
    },
    {
      path: paths.addItem,
      lazy: async () => ({ Component: (await import('./reserved/AddItemPage')).AddItemPage }),
    },
    {
      path: paths.editItem,
      lazy: async () => ({ Component: (await import('./reserved/EditItemPage')).EditItemPage }),
    },
    {
      path: paths.tableCards,
      lazy: async () => ({ Component: (await import('./reserved/TableCardsPage')).TableCardsPage }),
    },
    {
      path: paths.changePrices,
      lazy: async () => ({
        Component: (await import('./reserved/PriceChangePage')).PriceChangePage,
      }),
    },
  ],
};

/** The areas whose pages are written as HTML at build time. */
export const prerenderedAreas = [publicArea, menuArea];

/** The whole site map. */
export const routes: RouteObject[] = [
  { Component: Root, children: [...prerenderedAreas, reservedArea] },
];
