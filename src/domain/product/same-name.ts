import { fold } from '../fold';
import type { Product } from './product';

/** A product's name in its category. */
export type Named = Pick<Product, 'nome' | 'categoria'>;

/** One key for all names that a visitor takes for the same in one category: case, accents and blanks do not count. */
export function nameKey({ nome, categoria }: Named): string {
  return fold(`${categoria.trim()}: ${nome.trim().replace(/\s+/g, ' ')}`);
}

/**
 * The product that already has this name in this category.
 * @param ownIds ids of the product that is being saved
 * @returns null where no other one has it
 */
export function findSameName(
  products: readonly Product[],
  named: Named,
  ownIds: readonly (string | undefined)[],
): Product | null {
  const key = nameKey(named);
  return products.find((other) => !ownIds.includes(other.id) && nameKey(other) === key) ?? null;
}
