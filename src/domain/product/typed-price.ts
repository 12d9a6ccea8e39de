const NUMBER = /^[+-]?\d+(?:[.,]\d{1,2})?$/;

/** A euro sign on either side of a number, as it is copied from a menu. */
const EURO_SIGN = /^€\s*|\s*€$/;

/**
 * Parses a typed price: comma or point, at most two decimals, and at most one euro sign before or after it; nothing else
 * ('12abc', '1e3', 'Infinity' and '1.234' are no prices).
 * @returns euro, possibly negative or above MAX_PRICE; null where the text is no price
 */
export function parsePrice(text: string): number | null {
  const trimmed = text.trim().replace(EURO_SIGN, '');
  return NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** A price as a person would type it: '7,50'. More decimals than two, which only a foreign write can have, are kept. */
export function priceText(euro: number | null): string {
  if (euro === null) return '';
  const cents = euro.toFixed(2);
  return (Number(cents) === euro ? cents : String(euro)).replace('.', ',');
}
