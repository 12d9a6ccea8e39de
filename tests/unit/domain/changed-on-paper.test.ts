import { expect, test } from 'vitest';
import { changedOnPaper } from '../../../src/domain/changes/changed-on-paper';

const commit = (at: number, id: string, before: object, after: object) => ({
  at,
  changes: [{ id, nome: id, before, after }],
});

test('prices and allergens that differ from the print are counted, once each', () => {
  const entries = [
    commit(4, 'a', { prezzo: 8 }, { prezzo: 9 }),
    commit(3, 'b', { allergeni: [1], descrizione: 'x' }, { allergeni: [1, 7], descrizione: 'y' }),
    commit(2, 'a', { prezzo: 7, prezzo_al_metro: 20 }, { prezzo: 8, prezzo_al_metro: 22 }),
  ];
  expect(changedOnPaper(entries)).toEqual({ prices: 2, allergens: 1, latest: 4 });
});

test('what was changed back, and what is not a price or an allergen, does not count', () => {
  const entries = [
    commit(3, 'a', { prezzo: 8 }, { prezzo: 7 }),
    commit(2, 'a', { prezzo: 7 }, { prezzo: 8 }),
    commit(1, 'b', { nome: 'x' }, { nome: 'y' }),
  ];
  expect(changedOnPaper(entries)).toEqual({ prices: 0, allergens: 0, latest: 0 });
});
