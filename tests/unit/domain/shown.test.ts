import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toItem } from '../../../src/dish/item';
import { centsOf } from '../../../src/domain/list/bill';
import { fields } from '../../../src/domain/product/fields';
import { isShownPrice, shownText } from '../../../src/domain/product/shown';
import { dish } from '../../product';

test.each(['nome', 'descrizione'] as const)('guests read a %s within the limits whole', (name) => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3 * fields[name].longest }), (text) => {
      const shown = shownText(name, text);
      expect([...shown].length).toBeLessThanOrEqual(fields[name].longest);
      if ([...text].length <= fields[name].longest) expect(shown).toBe(text);
      else expect(text.startsWith(shown.slice(0, -1))).toBe(true);
    }),
  );
});

test('a cut text ends with a sign, and with no half of a character', () => {
  expect(shownText('nome', 'a'.repeat(121))).toBe(`${'a'.repeat(119)}…`);
  expect(shownText('nome', '🍕'.repeat(120))).toBe('🍕'.repeat(120));
  expect(shownText('nome', '🍕'.repeat(121))).toBe(`${'🍕'.repeat(119)}…`);
});

test('a warning is never cut', () => {
  const avvertenza = 'Contiene noci. '.repeat(100);
  expect(toItem(dish({ avvertenza })).notes.map(({ text }) => text)).toEqual([avvertenza]);
});

test.each([
  [9999.99, true],
  [10_000, false],
  [1e308, false],
  [-1, false],
])('a price of %d is counted with: %s', (euro, isCounted) => {
  expect(isShownPrice(euro)).toBe(isCounted);
  const prices = { price: euro, familyPrice: null, meterPrice: null };
  expect(centsOf(prices, 'normale') !== null).toBe(isCounted);
});
