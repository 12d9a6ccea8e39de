import { fold } from '../fold';
import type { Product } from './product';

/** One key for all names that a visitor takes for the same in one category: case, accents and blanks do not count. */
export function nameKey({ nome, categoria }: Pick<Product, 'nome' | 'categoria'>): string {
  return fold(`${categoria.trim()}: ${nome.trim().replace(/\s+/g, ' ')}`);
}

/** Whether another product has this name in this category. */
export function hasSameName(
  products: readonly Product[],
  named: Pick<Product, 'id' | 'nome' | 'categoria'>,
): boolean {
  const key = nameKey(named);
  return products.some((other) => other.id !== named.id && nameKey(other) === key);
}
