import * as v from 'valibot';
import { dishCategories } from '../../domain/product/categories';
import { groupByCategory, type Menu } from '../../domain/product/menu';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { cachedProduct } from './menu-store';

const products = v.array(cachedProduct);

const bakedMenu = v.object({
  version: v.string(),
  readAt: v.number(),
  category: v.picklist(dishCategories.map(({ name }) => name)),
  products,
  whole: v.string(),
  words: v.object({ day: v.string(), moment: v.string() }),
});

/**
 * A category's list as the build wrote it into the page: the menu's version when it was read, when that was (epoch ms, and in
 * words: the day, and the day with its time), and the address of the whole menu of the same build.
 */
export type BakedMenu = v.InferOutput<typeof bakedMenu>;

/** Reads a page's data block. @returns null where it is none of ours */
export function parseBakedMenu(json: string): BakedMenu | null {
  try {
    return v.parse(bakedMenu, JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Fetches the whole menu of the build that made the page: a file of the hosting, where Firestore would bill every product.
 * @throws Error where it is not to be had, as after a newer deployment
 */
export async function fetchBakedWhole({ whole }: Pick<BakedMenu, 'whole'>): Promise<Menu> {
  const response = await withTimeout(fetch(whole), FIRESTORE_TIMEOUT_MS);
  if (!response.ok) throw new Error(`The menu of the build answered ${response.status}`);
  return groupByCategory(v.parse(products, await response.json()));
}
