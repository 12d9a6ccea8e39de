import * as v from 'valibot';
import { type DishCategoryName, dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { keptProduct, type Product } from '../../domain/product/product';
import { browserStorage } from '../browser-storage';
import { itemsKey, timeKey, VERSION_KEY } from './menu-keys';

/** One category's list as it was stored. `savedAt` is epoch ms. */
export type StoredList = { products: Product[]; savedAt: number };

const itemKeys = new Map<DishCategoryName, string>(
  dishCategories.map((category) => [category.name, itemsKey(category)]),
);

/** Every key that this module writes. */
export const menuKeys = new Set([
  VERSION_KEY,
  ...[...itemKeys.values()].flatMap((key) => [key, timeKey(key)]),
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

/** A product that was written as JSON. The lenient schema accepts any object, so foreign ones show by their missing name. */
export const cachedProduct = v.pipe(
  keptProduct,
  v.check((product) => product.nome !== ''),
);

/**
 * The stored list of a category, whatever its age. A corrupt, foreign or older-shape entry counts as absent.
 * @returns null where there is none
 */
export function readList(category: DishCategoryName): StoredList | null {
  const key = itemKeys.get(category);
  const items = key ? local.get(key) : null;
  const time = key ? local.get(timeKey(key)) : null;
  if (items === null || time === null || !/^\d+$/.test(time)) return null;
  const parsed = v.safeParse(v.array(cachedProduct), parseJson(items));
  if (!parsed.success || parsed.output.some((product) => product.categoria !== category)) {
    return null;
  }
  return { products: parsed.output, savedAt: Number(time) };
}

/** The version under which the lists were stored, null where none is known. */
export function readVersion(): string | null {
  return local.get(VERSION_KEY);
}

/** Forgets every list and the version. */
export function clearMenu(): void {
  for (const key of menuKeys) local.remove(key);
}

/** When a category's list was stored, in epoch ms; null where there is none. */
export function readSavedAt(category: DishCategoryName): number | null {
  const time = local.get(timeKey(itemKeys.get(category) ?? ''));
  return time === null ? null : Number(time);
}

/**
 * Stores lists. What does not fit is left out whole, and lists of another version are removed, so that no list ever stands
 * under another's version.
 * @param version the version that the lists belong to, null where it could not be read
 * @param savedAt epoch ms
 * @returns whether everything was stored
 */
export function writeMenu(menu: Partial<Menu>, version: string | null, savedAt: number): boolean {
  if (dishCategories.some(({ name }) => !menu[name]) && readVersion() !== version) clearMenu();
  // While the lists are being replaced they belong to no version. They are not removed first: another tab may be reading.
  local.remove(VERSION_KEY);
  let stored = writeLists(menu, savedAt);
  if (!stored) {
    // Old and new together may be too much where the new alone is not.
    clearMenu();
    stored = writeLists(menu, savedAt);
  }
  if (!stored) clearMenu();
  else if (version !== null) local.set(VERSION_KEY, version);
  return stored;
}

function writeLists(menu: Partial<Menu>, savedAt: number): boolean {
  return dishCategories.every(({ name }) => {
    const products = menu[name];
    if (!products) return true;
    const key = itemKeys.get(name) ?? '';
    return local.set(timeKey(key), String(savedAt)) && local.set(key, JSON.stringify(products));
  });
}
