import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { readProducts } from '../data/menu/list-products';
import { type BakedMenu, seedBakedMenu } from '../data/menu/menu-cache';
import { itemsKey } from '../data/menu/menu-store';
import { readMenuVersion } from '../data/menu/menu-version';
import { comparedFields } from '../domain/product/card-digest';
import { type DishCategory, dishCategories } from '../domain/product/categories';
import { groupByCategory, type Menu } from '../domain/product/menu';
import type { Product } from '../domain/product/product';
import { formatDate, formatMoment } from '../menu/menu-texts';
import { paths } from '../paths';
import { prerenderedAreas, routes } from '../routes';
import { loadMatchedRoutes } from './route-code';

/** The menu as it stood when the site was built. */
type MenuOfBuild = { version: string; readAt: number; menu: Menu };

/** A page of the site as the build writes it. */
export type PrerenderedPage = {
  path: string;
  /** Title, description and the like, as React puts them before the page itself. */
  head: string;
  body: string;
  /** The source modules of its layout and its page. */
  modules: string[];
  /** Where it is a category page, the localStorage key of its list. */
  items: string | null;
  /** The list that its HTML shows, null where that is a skeleton or no list at all; the address of the others is open. */
  baked: BakedMenu | null;
  /** The dishes that it lacks. */
  others: Product[];
  /** The names of the fields by which its cards are compared. */
  fields: string[];
};

/** An address that no route has: what is drawn there is the 404 page. */
const UNKNOWN_PATH = '/404';

const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Reads the menu as any visitor's phone does, by the public REST interface of the project that the build is made for.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readMenuOfBuild(): Promise<MenuOfBuild> {
  // The version first: a list that is read later is never older than it.
  const { version } = await readMenuVersion();
  const readAt = Date.now();
  const { products } = await readProducts();
  return { version, readAt, menu: groupByCategory(products) };
}

async function renderHtml(path: string): Promise<string> {
  await loadMatchedRoutes(routes, path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answers with a redirection`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}

/** What a category's page holds of the menu; nothing of an empty category, which may have been filled since. */
function bakedOf({ name }: DishCategory, ofBuild: MenuOfBuild): BakedMenu | null {
  const { version, readAt, menu } = ofBuild;
  if (menu[name].length === 0) return null;
  const words = { day: formatDate(readAt), moment: formatMoment(readAt) };
  return { version, readAt, category: name, products: menu[name], others: '', words };
}

/**
 * Every page of the public site and of the menu, one after the other, and the 404 page.
 * @param ofBuild the menu to write into the category pages, null where it could not be read
 */
export async function renderPages(ofBuild: MenuOfBuild | null): Promise<PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  const fields = comparedFields();
  const dishes = ofBuild ? Object.values(ofBuild.menu).flat() : [];
  for (const area of prerenderedAreas) {
    for (const { path: pattern, handle } of area.children ?? []) {
      const path = !pattern || pattern === '*' ? UNKNOWN_PATH : pattern;
      const category = dishCategories.find(({ link }) => paths.category(link) === path);
      const baked = category && ofBuild ? bakedOf(category, ofBuild) : null;
      seedBakedMenu(baked);
      const html = await renderHtml(path);
      const head = HOISTED.exec(html)?.[0] ?? '';
      const body = html.slice(head.length);
      const items = category ? itemsKey(category) : null;
      const others = dishes.filter(({ categoria }) => categoria !== category?.name);
      pages.push({
        path,
        head,
        body,
        modules: [area.handle, handle],
        items,
        baked,
        others,
        fields,
      });
    }
  }
  return pages;
}
