import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPrice } from '../../../src/domain/product/price';
import { parsePrice } from '../../../src/domain/product/validation';

// What people write instead is in tests/unit/exchange/what-people-write.
test('a price has its sign first, a comma and two decimals, and is read again to the cent', () => {
  expect([7.5, 0, 9999.99].map(formatPrice)).toEqual(['€ 7,50', '€ 0,00', '€ 9999,99']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (cents) => {
      expect(parsePrice(formatPrice(cents / 100))).toBe(cents / 100);
    }),
  );
});
