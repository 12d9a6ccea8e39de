import { expect, test } from 'vitest';
import { allergenDoubt, allergenDoubts } from '../../../src/domain/changes/allergen-doubts';
import { creationOf, deletionOf, type Fields } from '../../../src/domain/changes/change';
import type { Product } from '../../../src/domain/product/product';
import { dish, product } from '../../product';

const milk = dish({ allergeni: [1, 7] });
const cola = { nome: 'Cola', descrizione: 'Lattina', categoria: 'Bibite' } as const;
const open = { allergeni: [], nessunAllergene: false };
const none = { allergeni: [], nessunAllergene: true };
const silent = dish({ ...cola, ...open });
const denied = dish({ ...cola, ...none });
const unread = { allergeniDaVerificare: true } as const;

const both = { allergeni: [1, 7] };

test.each<[string, Product, Fields, Fields, object | null]>([
  ['an allergen taken away', milk, both, { allergeni: [1] }, { lost: [7], named: [] }],
  ['one of now, not of the plan', milk, { allergeni: [1] }, { allergeni: [1, 9] }, { lost: [7] }],
  ['none beside words that name one', milk, both, none, { lost: [1, 7], named: [1, 7] }],
  ['a note taken away', { ...milk, ...unread }, { ...both, ...unread }, both, { lost: [] }],
  ['new words', denied, { descrizione: 'Lattina' }, { descrizione: 'Con panna' }, { named: [7] }],
  ['an allergen added', milk, both, { allergeni: [1, 7, 9] }, null],
  ['another field', milk, { prezzo: 7 }, { prezzo: 8 }, null],
  ['another field of a noted one', { ...milk, ...unread }, { prezzo: 7 }, { prezzo: 8 }, null],
  ['the first answer that there are none', silent, open, none, null],
])('of an edit: %s', (_, stored, before, after, doubt) => {
  const { id, nome } = stored;
  const found = allergenDoubt({ id, nome, before, after }, stored);
  if (doubt === null) expect(found).toBeNull();
  else expect(found).toMatchObject(doubt);
});

test('of an undo also none is doubted, of new dishes none beside their words, and nothing that is not written', () => {
  const { id, nome } = silent;
  const answer = { id, nome, before: open, after: none };
  expect(allergenDoubt(answer, silent, true)).toMatchObject({ lost: [], named: [] });
  const fields = { ...none, nome: 'Coppa', descrizione: 'Panna', categoria: 'Bibite' } as const;
  expect(allergenDoubt(creationOf('x', product(fields)), null)).toMatchObject({ named: [7] });
  expect(allergenDoubt(creationOf('x', product()), null)).toBeNull();
  expect(allergenDoubt(deletionOf(milk), milk, true)).toBeNull();
  // Of a dish that is gone, and of fields beside an answer that stays.
  const gone = { ...answer, before: both, after: { ...none, descrizione: 'Panna' } };
  expect(allergenDoubt(gone, null, true)).toBeNull();
  const price = { ...answer, before: { prezzo: 7 }, after: { prezzo: 8 } };
  const all = [price, answer, { ...answer, id: milk.id, after: { allergeni: [1] } }];
  const doubted = (isUndo?: boolean) => allergenDoubts(all, [milk, silent], isUndo);
  expect(doubted().map(({ lost }) => lost)).toEqual([[7]]);
  expect(doubted(true).map(({ lost }) => lost)).toEqual([[], [7]]);
  expect(allergenDoubt(price, denied, true)).toBeNull();
  expect(allergenDoubt(price, silent, true)).toBeNull();
  expect(allergenDoubt(creationOf('x', product({ ...cola, ...none })), null, true)).toBeNull();
});
