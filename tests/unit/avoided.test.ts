import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  declaredOf,
  formatAvoided,
  isHidden,
  parseAvoided,
  unknownAvoided,
} from '../../src/domain/avoided';
import { ALLERGEN_COUNT } from '../../src/domain/product/allergens';

describe('the allergens to avoid in an address', () => {
  test('are parsed in the order of the catalogue, once each', () => {
    expect(parseAvoided('7,1,7')).toEqual([1, 7]);
  });

  test.each([null, '', ',', '0', '15', '-1', '1.5', '1e0', 'glutine', '%', '01'])(
    'are none for %j',
    (text) => {
      expect(parseAvoided(text)).toEqual([]);
    },
  );

  test('are the same after formatting and parsing, for any choice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: ALLERGEN_COUNT })), (ids) => {
        const sorted = ids.toSorted((a, b) => a - b);
        expect(parseAvoided(formatAvoided(ids))).toEqual(sorted);
      }),
    );
  });
});

describe('what an address asks to avoid and is no allergen', () => {
  test.each([null, '', ',', ' , ', '1,7', '7, 1 ,7'])('is nothing for %j', (text) => {
    expect(unknownAvoided(text)).toEqual([]);
  });

  test('is every other entry, once each, as it is written', () => {
    expect(unknownAvoided('99, 7 ,grano,0,grano,01')).toEqual(['99', 'grano', '0', '01']);
  });
});

describe('the filter', () => {
  test('hides a dish that declares one of the allergens to avoid', () => {
    expect(isHidden({ allergeni: [1, 7] }, [7])).toBe(true);
    expect(isHidden({ allergeni: [1, 7] }, [3])).toBe(false);
  });

  test('hides a dish whose allergens are to be verified, whatever is avoided', () => {
    expect(isHidden({ allergeni: [], allergeniDaVerificare: true }, [3])).toBe(true);
    expect(isHidden({ allergeni: [1], allergeniDaVerificare: true }, [3])).toBe(true);
  });

  test('hides nothing without allergens to avoid', () => {
    expect(isHidden({ allergeni: [1], allergeniDaVerificare: true }, [])).toBe(false);
  });
});

describe('the allergens to avoid that a dish declares', () => {
  test('are in the order of the catalogue', () => {
    const names = declaredOf({ allergeni: [7, 4, 1] }, [1, 3, 7]).map(({ name }) => name);
    expect(names).toEqual(['Glutine', 'Latte e derivati']);
  });
});
