import { type Allergen, allergens, allergensOf } from './allergens';
import type { Product } from './product';

/**
 * Reads a list of allergens to avoid as an address or the browser keeps it. Whatever is no id of the catalogue is left
 * out; the rest comes once each, in the catalogue's order.
 */
export function parseAvoided(text: string | null): readonly number[] {
  const wanted = (text ?? '').split(',').map((id) => id.trim());
  return allergens.map(({ id }) => id).filter((id) => wanted.includes(String(id)));
}

/** The same list as text: '1,7', and '' for none. */
export function formatAvoided(avoided: readonly number[]): string {
  return avoided.join(',');
}

/**
 * Which of the allergens to avoid a dish declares. None does not mean that the dish is free of them: only that
 * nothing is declared.
 */
export function declaredOf(
  { allergeni }: Pick<Product, 'allergeni'>,
  avoided: readonly number[],
): Allergen[] {
  return allergensOf(allergeni.filter((id) => avoided.includes(id)));
}
