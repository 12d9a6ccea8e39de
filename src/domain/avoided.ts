import { type Allergen, allergens, allergensOf } from './allergens';
import type { Product } from './product';

/** Key in sessionStorage of the visitor's choice. Where that is forbidden, it lives on in memory and in the address. */
export const AVOIDED_KEY = 'allergeniDaEvitare';

/**
 * Parses a list of allergens to avoid, as an address or sessionStorage holds it. Entries that are no allergen's id are
 * left out.
 * @param text ids separated by commas, '1,7'; null counts as an empty list
 * @returns ids, once each, in the order of the catalogue
 */
export function parseAvoided(text: string | null): readonly number[] {
  const wanted = (text ?? '').split(',').map((id) => id.trim());
  return allergens.map(({ id }) => id).filter((id) => wanted.includes(String(id)));
}

/** Writes such a list as text: '1,7', or '' where it is empty. */
export function formatAvoided(avoided: readonly number[]): string {
  return avoided.join(',');
}

/**
 * Which of the allergens to avoid a dish declares. An empty answer does not mean that the dish is free of them, only
 * that it declares none.
 * @param avoided ids of the allergens to avoid
 */
export function declaredOf(
  { allergeni }: Pick<Product, 'allergeni'>,
  avoided: readonly number[],
): Allergen[] {
  return allergensOf(allergeni.filter((id) => avoided.includes(id)));
}
