/** The highest price that may be written, in euro (decisions, "Writing"). */
export const MAX_PRICE = 9999.99;

const NUMBER = /^[+-]?\d+(?:[.,]\d{1,2})?$/;

/**
 * A price in euro as the menu prints it: '€ 7,50' (spec point 9: sign first, two decimals).
 * @param euro a finite number of euro
 */
export function formatPrice(euro: number): string {
  return `€ ${euro.toFixed(2).replace('.', ',')}`;
}

/**
 * Reads what somebody typed as a number of euro: comma or point, at most two decimals, nothing else
 * ('12abc', '1e3', 'Infinity' and '1.234' are no numbers; decisions, "Writing").
 * @returns the number, which may lie outside the permitted range, or null where the text is no number
 */
export function parsePrice(text: string): number | null {
  const trimmed = text.trim();
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}
