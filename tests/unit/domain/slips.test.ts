import { expect, test } from 'vitest';
import { changeOf, creationOf, deletionOf } from '../../../src/domain/changes/change';
import { slipsOf } from '../../../src/domain/changes/slips';
import { dish, product } from '../../product';

const pinse = [5, 9, 11, 14].map((prezzo) =>
  dish({ id: `pinsa-${prezzo}`, nome: `Pinsa ${prezzo}`, categoria: 'Pinse', prezzo }),
);
const sweets = [1, 60].map((prezzo) => dish({ id: `d${prezzo}`, categoria: 'Dolci', prezzo }));
const menu = [...sweets, ...pinse];
const textsOf = (change: Parameters<typeof slipsOf>[0] | null) =>
  change ? slipsOf(change, menu).map(({ text }) => text) : [];

test.each([
  [7.5, 14.99, ''],
  [7.5, 15, 'Prezzo: da € 7,50 a € 15,00, almeno il doppio'],
  [7.5, 3.76, ''],
  [7.5, 3.75, 'Prezzo: da € 7,50 a € 3,75, la metà o meno'],
  [7.5, 0, 'Prezzo: da € 7,50 a € 0,00, con 0 il prezzo non si vede'],
  [0, 28.01, 'Prezzo: € 28,01, almeno il doppio del più caro tra «Pinse» (€ 14,00)'],
])('a price change from %s to %s euro is pointed out as %j', (prezzo, after, text) => {
  const before = dish({ categoria: 'Pinse', prezzo });
  const change = changeOf(before, { prezzo: after });
  const slips = slipsOf(change as NonNullable<typeof change>, [...menu, before]);
  expect(slips.map((slip) => slip.text).join()).toBe(text);
});

test.each([
  [27.99, []],
  [90, ['Prezzo: € 90,00, almeno il doppio del più caro tra «Pinse» (€ 14,00)']],
  [10.5, []],
  [2.51, []],
  [0.9, ['Prezzo: € 0,90, la metà o meno del meno caro tra «Pinse» (€ 5,00)']],
  [0, []],
])('a new dish for %s euro is compared with its category', (prezzo, texts) => {
  expect(textsOf(creationOf('new', product({ categoria: 'Pinse', prezzo })))).toEqual(texts);
});

test('nothing is pointed out in a deletion, or by the prices of two dishes', () => {
  const cake = product({ nome: 'Torta', categoria: 'Dolci', prezzo: 150 });
  expect(textsOf(creationOf('new', cake))).toEqual([]);
  expect(textsOf(deletionOf(dish({ categoria: 'Pinse', prezzo: 90 })))).toEqual([]);
});

test('a name that the category has already is pointed out, but not the own one', () => {
  const taken = ['C’è già un piatto con questo nome tra «Pinse»'];
  const [, first = dish()] = pinse;
  const other = dish({ id: 'other', nome: 'Pinsa 9' });
  const created = creationOf('new', product({ categoria: 'Pinse', nome: ' pìnsa  11' }));
  expect(textsOf(created)).toEqual(taken);
  expect(textsOf(changeOf(first, { nome: 'PINSA 9' }))).toEqual([]);
  expect(textsOf(changeOf(first, { nome: 'Pinsa 14' }))).toEqual(taken);
  expect(textsOf(changeOf(first, { descrizione: 'Altro' }))).toEqual([]);
  expect(textsOf(changeOf(other, { categoria: 'Pinse' }))).toEqual(taken);
});
