import { expect, test } from 'vitest';
import { hintsOf } from '../../../src/domain/changes/hints';
import { dish } from '../../product';

const fieldsIn = (changes: Parameters<typeof dish>[0]) =>
  hintsOf(dish(changes)).map(({ field }) => field);

test('a dish that guests see in full has no hint', () => {
  expect(
    fieldsIn({ prezzo_familiare: 12, prezzo_al_metro: 30, etichette: ['vegetariano'] }),
  ).toEqual([]);
  expect(fieldsIn({ categoria: 'Pinse', prezzo_familiare: 0 })).toEqual([]);
});

test('what guests would not see has a hint at its field', () => {
  const text = 'I prodotti in questa categoria non compaiono nel menu';
  const unseen = dish({ categoria: 'Elenco degli allergeni', prezzo_familiare: 12 });
  expect(hintsOf(unseen)).toEqual([{ field: 'categoria', text }]);
  expect(fieldsIn({ categoria: 'Pinse', prezzo_familiare: 12, prezzo_al_metro: 30 })).toEqual([
    'prezzo_familiare',
    'prezzo_al_metro',
  ]);
  expect(fieldsIn({ etichette: ['vegano'], allergeni: [1, 7] })).toEqual(['etichette']);
});
