import firebase from 'firebase/compat/app';
import { describe, it } from 'vitest';
import {
  type FieldName,
  type FieldsOf,
  fields,
  isOptional,
  textNames,
} from '../../src/domain/product/fields';
import { markIds } from '../../src/domain/product/marks';
import { product } from '../product';
import { given, permitted, refused, staff } from './actors';
import { save, without } from './writes';

const { FieldValue } = firebase.firestore;

const fourteen = Array.from({ length: 14 }, (_, index) => index + 1);

type Pairs = [permitted: unknown, refused: unknown][];

const textValues = textNames.map((name): [string, Pairs] => {
  const { longest } = fields[name];
  const blank = isOptional(name) ? ['', null] : ['\u00a0M\u3000', '\n\u00a0\u3000\ufeff'];
  return [
    name,
    [
      ['a'.repeat(longest), 'a'.repeat(longest + 1)],
      [blank[0], blank[1]],
    ],
  ];
});

/** For each field, pairs of a permitted and a refused value at its limits. agreement.test.ts tries many more. */
const values: Record<Exclude<FieldName, 'image' | FieldsOf<'text'>>, Pairs> = {
  allergeni: [
    [[], null],
    [fourteen, [...fourteen, 15]],
    [fourteen.toReversed(), [...fourteen, 14]],
    [[8], { 0: 8 }],
  ],
  prezzo: [
    [0, -0.01],
    [9999.99, 10_000],
    [7, '7'],
    [2, Number.NaN],
  ],
  prezzo_familiare: [[null, '']],
  prezzo_al_metro: [[null, '']],
  categoria: [['Elenco degli allergeni', '']],
  etichette: [
    [[], null],
    [markIds, [...markIds, 'vegano']],
    [['piccante'], ['Piccante']],
  ],
  nascosto: [[false, null]],
  nessunAllergene: [
    [true, 'true'],
    [false, null],
  ],
  posizione: [
    [null, ''],
    [1, 0],
    [2 ** 53 - 1, 1.5],
  ],
};

describe('a field accepts a value at its limit and refuses one beyond it', () => {
  it.each([...textValues, ...Object.entries(values)])('%s', async (field, pairs) => {
    await given({ 'prodotti/diavola': product() });
    for (const [pair, [good, bad]] of pairs.entries()) {
      await refused(save(staff, product({ [field]: bad })), `pair ${pair}`);
      await refused(save(staff, product({ [field]: bad }), 'diavola'), `pair ${pair}`);
      await permitted(save(staff, product({ [field]: good })));
      await permitted(save(staff, product({ [field]: good }), 'diavola'));
    }
  });
});

it('an allergen is accepted beside the word that there are none', async () => {
  const none = { allergeni: [], nessunAllergene: true };
  await given({ 'prodotti/cola': product(none) });
  await permitted(save(staff, { ...product(none), allergeni: [12] }, 'cola'));
  await refused(save(staff, { ...product(none), allergeni: [15] }, 'cola'));
});

it('an unknown field can be neither added, changed nor removed', async () => {
  await given({ 'prodotti/diavola': { ...product(), colore: 'rosso' } });
  await refused(save(staff, { ...product(), colore: 'blu' }));
  await refused(save(staff, { ...product(), colore: 'blu' }, 'diavola'));
  await refused(save(staff, product(), 'diavola'));
  await permitted(save(staff, { ...product({ prezzo: 9 }), colore: 'rosso' }, 'diavola'));
});

it('a partial update is judged by the whole resulting product', async () => {
  await given({
    'prodotti/whole': product(),
    'prodotti/broken': without(product(), 'descrizione'),
  });
  const change = (id: string, data: firebase.firestore.UpdateData) => {
    const db = staff.firestore();
    return db
      .batch()
      .update(db.doc(`prodotti/${id}`), data)
      .set(db.doc('meta/menu'), { version: FieldValue.serverTimestamp() })
      .commit();
  };
  await permitted(change('whole', { prezzo: 8 }));
  await refused(change('whole', { prezzo: -8 }));
  await permitted(change('whole', { prezzo: FieldValue.increment(1) }));
  await refused(change('whole', { prezzo: FieldValue.increment(9999) }));
  await refused(change('whole', { nome: FieldValue.delete() }));
  await refused(change('whole', { allergeni: FieldValue.arrayUnion(15) }));
  await permitted(change('whole', { allergeni: FieldValue.arrayUnion(2) }));
  await refused(change('broken', { prezzo: 8 }));
  await permitted(change('broken', { prezzo: 8, descrizione: 'Pomodoro' }));
});
