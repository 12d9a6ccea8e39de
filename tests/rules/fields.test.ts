import firebase from 'firebase/compat/app';
import { describe, it } from 'vitest';
import type { FieldName } from '../../src/domain/product/fields';
import { product } from '../product';
import { given, permitted, refused, staff } from './actors';
import { productWithout, save } from './writes';

const { FieldValue, GeoPoint, Timestamp } = firebase.firestore;

const fourteen = Array.from({ length: 14 }, (_, index) => index + 1);

/** For each field, pairs of a value that is permitted and one that is refused. */
const values: Record<Exclude<FieldName, 'image'>, [permitted: unknown, refused: unknown][]> = {
  nome: [
    ['M', ''],
    ['a'.repeat(120), 'a'.repeat(121)],
    ['🍕'.repeat(60), '🍕'.repeat(61)],
    ['e\u0301'.repeat(60), 'e\u0301'.repeat(61)],
    [' M ', '   '],
    ['\nM', '\n'],
    ['\u00a0M', '\u00a0'],
    ['\u3000M', '\u3000'],
    ['\ufeffM', '\ufeff'],
    ['M\u2028\u2029', '\u2028\u2029'],
    ['<script>alert(1)</script>', ['<script>']],
    ['\u202eatihgreM', null],
    ['7', 7],
    ['true', true],
    ['map', { it: 'Margherita' }],
  ],
  descrizione: [
    ['P', ''],
    ['a'.repeat(1000), 'a'.repeat(1001)],
    ['🍅'.repeat(500), '🍅'.repeat(501)],
    ['x\t', '\t \u2003'],
    ['null', null],
    ['0', 0],
    ['list', ['Pomodoro']],
  ],
  allergeni: [
    [[], null],
    [fourteen, [...fourteen, 15]],
    [fourteen.toReversed(), [...fourteen, 14]],
    [[1], [0]],
    [[14], [15]],
    [
      [1, 7],
      [7, 7],
    ],
    [[2], [2.5]],
    [[3], ['3']],
    [[4], [-4]],
    [[5], [null]],
    [[6], [Number.NaN]],
    [[7], [{ id: 7 }]],
    [[8], { 0: 8 }],
    [[9], '9'],
    [[10], 10],
    [[11], Array(10_000).fill(11)],
  ],
  prezzo: [
    [0, -0.01],
    [-0, -Number.MIN_VALUE],
    [9999.99, 10_000],
    [9999.98, 9999.990000000002],
    [7, '7'],
    [0.1, null],
    [1, true],
    [2, Number.NaN],
    [3, Number.POSITIVE_INFINITY],
    [4, Number.NEGATIVE_INFINITY],
    [5, [5]],
    [6, Timestamp.fromMillis(6)],
    [FieldValue.increment(1), FieldValue.increment(-1)],
  ],
  prezzo_familiare: [
    [null, ''],
    [0, -1],
    [9999.99, 9999.991],
    [15.5, '15.5'],
    [1, Number.NaN],
    [2, Number.POSITIVE_INFINITY],
    [3, false],
  ],
  prezzo_al_metro: [
    [null, ''],
    [0, -1],
    [9999.99, 9999.991],
    [30, '30'],
    [1, Number.NaN],
    [2, Number.POSITIVE_INFINITY],
    [3, new GeoPoint(3, 3)],
  ],
  categoria: [
    ['Antipasti', 'antipasti'],
    ['Panini', 'Panini '],
    ['I nostri impasti', 'Impasti'],
    ['Pinse', ''],
    ['Pizze classiche', 'Pizze Classiche'],
    ['Pizze gourmet', null],
    ['Dolci', ['Dolci']],
    ['Bibite', 8],
    ['Elenco degli allergeni', 'Tutto'],
    ['Antipasti', '\u0410ntipasti'],
  ],
  etichette: [
    [[], null],
    [
      ['vegano', 'piccante', 'bambini', 'vegetariano'],
      ['vegano', 'vegano'],
    ],
    [['piccante'], ['Piccante']],
    [['bambini'], 'bambini'],
  ],
  nascosto: [
    [true, 'true'],
    [false, null],
  ],
};

const pairs = Object.entries(values).flatMap(([field, fieldPairs]) =>
  fieldPairs.map(([good, bad], index) => ({
    name: `${field}, pair ${index + 1}`,
    field,
    good,
    bad,
  })),
);

describe('of two products that differ in one field, the valid one is permitted and the other refused', () => {
  it.each(pairs)('$name', async ({ field, good, bad }) => {
    await given({ 'prodotti/diavola': product() });
    await refused(save(staff, product({ [field]: bad })));
    await refused(save(staff, product({ [field]: bad }), 'diavola'));
    await permitted(save(staff, product({ [field]: good })));
    await permitted(save(staff, product({ [field]: good }), 'diavola'));
  });
});

describe('a product has the fields of the table', () => {
  it.each(Object.keys(product()))('%s must not be missing', async (field) => {
    await given({ 'prodotti/diavola': product() });
    await refused(save(staff, productWithout(field)));
    await refused(save(staff, productWithout(field), 'diavola'));
    await permitted(save(staff, product()));
  });

  it.each(['id', 'name', 'Nome', 'nome ', 'prezzo.al', 'constructor', 'toString', 'admin'])(
    'a further field %j is refused',
    async (field) => {
      await refused(save(staff, { ...product(), [field]: 'x' }));
      await permitted(save(staff, product()));
    },
  );

  it('an unknown field stays as it is, and is neither added, changed nor removed', async () => {
    await given({ 'prodotti/diavola': { ...product(), colore: 'rosso' } });
    await refused(save(staff, { ...product(), colore: 'blu' }, 'diavola'));
    await refused(save(staff, product(), 'diavola'));
    await permitted(save(staff, { ...product({ prezzo: 9 }), colore: 'rosso' }, 'diavola'));
  });

  it('a document without fields, or with other fields, is refused', async () => {
    await refused(save(staff, {}));
    await refused(save(staff, { titolo: 'Margherita' }));
    await permitted(save(staff, product()));
  });

  it('an update of some fields is judged by the whole product that results', async () => {
    await given({ 'prodotti/whole': product(), 'prodotti/broken': productWithout('descrizione') });
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
});
