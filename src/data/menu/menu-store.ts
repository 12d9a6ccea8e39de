import * as v from 'valibot';
import { type DishCategoryName, dishCategories } from '../../domain/product/categories';
import type { Menu } from '../../domain/product/menu';
import { keptProduct, type Product } from '../../domain/product/product';
import { browserStorage } from '../browser-storage';
import { entryDigest, itemsKey, readEntry, timeKey, VERSION_KEY } from './menu-keys';

/** One category's list. `savedAt`, when it was read from the server, is epoch ms. */
export type KnownList = { products: Product[]; savedAt: number };

const itemKeys = dishCategories.map((category) => itemsKey(category));

const { local } = browserStorage;

/** Whether this browser lets the menu be kept at all. */
export const canStore = local.isAvailable;

/** A product that was written as JSON. The lenient schema accepts any object, so foreign ones show by their missing name. */
export const cachedProduct = v.pipe(
  keptProduct,
  v.check((product) => product.nome !== ''),
);

/** The stored list of a category, whatever its age. @returns null where it is absent, corrupt, or of another shape */
export function readList(category: DishCategoryName): KnownList | null {
  const name = dishCategories.find((each) => each.name === category);
  const entry = name ? readEntry(itemsKey(name)) : null;
  if (!entry) return null;
  try {
    const products = v.parse(v.array(cachedProduct), JSON.parse(entry.items));
    const isForeign = products.some(({ categoria }) => categoria !== category);
    return isForeign ? null : { products, savedAt: entry.savedAt };
  } catch {
    return null;
  }
}

/** Forgets every list and the version. */
export function clearMenu(): void {
  for (const key of [...itemKeys, ...itemKeys.map(timeKey), VERSION_KEY]) local.remove(key);
}

/**
 * Stores the whole menu, or nothing of it. While it does, the digests of the version tell a list that is being replaced.
 * @param version the version that the lists belong to, null where it could not be read
 * @param savedAt epoch ms
 * @returns whether it is stored
 */
export function writeMenu(menu: Menu, version: string | null, savedAt: number): boolean {
  const texts = dishCategories.map(({ name }) => JSON.stringify(menu[name]));
  const digests = texts.map((text) => entryDigest(text, savedAt)).join('.');
  const write = () =>
    itemKeys.every(
      (key, index) =>
        local.set(timeKey(key), String(savedAt)) && local.set(key, texts[index] ?? ''),
    ) &&
    (version === null || local.set(VERSION_KEY, `${version}#${digests}`));
  if (version === null) local.remove(VERSION_KEY);
  if (write()) return true;
  // Old and new together may be too much where the new alone is not.
  clearMenu();
  if (write()) return true;
  clearMenu();
  return false;
}
