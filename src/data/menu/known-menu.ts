import * as v from 'valibot';
import { readAddress } from '../../domain/address';
import {
  type DishCategory,
  type DishCategoryName,
  dishCategories,
} from '../../domain/product/categories';
import { fieldsByKind } from '../../domain/product/fields';
import { groupInOrder, type Menu } from '../../domain/product/menu';
import { formatMoment } from '../../domain/product/menu-age';
import { type Product, productWithId } from '../../domain/product/product';
import { toServerTime } from '../clock';
import { createStore } from '../store';
import { type BakedMenu, bakedMenu } from './baked-menu';
import type { MenuList, MenuState } from './freshness';
import {
  clearMenu,
  type FirstList,
  isFresh,
  isLater,
  isOutdated,
  itemsKey,
  readStoredList,
} from './menu-store';
import { firstSource } from './page-handover';

/**
 * The menu in memory: lists of one version, and how they compare with the server's. It is replaced as a whole, only by runner.ts
 * and `seedBakedMenu`.
 */
export type KnownMenu = MenuState & {
  /** All eight, or fewer: a page from the build may hold only its own. */
  lists: Partial<Menu>;
  /**
   * When the lists last matched the server's, by a read or a comparison, in epoch ms by this device's clock. The build's list has
   * its `readAt`, by the server's.
   */
  asOf: number;
  /** The list in the build's HTML; null once the server confirms its version or the server's list has been read. */
  baked: BakedMenu | null;
};

/** The state before anything is known, and on the server. */
export const EMPTY_MENU: KnownMenu = {
  freshness: 'unsure',
  late: false,
  version: null,
  lists: {},
  asOf: 0,
  baked: null,
};

/** The lenient schema accepts any object: only a missing name reveals one that is no product. */
const storedList = v.pipe(
  v.array(productWithId),
  v.everyItem(({ nome }) => nome !== ''),
);

/** Whether a value has the type in which each kind of field is written. Not its limits: guests are shown less than them. */
const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
type Check = (value: unknown) => boolean;
const isListOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isOne);
const orNull =
  (isOne: Check): Check =>
  (value) =>
    value === null || isOne(value);
const isFlag = (value: unknown) => typeof value === 'boolean';
const checks = Object.entries<Check>(
  fieldsByKind({
    text: () => isText,
    price: () => isNumber,
    optionalPrice: () => orNull(isNumber),
    allergens: () => isListOf(isNumber),
    picture: () => orNull(isText),
    category: () => isText,
    marks: () => isListOf(isText),
    flag: () => isFlag,
    noAllergens: () => isFlag,
    position: () => orNull(isNumber),
  }),
);

/** Whether a stored list is as this release writes it: the schema takes 60 ms for 135 dishes, this one. */
const isAsWritten = (list: unknown): list is Product[] =>
  isListOf((product) => {
    const { id, ...others } = Object(product);
    return isText(id) && checks.every(([name, isOfType]) => isOfType(others[name]));
  })(list);

/** Reads a category's stored list. @returns null if it is absent, corrupt, or has another shape */
function readList(category: DishCategory) {
  const entry = readStoredList(itemsKey(category));
  if (!entry) return null;
  try {
    const list = JSON.parse(entry.items);
    if (entry.version !== null && !isAsWritten(list)) return null;
    const products: Product[] = entry.version === null ? v.parse(storedList, list) : list;
    const isForeign = products.some(({ categoria }) => categoria !== category.name);
    return isForeign ? null : { ...entry, name: category.name, products };
  } catch {
    return null;
  }
}

/** Reads the menu from localStorage; as old as its oldest list. */
export function readStored(): KnownMenu {
  const found = dishCategories.flatMap((category) => readList(category) ?? []);
  const asOf = Math.min(...found.map(({ savedAt }) => savedAt));
  if (!isFresh(asOf)) return EMPTY_MENU;
  const version = found[0]?.version ?? null;
  // Lists of one version are written together: where one of them is not as it was written, none is trusted, and it must not count
  // as stored.
  if (version !== null && found.length < dishCategories.length) {
    clearMenu();
    return EMPTY_MENU;
  }
  const lists = Object.fromEntries(found.map(({ name, products }) => [name, products]));
  return { ...EMPTY_MENU, version, lists, asOf, freshness: firstFreshness(version) };
}

/** The freshness of a list before it is compared: what is known to have changed stays so. */
const firstFreshness = (version: string | null) => (isOutdated(version) ? 'changed' : 'unsure');

/**
 * Replaces products by equal ones that are known, so that their cards do not render again.
 * @param known products that may be on the screen
 */
export function reuseKnown(products: readonly Product[], known: readonly Product[]): Product[] {
  const byContent = new Map(known.map((product) => [JSON.stringify(product), product]));
  return products.map((product) => byContent.get(JSON.stringify(product)) ?? product);
}

/** Whether two lists have the same objects in the same order. */
export const hasSameItems = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((each, at) => each === others[at]);

/**
 * Replaces lists by known ones that have the same products: another object counts as changed until React has rendered it.
 * @returns the known lists themselves if that are all
 */
export function reuseLists(lists: Menu, known: Partial<Menu>): Menu {
  const entries = dishCategories.map(({ name }) => {
    const before = known[name];
    return [name, before && hasSameItems(lists[name], before) ? before : lists[name]];
  });
  const reused: Menu = Object.fromEntries(entries);
  const isSame = isWhole(known) && dishCategories.every(({ name }) => reused[name] === known[name]);
  return isSame ? known : reused;
}

/**
 * @param baked the list in the page's HTML
 * @param source the list to show: if it is not that one, React hydrates the page with that, and then shows the stored one at once;
 *   undefined if the first script has not decided, as on a page without dishes
 * @returns the menu during hydration, and the one to show
 */
function startWith(baked: BakedMenu | null, source: FirstList['source'] | undefined) {
  const stored = readStored();
  if (!baked) return { hydrated: EMPTY_MENU, shown: stored };
  const { part, products, version, readAt } = baked;
  const isCategory = dishCategories.some(({ name }) => name === part);
  const one: Partial<Menu> = isCategory ? { [String(part)]: products } : {};
  const lists: Partial<Menu> = part === 'whole' ? groupInOrder(products) : one;
  // A page without dishes has nothing whose day could be said.
  const ofPage = products.length > 0 ? readAt : 0;
  const hydrated: KnownMenu = { ...EMPTY_MENU, version, lists, asOf: ofPage, baked };
  const isShown = source ? source === 'baked' : stored.asOf === 0 && isFresh(readAt);
  if (!isShown) {
    const reused = Object.entries(stored.lists).map(([name, list]) => [
      name,
      reuseKnown(list, products),
    ]);
    return { hydrated, shown: { ...stored, lists: Object.fromEntries(reused) } };
  }
  const same = stored.version === version ? stored : EMPTY_MENU;
  const shown: KnownMenu = {
    ...hydrated,
    freshness: firstFreshness(version),
    // The same object where the page has it all: another one would count as changed until React has rendered it.
    lists: isWhole(lists) ? lists : { ...same.lists, ...lists },
    asOf: Math.max(ofPage, same.asOf && readAt, same.asOf),
  };
  return { hydrated, shown };
}

/** The initial state of the page, on first use. */
const start = createStore(() => startWith(bakedMenu.get(), firstSource()));

export const knownMenu = createStore(() => start.get().shown);

/** The menu during hydration: always the same object. */
export const getHydratedMenu = () => start.get().hydrated;

/** Starts anew with the list that the build writes into a page, or null if it writes none. The build calls this before each page. */
export function seedBakedMenu(baked: BakedMenu | null): void {
  bakedMenu.set(baked);
  start.set(startWith(baked, 'baked'));
  knownMenu.set(start.get().shown);
}

function listIn<Content>(
  { freshness, late, asOf, baked }: KnownMenu,
  content: Content | undefined,
  part: BakedMenu['part'],
): MenuList<Content> {
  return { freshness, late, asOf, content, words: baked?.part === part ? baked.words : null };
}

/** A category's list, from what is known. */
export const listOf = (known: KnownMenu, category: DishCategoryName) =>
  listIn<readonly Product[]>(known, known.lists[category], category);

const isWhole = (lists: Partial<Menu>): lists is Menu =>
  dishCategories.every(({ name }) => lists[name] !== undefined);

/** The eight lists as one, from what is known: the same object until they change. */
export const wholeOf = (known: KnownMenu) =>
  listIn<Menu>(known, isWhole(known.lists) ? known.lists : undefined, 'whole');

/**
 * The build whose lists may stand in where nothing answers: they are younger than thirty days, no newer version is known, and they
 * are later than the lists that are known, or more of them.
 * @returns null if there is none
 */
export function buildToStandIn(known: KnownMenu): BakedMenu | null {
  const { freshness, version, lists, asOf } = known;
  const baked = bakedMenu.get();
  if (!baked || freshness === 'current') return null;
  if (!isFresh(baked.readAt) || isOutdated(baked.version)) return null;
  if (version === baked.version) return isWhole(lists) ? null : baked;
  const isKnownLater = version ? isLater(version, baked.version) : asOf > baked.readAt;
  return isKnownLater ? null : baked;
}

/**
 * A dish for its own page, from whichever list has it; null if the menu does not have it.
 * @param id the product's, as an address has it (domain/address.ts)
 */
export function listOfDish(known: KnownMenu, id: string): MenuList<Product | null> {
  const ofBuild = getHydratedMenu().baked;
  const ofPage = ofBuild?.version === known.version ? ofBuild.products : [];
  // That of the page first: an equal one of a stored list would count as changed until React has rendered it.
  const dishes = [...ofPage, ...Object.values(known.lists).flat()];
  const found = readAddress(
    id,
    dishes.map((each) => each.id),
  );
  const dish = dishes.find((each) => each.id === found);
  return listIn(known, dish ?? (isWhole(known.lists) ? null : undefined), null);
}

/**
 * When a list was last known to be current, in words: by the server's clock if that is known, otherwise by this device's.
 * @param asOf as in KnownMenu @param zone the restaurant's
 */
export function momentOf(asOf: number, zone: { timeZone: string }, language = 'it'): string {
  const ofBuild = wordsOfBuild(asOf);
  if (ofBuild && language === 'it') return ofBuild.moment;
  return formatMoment(ofBuild ? asOf : toServerTime(asOf), zone, language);
}

/** The words of the build for the time of a list, if that is the build's: it is the server's, other lists have this device's. */
export function wordsOfBuild(asOf: number): BakedMenu['words'] | null {
  const baked = bakedMenu.get();
  return baked?.readAt === asOf ? baked.words : null;
}
