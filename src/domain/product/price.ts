/** The highest price that may be written, in euro. */
export const MAX_PRICE = 9999.99;

/** Formats a price as the menu shows it, sign first and with two decimals: '€ 7,50'. @param euro a finite number */
export function formatPrice(euro: number): string {
  return `€ ${euro.toFixed(2).replace('.', ',')}`;
}
