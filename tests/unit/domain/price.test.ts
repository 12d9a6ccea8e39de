import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '../../../src/domain/product/price';
import { parsePrice } from '../../../src/domain/staff/validation';

test('a price on the menu has its sign first, a comma and two decimals', () => {
  expect([7.5, 0, 9999.99].map(formatPrice)).toEqual(['€ 7,50', '€ 0,00', '€ 9999,99']);
});

describe('a typed price', () => {
  test.each([
    [' 7,5 ', 7.5],
    ['-1', -1],
    ['€7.50', 7.5],
    ['7,50 euro', 7.5],
    ['EUR 7', 7],
    ['\u00a07,50\u00a0€ ', 7.5],
  ])('%j is parsed as %d', (text, euro) => {
    expect(parsePrice(text)).toBe(euro);
  });

  test.each([
    '',
    '12abc',
    '1e3',
    '1,234',
    '1.234,50',
    '7,',
    ',5',
    '€',
    '€ 7 €',
    '7 eurox',
    '7 € 50',
    '--7',
  ])('%j is rejected', (text) => expect(parsePrice(text)).toBeNull());

  test('is the same to the cent after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (cents) => {
        const formatted = formatPrice(cents / 100);
        expect(parsePrice(formatted)).toBe(cents / 100);
        expect(parsePrice(formatted.replace('€ ', ''))).toBe(cents / 100);
      }),
    );
  });
});
