import { ALLERGEN_COUNT, type Allergen, allergensOf } from './product/allergens';
import type { Product } from './product/product';

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
  // Not from the catalogue, whose names the script of every page (start/avoided-room.ts) does without.
  const ids = Array.from({ length: ALLERGEN_COUNT }, (_, index) => index + 1);
  return ids.filter((id) => wanted.includes(String(id)));
}

/**
 * The entries of such a list that are no allergen's id, trimmed and once each: what a link asks for and we do not
 * understand.
 */
export function unknownAvoided(text: string | null): readonly string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const unknown = entries.filter((entry) => entry !== '' && parseAvoided(entry).length === 0);
  return [...new Set(unknown)];
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

/**
 * Whether the filter hides a dish: it declares one of the allergens to avoid, or may do so, as its allergens could not be
 * read whole.
 * @param avoided ids of the allergens to avoid; without any, no dish is hidden
 */
export function isHidden(
  dish: Pick<Product, 'allergeni' | 'allergeniDaVerificare'>,
  avoided: readonly number[],
): boolean {
  if (avoided.length === 0) return false;
  return dish.allergeniDaVerificare === true || declaredOf(dish, avoided).length > 0;
}
