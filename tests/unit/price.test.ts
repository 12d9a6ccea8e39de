import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice, parsePrice } from '../../src/domain/price';

describe('a price on the menu', () => {
  test.each([
    [7.5, '€ 7,50'],
    [0, '€ 0,00'],
    [12, '€ 12,00'],
    [0.05, '€ 0,05'],
    [9999.99, '€ 9999,99'],
  ])('%d euro is printed %s', (euro, text) => {
    expect(formatPrice(euro)).toBe(text);
  });
});

describe('a price that somebody typed', () => {
  test.each([
    ['7', 7],
    ['7,5', 7.5],
    ['7.50', 7.5],
    [' 10,00 ', 10],
    ['-1', -1],
    ['0', 0],
    ['99999', 99999],
  ])('%j is the number %d', (text, euro) => {
    expect(parsePrice(text)).toBe(euro);
  });

  test.each([
    '',
    ' ',
    '12abc',
    '1e3',
    'Infinity',
    'NaN',
    '1.234',
    '1,234',
    '1.234,50',
    '0x10',
    '7,',
    ',5',
    '€ 7',
    '7 50',
    '--7',
  ])('%j is no number', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  test('is read back to the cent from how it is printed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (cents) => {
        const printed = formatPrice(cents / 100).replace('€ ', '');
        expect(parsePrice(printed)).toBe(cents / 100);
      }),
    );
  });
});
