import type { RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { beforeEach, describe, expect, it } from 'vitest';
import { given, outsiders, permitted, refused, refusedTo, STAFF_UID, staff } from './actors';

type Document = firebase.firestore.DocumentData;

const { FieldValue, Timestamp } = firebase.firestore;

const inDays = (days: number) => Timestamp.fromMillis(Date.now() + days * 24 * 60 * 60 * 1000);

const change = { id: 'diavola', nome: 'Diavola', prima: { prezzo: 7 }, dopo: { prezzo: 8 } };

const record = (changes: Document = {}): Document => ({
  chi: STAFF_UID,
  nome: 'Cucina',
  quando: FieldValue.serverTimestamp(),
  scopo: 'prices',
  prodotti: ['diavola'],
  cambi: [change],
  corsa: 'run',
  quanti: 15,
  fatti: 9,
  testo: '',
  scade: inDays(90),
  ...changes,
});

const add = (changes: Document, actor: RulesTestContext = staff) =>
  actor.firestore().collection('modifiche').add(record(changes));

beforeEach(() => given({ [`staff/${STAFF_UID}`]: { nome: 'Cucina' } }));

function many(count: number) {
  const prodotti = Array.from({ length: count }, (_, index) => `dish-${index}`);
  return { prodotti, cambi: prodotti.map((id) => ({ ...change, id })) };
}

const changed = (more: Document) => ({ cambi: [{ ...change, ...more }] });

/** A value of each type. */
const otherTypes = {
  ...{ null: null, boolean: true, int: 7, float: 1.5, text: 'x', list: ['x'], map: { x: 1 } },
  ...{ time: Timestamp.fromMillis(0) },
};

/** A map without each of its fields, and with a value of each type in each. @param fine such values that are right */
function wrongShapesOf(map: Document, fine: readonly string[]): Document[] {
  return Object.keys(map).flatMap((field) => {
    const { [field]: _, ...without } = map;
    const types = Object.entries(otherTypes).filter(
      ([type]) => !fine.includes(`${field}: ${type}`),
    );
    return [without, ...types.map(([, value]) => ({ ...map, [field]: value }))];
  });
}

/** Pairs of a permitted and a refused change, keyed by what is wrong with the refused one. */
const pairs: Record<string, [permitted: Document, refused: Document]> = {
  'another author': [{}, { chi: 'somebody' }],
  "somebody else's name": [{}, { nome: 'Sala' }],
  'the time of a client': [{}, { quando: Timestamp.now() }],
  'an unknown purpose': [{ scopo: 'order' }, { scopo: 'joke' }],
  'more than eight products': [many(8), many(9)],
  'more changes than products': [many(2), { cambi: many(2).cambi }],
  'fewer changes than products': [many(2), { prodotti: many(2).prodotti }],
  'the change of another product': [{}, changed({ id: 'margherita' })],
  'a product twice': [many(2), { prodotti: ['diavola', 'diavola'], cambi: [change, change] }],
  'ids that are too long': [
    { prodotti: ['a'.repeat(1500)], ...changed({ id: 'a'.repeat(1500) }) },
    { prodotti: ['a'.repeat(12_001)], ...changed({ id: 'a'.repeat(12_001) }) },
  ],
  'a name of 121 characters': [
    changed({ nome: 'a'.repeat(120) }),
    changed({ nome: 'a'.repeat(121) }),
  ],
  'an unknown field of a product': [
    changed({ dopo: { prezzo: 1 } }),
    changed({ dopo: { costo: 1 } }),
  ],
  'a change of a notice': [{ scopo: 'avviso', prodotti: [], cambi: [] }, { scopo: 'avviso' }],
  'an expiry in 88 days': [{ scade: inDays(89.1) }, { scade: inDays(88.9) }],
  'an expiry in 92 days': [{ scade: inDays(90.9) }, { scade: inDays(91.1) }],
  'a text of 301 characters': [{ testo: 'a'.repeat(300) }, { testo: 'a'.repeat(301) }],
  'more changes done than the run has': [{ fatti: 15 }, { fatti: 16 }],
  'a run without a size': [
    { corsa: null, quanti: null, fatti: null },
    { corsa: 'run', quanti: null, fatti: null },
  ],
  'an unknown field': [{}, { altro: true }],
};

describe('a history record', () => {
  it.each(Object.entries(pairs))('with %s is refused', async (_, [fine, wrong]) => {
    await refused(add(wrong));
    await permitted(add(fine));
  });

  it('needs every field, each of its type, and so does each change', async () => {
    const fine = ['corsa: text', 'fatti: int', 'testo: text'];
    const fineInside = ['nome: text', 'prima: null', 'dopo: null'];
    const wrong = [
      ...wrongShapesOf(record(), fine),
      ...wrongShapesOf(change, fineInside).map((one) => record({ cambi: [one] })),
      ...[null, true, 7, 'x', { x: 1 }].map((value) => record({ cambi: [value] })),
    ];
    expect(wrong).toHaveLength(134);
    const collection = staff.firestore().collection('modifiche');
    await Promise.all(wrong.map((one) => refused(collection.add(one), JSON.stringify(one))));
  });

  it('has no name if the owner has given none that can be shown', async () => {
    for (const nome of [7, 'a'.repeat(101)]) {
      await given({ [`staff/${STAFF_UID}`]: { nome } });
      await refused(add({ nome }));
      await permitted(add({ nome: '' }));
    }
  });

  it('cannot be changed or deleted, even by its author', async () => {
    const document = staff.firestore().doc('modifiche/one');
    await permitted(document.set(record()));
    await refused(document.set(record()));
    await refused(document.update({ testo: 'x' }));
    await refused(document.delete());
  });

  it('is written and read by staff alone', async () => {
    await given({ 'modifiche/one': record({ quando: new Date(), scade: new Date() }) });
    for (const chi of [STAFF_UID, 'stranger', 'anonymous-stranger']) {
      await refusedTo(outsiders, (actor) => add({ chi, nome: '' }, actor));
    }
    await refusedTo(outsiders, (actor) => actor.firestore().doc('modifiche/one').get());
    await refusedTo(outsiders, (actor) => actor.firestore().collection('modifiche').get());
    await permitted(staff.firestore().collection('modifiche').orderBy('quando').limit(5).get());
  });
});
