import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readMenuVersion, readProducts } from '../data/menu/firestore-rest';
import { type BakedMenu, seedBakedMenu } from '../data/menu/menu-cache';
import { fieldsDigest, itemsKey } from '../data/menu/menu-store';
import type { ListOfBuild } from '../data/menu/page-handover';
import { digestOf } from '../domain/product/card-digest';
import { type DishCategory, dishCategories } from '../domain/product/categories';
import { groupByCategory, type Menu } from '../domain/product/menu';
import type { Product } from '../domain/product/product';
import firstPaint from '../menu/category/first-paint.scss?inline';
import { formatDate, formatMoment } from '../menu/menu-texts';
import { paths } from '../paths';
import { prerenderedAreas, routes } from '../routes';
import fonts from '../styles/fonts.scss?inline';
import { loadMatchedRoutes } from './route-code';

/** The menu as it stood when the site was built. */
type MenuOfBuild = { version: string; readAt: number; menu: Menu };

/** A page of the site as the build writes it. */
export type PrerenderedPage = {
  path: string;
  /** Title, description and the like, as React puts them before the page itself. */
  head: string;
  body: string;
  /** The names of its layout's and its own module. */
  modules: string[];
  /** The data for its first script, if it is a category page. */
  list: ListOfBuild | null;
  /** The list in its HTML, null if that is a skeleton or no list at all. */
  baked: BakedMenu | null;
  /** The dishes that its HTML lacks, to be written to `baked.others`. */
  others: Product[];
};

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
  return { version, readAt, menu: groupByCategory(products) };
}

async function renderHtml(path: string): Promise<string> {
  await loadMatchedRoutes(routes, path);
  return renderToString(
    <StrictMode>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </StrictMode>,
  );
}

/** The menu data of a category page; null for an empty category, which may have been filled since. */
function bakedOf({ name }: DishCategory, built: MenuOfBuild, rest: Product[]): BakedMenu | null {
  const { version, readAt, menu } = built;
  if (menu[name].length === 0) return null;
  const others = `/assets/menu-${digestOf(JSON.stringify(rest))}.json`;
  const words = { day: formatDate(readAt), moment: formatMoment(readAt) };
  return { version, readAt, category: name, products: menu[name], others, words };
}

function listOf(category: DishCategory, baked: BakedMenu | null): ListOfBuild {
  const ofBuild = baked && { version: baked.version, savedAt: baked.readAt };
  return { items: itemsKey(category), baked: ofBuild, fields: fieldsDigest() };
}

/**
 * Renders every page of the public site and of the menu, one after the other, and the 404 page.
 * @param ofBuild the menu to write into the category pages, null if it could not be read
 */
export async function renderPages(ofBuild: MenuOfBuild | null): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  const dishes = ofBuild ? Object.values(ofBuild.menu).flat() : [];
  for (const area of prerenderedAreas) {
    for (const page of area.children) {
      // The page of the catch-all route is the 404 page.
      const path = page.path === '*' ? '/404' : page.path;
      const category = dishCategories.find(({ link }) => paths.category(link) === path);
      const others = dishes.filter(({ categoria }) => categoria !== category?.name);
      const baked = category && ofBuild ? bakedOf(category, ofBuild, others) : null;
      seedBakedMenu(baked);
      const html = await renderHtml(path);
      const head = HOISTED.exec(html)?.[0] ?? '';
      pages.push({
        path,
        head,
        body: html.slice(head.length),
        modules: [area.handle, page.handle],
        list: category ? listOf(category, baked) : null,
        baked,
        others,
      });
    }
  }
  return pages;
}
