import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import type { BakedMenu } from '../data/menu/baked-menu';
import { type MenuVersion, readMenuVersion, readProducts } from '../data/menu/firestore-rest';
import { type BakedHouse, NOTHING_BAKED, seedBakedHouse } from '../data/menu/house-now';
import { seedBakedMenu } from '../data/menu/known-menu';
import { madeFrom } from '../data/menu/made-from';
import { itemsKey, type ListOfBuild } from '../data/menu/menu-store';
import { chooseDishes } from '../data/menu/open-home';
import { digestOf } from '../domain/digest';
import { houseOf, readHouse } from '../domain/house/house';
import { previewOf } from '../domain/product/card-picture';
import { type DishCategory, dishCategories } from '../domain/product/categories';
import { groupByCategory, menuCategoryOf } from '../domain/product/menu';
import { formatMoment } from '../domain/product/menu-age';
import type { Product } from '../domain/product/product';
import { specialLines } from '../domain/today/special-words';
import { storedToday } from '../domain/today/today';
import { formatDate } from '../menu/menu-texts';
import { paths } from '../paths';
import { ownHouse, restaurant } from '../restaurant';
import { loadMatchedRoutes, prerenderedAreas, reservedPages, siteMap } from '../routes';
import { seedRestaurantSchema } from '../site/home/RestaurantSchema';
import { restaurantSchema } from '../site/home/restaurant-schema';
import fonts from '../styles/fonts.scss?inline';
import { RouterHost } from '../ui/router';
import { Root } from './Root';

type MenuOfBuild = Awaited<ReturnType<typeof readMenuOfBuild>>;

export type PrerenderedPage = {
  path: string;
  /** The path of its route, by which the browser knows that this is the page to hydrate. */
  route: string;
  /** Title, description and the like, as React puts them before the page itself. */
  head: string;
  body: string;
  /** The names of its layout's and its own module. */
  modules: string[];
  /** The data for its first script, if it is a page with dishes. */
  list: ListOfBuild | null;
  /** Whether it opens with them: then it is painted from its HTML alone. */
  opensWithDishes: boolean;
  /** The list in its HTML, null if that is a skeleton or no list at all. */
  baked: BakedMenu | null;
  /** What the house says, null if it could not be read. */
  house: BakedHouse | null;
  /** The picture of its dish, and the path of the preview to make of it. */
  picture: { image: string; preview: string } | null;
};

/** The font faces, which every page has in its HTML. */
export { fonts };

/** The addresses whose page is the empty shell, and the modules to preload there. The list is what staff open first. */
export const staffShells = reservedPages.map(({ path, handle }) => ({
  path,
  isList: path === paths.reserved,
  modules: ['ReservedLayout', ...(path === paths.reserved ? [handle] : [])],
}));

const HOISTED = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)+/;

/** What the pages say of the house on the day of the build. */
function bakeHouse({ house, today, readAt }: MenuVersion): BakedHouse {
  const said = houseOf(readHouse(house.fields), ownHouse);
  const { giorni } = v.parse(storedToday, today);
  const timetable = { ...said.hours, giorni };
  const { writtenAt } = house;
  return {
    // The pages' code has the restaurant's own, and reads no field of what is said here.
    ...{ fields: {}, writtenAt, readAt, house: writtenAt > 0 ? said : null },
    giorni,
    lines: specialLines(readAt, timetable),
  };
}

/**
 * Reads the menu as any visitor's phone does, by the public REST interface of the project that the build is made for.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readMenuOfBuild() {
  // The version is read first: a list that is read later is never older than that.
  const answer = await readMenuVersion();
  const { version, readAt } = answer;
  const { products } = await readProducts();
  const menu = groupByCategory(products);
  const json = JSON.stringify(Object.values(menu).flat());
  const file = `/assets/menu-${digestOf(json)}.json`;
  const words = { day: formatDate(readAt), moment: formatMoment(readAt, restaurant) };
  return {
    menu,
    /** The data of the build in every list of a page. */
    stamp: { version, readAt, file, words },
    house: bakeHouse(answer),
    madeFrom: madeFrom(answer),
    /** The content of its file: pages load what their HTML lacks from it. */
    json,
  };
}

async function renderHtml(path: string): Promise<string> {
  await loadMatchedRoutes(path);
  return renderToString(
    <StrictMode>
      <RouterHost router={createMemoryRouter(siteMap(Root), { initialEntries: [path] })} />
    </StrictMode>,
  );
}

/** A document id that is also a file's name. The hosting serves any other dish's address with the page for dishes it does not know. */
const FILE_ID = /^(?!index$)[\w-]{1,128}$/;

/** The addresses of a route and the data of their pages: a route for dishes has one for each dish, and one for all others. */
function pagesOf(route: string, isPublic: boolean, ofBuild: MenuOfBuild | null) {
  const bake = (part: BakedMenu['part'], products: Product[]) =>
    ofBuild && { ...ofBuild.stamp, part, products };
  const forHome = ofBuild ? chooseDishes(ofBuild.menu) : [];
  const baked = isPublic ? bake('home', forHome) : bake(null, []);
  const plain = { path: route, list: null, opensWithDishes: false, baked, picture: null };
  const dishes = ofBuild ? Object.values(ofBuild.menu).flat() : [];
  function withDishes(
    shown: readonly DishCategory[],
    part: BakedMenu['part'],
    products: Product[],
  ) {
    // An empty category may have been filled since.
    const baked = products.length > 0 ? bake(part, products) : null;
    const ofScript = baked && { version: baked.version, savedAt: baked.readAt };
    const items = shown.map(itemsKey);
    const list = { items, baked: ofScript };
    return { ...plain, list, opensWithDishes: true, baked: baked ?? bake(null, []) };
  }
  if (route === paths.home) {
    return [{ ...withDishes(dishCategories, 'home', forHome), opensWithDishes: false }];
  }
  const shown = dishCategories.find(({ link }) => paths.category(link) === route);
  if (shown) return [withDishes([shown], shown.name, ofBuild?.menu[shown.name] ?? [])];
  if (route === paths.search) return [withDishes(dishCategories, 'whole', dishes)];
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
  const house = ofBuild?.house ?? null;
  seedBakedHouse(house ?? NOTHING_BAKED);
  const { house: said, giorni, readAt } = house ?? NOTHING_BAKED;
  seedRestaurantSchema(restaurantSchema(said ?? ownHouse, giorni, readAt));
  for (const area of prerenderedAreas) {
    for (const route of area.children) {
      for (const page of pagesOf(route.path, area.handle === 'PublicLayout', ofBuild)) {
        seedBakedMenu(page.baked);
        const html = await renderHtml(page.path);
        const head = HOISTED.exec(html)?.[0] ?? '';
        const modules = [area.handle, route.handle];
        const data = { ...page, route: route.path, house };
        pages.push({ ...data, head, body: html.slice(head.length), modules });
      }
    }
  }
  return pages;
}
