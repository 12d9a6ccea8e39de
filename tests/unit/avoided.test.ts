import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_COUNT } from '../../src/domain/allergens';
import { declaredOf, formatAvoided, parseAvoided } from '../../src/domain/avoided';

describe('the allergens to avoid in an address', () => {
  test('come in the order of the catalogue, once each', () => {
    expect(parseAvoided('7,1,7')).toEqual([1, 7]);
  });

  test.each([null, '', ',', '0', '15', '-1', '1.5', '1e0', 'glutine', '%', '01'])(
    'are none where it says %j',
    (text) => {
      expect(parseAvoided(text)).toEqual([]);
    },
  );

  test('survive what stands beside them without being an allergen', () => {
    expect(parseAvoided('99, 7 ,x,3')).toEqual([3, 7]);
  });

  test('are read as they were written, whatever the choice', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: ALLERGEN_COUNT })), (ids) => {
        const sorted = ids.toSorted((a, b) => a - b);
        expect(parseAvoided(formatAvoided(ids))).toEqual(sorted);
      }),
    );
  });
});

describe('what a dish declares of them', () => {
  test('is named in the order of the catalogue', () => {
    const names = declaredOf({ allergeni: [7, 4, 1] }, [1, 3, 7]).map(({ name }) => name);
    expect(names).toEqual(['Glutine', 'Latte e derivati']);
  });

  test('is nothing for a dish without declared allergens', () => {
    expect(declaredOf({ allergeni: [] }, [1, 7])).toEqual([]);
  });

  test('is nothing while nothing is avoided', () => {
    expect(declaredOf({ allergeni: [1, 7] }, [])).toEqual([]);
  });

  test('leaves an id out that the catalogue does not have', () => {
    expect(declaredOf({ allergeni: [99] }, [99])).toEqual([]);
  });
});
