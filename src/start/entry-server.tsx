import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readMenuVersion, readProducts } from '../data/menu/firestore-rest';
import { type BakedMenu, seedBakedMenu } from '../data/menu/menu-cache';
import { fieldsDigest, itemsKey } from '../data/menu/menu-store';
import type { ListOfBuild } from '../data/menu/page-handover';
import { digestOf } from '../domain/product/card-digest';
import { previewOf } from '../domain/product/card-picture';
import { type DishCategory, dishCategories } from '../domain/product/categories';
import { groupByCategory, type Menu, menuCategoryOf } from '../domain/product/menu';
import type { Product } from '../domain/product/product';
import firstPaint from '../menu/category/first-paint.scss?inline';
import { formatDate, formatMoment } from '../menu/menu-texts';
import { paths } from '../paths';
import { loadMatchedRoutes, prerenderedAreas, routes } from '../routes';
import fonts from '../styles/fonts.scss?inline';

/** The menu as it stood when the site was built, and the file with all of it. */
type MenuOfBuild = { version: string; readAt: number; menu: Menu; file: MenuFile };

/** A page of the site as the build writes it. */
export type PrerenderedPage = {
  path: string;
  /** Title, description and the like, as React puts them before the page itself. */
  head: string;
  body: string;
  /** The names of its layout's and its own module. */
  modules: string[];
  /** The data for its first script, if it is a page with dishes. */
  list: ListOfBuild | null;
  /** The list in its HTML, null if that is a skeleton or no list at all. */
  baked: BakedMenu | null;
  /** The picture of its dish, and the path of the preview to make of it. */
  picture: { image: string; preview: string } | null;
};

/** A file with every dish of the build, as JSON: pages load what their HTML lacks from it. */
type MenuFile = { path: string; json: string };

/** The inlined styles of pages: the font faces, and what a category page needs for its first paint. */
export const inlineStyles = { fonts, firstPaint };

const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Reads the menu as any visitor's phone does, by the public REST interface of the project that the build is made for.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readMenuOfBuild(): Promise<MenuOfBuild> {
  // The version is read first: a list that is read later is never older than that.
  const { version, readAt } = await readMenuVersion();
  const { products } = await readProducts();
  const menu = groupByCategory(products);
  const json = JSON.stringify(Object.values(menu).flat());
  return { version, readAt, menu, file: { path: `/assets/menu-${digestOf(json)}.json`, json } };
}

async function renderHtml(path: string): Promise<string> {
  await loadMatchedRoutes(path);
  return renderToString(
    <StrictMode>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </StrictMode>,
  );
}

/** A document id that is also a file's name. The hosting serves any other dish's address with the page for dishes it does not know. */
const FILE_ID = /^(?!index$)[\w-]{1,128}$/;

/** The list of a category's page, of a dish's with that dish alone, of the whole menu's, or of the menu's cover with none. */
function bake(
  { version, readAt, file }: MenuOfBuild,
  category: BakedMenu['category'],
  products: Product[],
): BakedMenu {
  const words = { day: formatDate(readAt), moment: formatMoment(readAt) };
  return { version, readAt, category, products, file: file.path, words };
}

/** The addresses of a route and the data of their pages: a route for dishes has one for each dish, and one for all others. */
function pagesOf(route: string, ofBuild: MenuOfBuild | null) {
  const plain = { path: route, list: null, baked: null, picture: null };
  const dishes = ofBuild ? Object.values(ofBuild.menu).flat() : [];
  function withDishes(
    shown: readonly DishCategory[],
    category: BakedMenu['category'],
    products: Product[],
  ) {
    // An empty category may have been filled since.
    const baked = ofBuild && products.length > 0 ? bake(ofBuild, category, products) : null;
    const ofScript = baked && { version: baked.version, savedAt: baked.readAt };
    const items = shown.map(itemsKey);
    return { ...plain, list: { items, baked: ofScript, fields: fieldsDigest() }, baked };
  }
  const shown = dishCategories.find(({ link }) => paths.category(link) === route);
  if (shown) return [withDishes([shown], shown.name, ofBuild?.menu[shown.name] ?? [])];
  if (route === paths.search) return [withDishes(dishCategories, 'whole', dishes)];
  if (route === paths.menu && ofBuild) return [{ ...plain, baked: bake(ofBuild, null, []) }];
  // The page of the catch-all route is the 404 page.
  if (route === '*') return [{ ...plain, path: '/404' }];
  if (!route.startsWith(`${paths.anyDish}/`)) return [plain];
  const known = dishes.flatMap((dish) => {
    const { id, image } = dish;
    const category = menuCategoryOf(dish);
    if (!category || !FILE_ID.test(id)) return [];
    const picture = image === null ? null : { image, preview: previewOf(image) };
    return { ...withDishes([category], null, [dish]), path: paths.dish(id), picture };
  });
  return [{ ...plain, path: paths.anyDish }, ...known];
}

/**
 * Renders every page of the public site and of the menu, one after the other, and the 404 page.
 * @param ofBuild the menu to write into the pages of categories and dishes, null if it could not be read
 */
export async function renderPages(ofBuild: MenuOfBuild | null): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const area of prerenderedAreas) {
    for (const route of area.children) {
      for (const page of pagesOf(route.path, ofBuild)) {
        seedBakedMenu(page.baked);
        const html = await renderHtml(page.path);
        const head = HOISTED.exec(html)?.[0] ?? '';
        const modules = [area.handle, route.handle];
        pages.push({ ...page, head, body: html.slice(head.length), modules });
      }
    }
  }
  return pages;
}
