import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { categories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { siteMap } from '../../src/routes';
import { Root } from '../../src/start/Root';

const routes = siteMap(Root);

/** Every address that `paths` builds, by its name there; functions are called with arguments as the site passes them. */
const built: Record<keyof typeof paths, string | readonly string[]> = {
  ...paths,
  category: categories.map(({ link }) => paths.category(link)),
  dish: paths.dish('Olive & pane'),
  addProduct: paths.addProduct('olive'),
  editProduct: paths.editProduct('olive & pane'),
  menuOrder: [
    paths.menuOrder(),
    paths.menuOrder('pinse'),
    paths.menuOrder('pinse', 'olive & pane'),
  ],
  history: [paths.history(), paths.history('olive & pane')],
};
const addresses = Object.values(built).flat();

function leavesOf(nested: readonly RouteObject[]): RouteObject[] {
  return nested.flatMap((route) => (route.children ? leavesOf(route.children) : [route]));
}

/** All routes that show a page, except the catch-all for unknown addresses. */
const pages = leavesOf(routes).filter(({ path }) => path !== '*');

test('the addresses that people have written down or printed, or that hold an id, are these', () => {
  expect(built).toMatchObject({
    home: '/',
    contatti: '/#contatti',
    storia: '/storia',
    privacyPolicy: '/privacy-policy',
    cookiePolicy: '/cookie-policy',
    terms: '/termini-e-condizioni',
    login: '/login',
    menu: '/menu',
    category: [
      ...['/menu/antipasti', '/menu/panini', '/menu/impasti', '/menu/pinse'],
      ...['/menu/pizze-classiche', '/menu/pizze-gourmet', '/menu/dolci', '/menu/bibite'],
      '/menu/elenco-allergeni',
    ],
    dish: '/piatto/Olive%20%26%20pane',
    anyDish: '/piatto',
    search: '/menu/cerca',
    allergenRegister: '/menu/registro-allergeni',
    reserved: '/reserved',
    editProduct: '/reserved/edititem?id=olive%20%26%20pane',
    menuOrder: [
      '/reserved/ordine',
      '/reserved/ordine?solo=pinse',
      '/reserved/ordine?solo=pinse&piatto=olive+%26+pane',
    ],
    history: ['/reserved/modifiche', '/reserved/modifiche?piatto=olive%20%26%20pane'],
  });
});

test.each(addresses)('%s is matched by exactly one route that shows a page', (address) => {
  const matching = pages.filter((page) => matchRoutes([page], address));
  expect(matching).toHaveLength(1);
  expect(matchRoutes(routes, address)?.at(-1)?.route).toBe(matching[0]);
});

test.each(pages)('the route $path is the one of an address that paths builds', (page) => {
  expect(addresses.filter((address) => matchRoutes([page], address))).not.toHaveLength(0);
});

test.each(['/menu/xyz', '/reserved/xyz', '/xyz'])(
  '%s is matched by the catch-all route alone',
  (address) => {
    expect(matchRoutes(routes, address)?.at(-1)?.route.path).toBe('*');
  },
);
