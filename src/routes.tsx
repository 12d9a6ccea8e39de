import type { RouteObject } from 'react-router-dom';
import { allergenCategory, dishCategories } from './domain/categories';
import { paths } from './paths';
import { Root } from './ui/Root';
import { RouteError } from './ui/RouteError';

const errorElement = <RouteError home={paths.home} />;

const areas: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./site/PublicLayout')).PublicLayout }),
    errorElement,
    children: [
      {
        path: paths.home,
        lazy: async () => ({ Component: (await import('./site/HomePage')).HomePage }),
      },
      {
        path: paths.storia,
        lazy: async () => ({ Component: (await import('./site/StoriaPage')).StoriaPage }),
      },
      {
        path: paths.privacyPolicy,
        lazy: async () => ({ Component: (await import('./site/PrivacyPage')).PrivacyPage }),
      },
      {
        path: paths.cookiePolicy,
        lazy: async () => ({ Component: (await import('./site/CookiePage')).CookiePage }),
      },
      {
        path: paths.terms,
        lazy: async () => ({ Component: (await import('./site/TermsPage')).TermsPage }),
      },
      {
        path: paths.login,
        lazy: async () => ({ Component: (await import('./reserved/LoginPage')).LoginPage }),
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./site/NotFoundPage')).NotFoundPage }),
      },
    ],
  },
  {
    lazy: async () => ({ Component: (await import('./menu/MenuLayout')).MenuLayout }),
    errorElement,
    children: [
      {
        path: paths.menu,
        lazy: async () => ({ Component: (await import('./menu/WelcomePage')).WelcomePage }),
      },
      ...dishCategories.map((category) => ({
        path: paths.category(category.link),
        lazy: async () => {
          const { CategoryPage } = await import('./menu/CategoryPage');
          return { element: <CategoryPage key={category.link} category={category} /> };
        },
      })),
      {
        path: paths.category(allergenCategory.link),
        lazy: async () => ({ Component: (await import('./menu/AllergenPage')).AllergenPage }),
      },
    ],
  },
  {
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
    ],
  },
];

/** The whole site map. Every page is lazy: a visitor downloads what is asked for. */
export const routes: RouteObject[] = [{ Component: Root, children: areas }];
