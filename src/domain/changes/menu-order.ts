import { comparePlaces } from '../product/menu';
import type { Product } from '../product/product';
import type { Change } from './change';

/** All products of a category, hidden ones too, in the order of the menu. */
export function placedIn(category: string, products: readonly Product[]): Product[] {
  return products.filter(({ categoria }) => categoria === category).sort(comparePlaces);
}

/** The order that dishes have if nobody has ordered them: by price, then by name. */
export function defaultOrder(dishes: readonly Product[]): Product[] {
  return [...dishes].sort((a, b) =>
    comparePlaces({ ...a, posizione: null }, { ...b, posizione: null }),
  );
}

/**
 * The changes that number the dishes of one category from 1 in the wanted order. Every dish is named, also one that keeps its
 * position, and with its category, so that a dish moved or recategorised by others is a conflict.
 * @param wanted all products of the category, with their stored positions
 * @returns none if the dishes are in this order already
 */
export function planOrder(wanted: readonly Product[]): Change[] {
  const sorted = [...wanted].sort(comparePlaces);
  if (sorted.every((dish, index) => dish === wanted[index])) return [];
  return wanted.map(({ id, nome, categoria, posizione }, index) => ({
    id,
    nome,
    before: { categoria, posizione },
    after: { categoria, posizione: index + 1 },
  }));
}

/** Whether a change is one of an order, or of its undo: only these name the category of an edited dish that stays in it. */
export function isPlacing({ before, after }: Change): boolean {
  return after?.posizione !== undefined && before?.categoria === after.categoria;
}
