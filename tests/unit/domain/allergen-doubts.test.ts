import { expect, test } from 'vitest';
import { allergenDoubt } from '../../../src/domain/changes/allergen-doubts';
import { type Change, creationOf, deletionOf } from '../../../src/domain/changes/change';
import type { Product } from '../../../src/domain/product/product';
import { dish, product } from '../../product';

const milk = dish({ allergeni: [1, 7] });
const silent = dish({
  ...{ nome: 'Cola', descrizione: 'Lattina', categoria: 'Bibite' },
  ...{ allergeni: [], nessunAllergene: false },
});
const none = { allergeni: [], nessunAllergene: true };
const edit = (stored: Product, before: Change['before'], after: Change['after']): Change => ({
  ...{ id: stored.id, nome: stored.nome, before, after },
});

const cases: [string, Change, Product | null, isUndo: boolean, doubt: object | null][] = [
  [
    'an allergen taken away',
    edit(milk, { allergeni: [1, 7] }, { allergeni: [1] }),
    milk,
    false,
    { lost: [7] },
  ],
  [
    'one that is stored now, whatever the change was planned from',
    edit(milk, { allergeni: [1] }, { allergeni: [1, 9] }),
    ...([milk, false, { lost: [7] }] as const),
  ],
  [
    'an allergen added',
    edit(milk, { allergeni: [1, 7] }, { allergeni: [1, 7, 9] }),
    milk,
    false,
    null,
  ],
  ['another field', edit(milk, { prezzo: 7 }, { prezzo: 8 }), milk, false, null],
  [
    'none beside words that name one',
    edit(milk, { allergeni: [1, 7] }, none),
    milk,
    false,
    { lost: [1, 7], named: [1, 7] },
  ],
  [
    'the first answer that there are none',
    edit(silent, { ...none, nessunAllergene: false }, none),
    silent,
    false,
    null,
  ],
  [
    'the undo that says none again',
    edit(silent, { ...none, nessunAllergene: false }, none),
    silent,
    true,
    {},
  ],
  [
    'words that name one beside a stored none',
    edit({ ...silent, ...none }, { descrizione: 'Lattina' }, { descrizione: 'Con panna' }),
    ...([{ ...silent, ...none }, false, { named: [7] }] as const),
  ],
  [
    'the note that the stored ones are unreadable',
    edit(milk, { allergeni: [1, 7], allergeniDaVerificare: true }, { allergeni: [1, 7] }),
    ...([{ ...milk, allergeniDaVerificare: true }, false, { lost: [] }] as const),
  ],
  [
    'a new dish with none beside its words',
    creationOf('x', product({ ...none, nome: 'Coppa', descrizione: 'Panna', categoria: 'Bibite' })),
    null,
    false,
    { named: [7] },
  ],
  ['a new dish that declares', creationOf('x', product()), null, false, null],
  ['a deletion', deletionOf(milk), milk, true, null],
  ['a dish that is gone', edit(milk, { allergeni: [7] }, none), null, true, null],
];

test.each(cases)('%s', (_, change, stored, isUndo, doubt) => {
  const found = allergenDoubt(change, stored, isUndo);
  if (doubt === null) expect(found).toBeNull();
  else expect(found).toMatchObject(doubt);
});
