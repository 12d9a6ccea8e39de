import * as v from 'valibot';
import { type DishCategory, type DishCategoryName, dishCategories } from '../../domain/categories';
import type { Menu } from '../../domain/menu';
import { type Product, storedProduct } from '../../domain/product';
import { browserStorage } from '../browser-storage';

/** A cached list is good for 30 days, in ms (spec point 9). */
export const MAX_MENU_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** One category's list as it was stored. `savedAt` is epoch ms. */
export type StoredList = { products: Product[]; savedAt: number };

const VERSION_KEY = 'menuVersion';

/** 'pizze-classiche' → 'pizzeClassicheItems' (decisions, "Cache"). */
function itemsKey(category: Pick<DishCategory, 'link'>): string {
  return `${category.link.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Items`;
}

const itemKeys = new Map<DishCategoryName, string>(
  dishCategories.map((category) => [category.name, itemsKey(category)]),
);

/** Every key that this module writes. */
export const menuKeys = new Set([
  VERSION_KEY,
  ...[...itemKeys.values()].flatMap((key) => [key, `${key}Time`]),
]);

const { local } = browserStorage;

/** Whether this browser lets the menu be kept at all. */
export const canStore = local.isAvailable;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The lenient schema puts anything right, so foreign objects show by what it could not find. */
const cachedProduct = v.pipe(
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), ...storedProduct.entries }),
  v.check((product) => product.nome !== ''),
);

/**
 * The stored list of a category, whatever its age. A corrupt, foreign or older-shape entry counts as absent.
 * @returns null where there is none
 */
export function readList(category: DishCategoryName): StoredList | null {
  const key = itemKeys.get(category);
  const items = key ? local.get(key) : null;
  const time = key ? local.get(`${key}Time`) : null;
  if (items === null || time === null || !/^\d+$/.test(time)) return null;
  const parsed = v.safeParse(v.array(cachedProduct), parseJson(items));
  if (!parsed.success || parsed.output.some((product) => product.categoria !== category)) {
    return null;
  }
  return { products: parsed.output, savedAt: Number(time) };
}

/**
 * Whether a list may be shown without reading it again: younger than 30 days, and not from the future.
 * @param now epoch ms
 */
export function isFresh(list: Pick<StoredList, 'savedAt'>, now: number): boolean {
  const age = now - list.savedAt;
  return age >= 0 && age < MAX_MENU_AGE_MS;
}

/** The version under which the lists were stored, null where none is known. */
export function readVersion(): string | null {
  return local.get(VERSION_KEY);
}

/** Forgets every list and the version. */
export function clearMenu(): void {
  for (const key of menuKeys) local.remove(key);
}

/**
 * Stores all eight lists. What does not fit is left out whole, so that no list ever stands under another's version.
 * @param version the version whose answer arrived before the list was asked for, null where it could not be read
 * @param now epoch ms
 * @returns whether everything was stored
 */
export function writeMenu(menu: Menu, version: string | null, now: number): boolean {
  // While the lists are being replaced they belong to no version. They are not removed first: another tab may be reading.
  local.remove(VERSION_KEY);
  let stored = writeLists(menu, now);
  if (!stored) {
    // Old and new together may be too much where the new alone is not.
    clearMenu();
    stored = writeLists(menu, now);
  }
  if (!stored) clearMenu();
  else if (version !== null) local.set(VERSION_KEY, version);
  return stored;
}

function writeLists(menu: Menu, now: number): boolean {
  return dishCategories.every(({ name }) => {
    const key = itemKeys.get(name) ?? '';
    return local.set(`${key}Time`, String(now)) && local.set(key, JSON.stringify(menu[name]));
  });
}
