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

test('a price that only classic pizzas show says so, and a warning names the filters that hide the dish', () => {
  const text = 'Prezzo Maxi: si vede solo tra le «Pizze classiche»';
  expect(hintsOf(dish({ categoria: 'Pinse', prezzo_familiare: 12 }))).toEqual([
    { field: 'prezzo_familiare', text },
  ]);
  expect(hintsOf(dish({ avvertenza: 'Può contenere tracce di latte e noci' }))).toEqual([
    {
      field: 'avvertenza',
      text: 'Con «Evito latte e derivati», «Evito frutta a guscio» questo piatto non si vede',
    },
  ]);
  expect(hintsOf(dish({ avvertenza: 'Piatto caldo' }))).toEqual([]);
});
