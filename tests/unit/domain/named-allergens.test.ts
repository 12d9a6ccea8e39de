import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../../emulators/sample/menu';
import { namedAllergens, omittedAllergens } from '../../../src/domain/product/named-allergens';
import { dish } from '../../product';

const named = (descrizione: string, categoria = 'Bibite', nome = 'Quz') =>
  namedAllergens(dish({ nome, descrizione, categoria, avvertenza: '' }));

describe('the allergens that the words of a dish name', () => {
  test.each([
    ['Mozzarelle di bufala e pomodoro', [7]],
    ['Frutta secca', [5, 8]],
    ['Calice di vino rosso', [12]],
    ['GAMBERI al curry', [2]],
    ['Mandel', [8]],
    ['Frutta con il guscio', [8]],
    ['Pomodoro (1, 9)', [1, 9]],
  ])('are found in %j', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  test.each([
    'Lattina da 33 cl',
    'Al limone o alla pesca',
    'Insalata di lattuga',
    'Eis',
    'Acqua di rete',
  ])('are not found in %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  test('begin with its category: dough has gluten though nobody writes so', () => {
    for (const category of ['Panini', 'I nostri impasti', 'Pinse', 'Pizze classiche']) {
      expect(named('Pomodoro, aglio, origano', category)).toContain(1);
    }
  });
});

describe('the allergens that an answer leaves out although the words name them', () => {
  const tuna = { nome: 'Tonno', descrizione: 'Mozzarella', categoria: 'Antipasti' };
  const omitted = (after: object, before?: object) =>
    omittedAllergens(dish({ ...tuna, ...after }), before ? dish({ ...tuna, ...before }) : null);

  test.each<[number[], object]>([
    [[4], { allergeni: [7] }],
    [[4, 7], { allergeni: [], nessunAllergene: true }],
    [[], { allergeni: [4, 7] }],
    // Nothing is claimed.
    [[], { allergeni: [], nessunAllergene: false }],
  ])('are %j of %j', (ids, answer) => expect(omitted(answer)).toEqual(ids));

  test('are no news if the saved version left them out too, beside the same kind of answer', () => {
    expect(omitted({ allergeni: [7] }, { allergeni: [7] })).toEqual([]);
    expect(omitted({ allergeni: [7], avvertenza: 'Con noci' }, { allergeni: [7] })).toEqual([8]);
    const none = { allergeni: [], nessunAllergene: true };
    expect(omitted(none, { allergeni: [7] })).toEqual([4, 7]);
  });
});

test('no dish of the sample that declares allergens passes for one whose words name none', () => {
  const missed = sampleMenu.filter(({ picture, ...fields }) => {
    const { nome, allergeni } = fields;
    return allergeni.length > 0 && namedAllergens(dish({ ...fields, id: nome })).length === 0;
  });
  expect(missed.map(({ nome }) => nome)).toEqual([]);
});
