/** The highest price that may be written, in euro. */
export const MAX_PRICE = 9999.99;

/**
 * Formats a price as the menu shows it: '€ 7,50': sign first, two decimals.
 * @param euro a finite number
 */
export function formatPrice(euro: number): string {
  return `€ ${euro.toFixed(2).replace('.', ',')}`;
}

/**
 * Whether a new price is so far from the old one that it may be a slip: it would no longer be shown, is more than double or
 * less than half. Where none was shown before nothing is far. Both in euro, null for none.
 */
export function isFarPrice(before: number | null, after: number | null): boolean {
  if (!before || after === null) return false;
  return after > before * 2 || after < before / 2;
}
