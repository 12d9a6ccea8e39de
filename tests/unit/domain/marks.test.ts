import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceOf, isHidden } from '../../../src/domain/filter/criteria';
import { allergens } from '../../../src/domain/product/allergens';
import { dishCategories } from '../../../src/domain/product/categories';
import { hasMark, markIds, marksOf } from '../../../src/domain/product/marks';
import { contradictions } from '../../../src/domain/product/words';
import { menuSchema } from '../../../src/menu/menu-schema';
import { dish } from '../../product';

const EXCLUDED = { vegetariano: [2, 4, 14], vegano: [2, 3, 4, 7, 14] };
const DIETS = [
  { mark: 'vegetariano', filter: 'vegetariani', schema: 'VegetarianDiet' },
  { mark: 'vegano', filter: 'vegani', schema: 'VeganDiet' },
] as const;

const dishes = fc
  .record({
    etichette: fc.subarray(markIds),
    allergeni: fc.subarray(allergens.map(({ id }) => id)),
    verify: fc.boolean(),
  })
  .map(({ verify, ...fields }) =>
    dish({ ...fields, ...(verify && { allergeniDaVerificare: true }) }),
  );

describe('the marks of a dish', () => {
  test('never name, filter or publish a diet that its allergens exclude or leave open', () => {
    const [category] = dishCategories;
    fc.assert(
      fc.property(dishes, (each) => {
        const schema = menuSchema([{ category, products: [each] }]);
        for (const { mark, filter, schema: diet } of DIETS) {
          const declares = each.allergeni.some((id) => EXCLUDED[mark].includes(id));
          if (!declares && !each.allergeniDaVerificare) continue;
          expect(marksOf(each).map(({ id }) => id)).not.toContain(mark);
          expect(isHidden(each, choiceOf([filter]))).toBe(true);
          expect(schema).not.toContain(diet);
        }
      }),
    );
  });

  test('count unless an allergen contradicts them; spicy and for children always', () => {
    const marked = (...allergeni: number[]) => dish({ etichette: markIds, allergeni });
    expect(markIds.filter((id) => hasMark(marked(1, 8), id))).toEqual(markIds);
    expect(marksOf(marked(1, 8)).map(({ id }) => id)).not.toContain('vegetariano');
    expect(marksOf(marked(3)).map(({ id }) => id)).toContain('vegetariano');
    expect(markIds.filter((id) => hasMark(marked(3, 7), id))).toEqual(
      markIds.filter((id) => id !== 'vegano'),
    );
    expect(markIds.filter((id) => hasMark(marked(2), id))).toEqual(['piccante', 'bambini']);
    // Vegetarian by its vegan mark alone, which is not believed.
    const eggs = dish({ etichette: ['vegano'], allergeni: [3] });
    expect(hasMark(eggs, 'vegetariano')).toBe(false);
  });

  test('of a diet are not believed where nobody has declared the allergens', () => {
    const silent = dish({ etichette: markIds, allergeni: [], nessunAllergene: false });
    expect(markIds.filter((id) => hasMark(silent, id))).toEqual(['piccante', 'bambini']);
    const none = { ...silent, nessunAllergene: true };
    expect(markIds.filter((id) => hasMark(none, id))).toEqual(markIds);
  });

  test('that are contradicted are named to staff with the allergens', () => {
    expect(
      contradictions(dish({ etichette: ['vegano', 'bambini'], allergeni: [1, 3, 7] })),
    ).toEqual([
      'È segnato «Vegano» ma dichiara Uova e derivati, Latte e derivati: nel menu l’etichetta non si vede',
    ]);
    expect(contradictions(dish({ etichette: ['vegetariano'], allergeni: [1, 7] }))).toEqual([]);
  });
});
