import type { RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { beforeEach, describe, expect, it } from 'vitest';
import { given, outsiders, permitted, refused, refusedTo, STAFF_UID, staff } from './actors';
import { inDays, record } from './records';

type Document = firebase.firestore.DocumentData;

const { Timestamp } = firebase.firestore;

const add = (changes: Document, actor: RulesTestContext = staff) =>
  actor.firestore().collection('modifiche').add(record(changes));

beforeEach(() => given({ [`staff/${STAFF_UID}`]: { nome: 'Cucina' } }));

/** A record of a change of `meta/oggi`. */
const ofToday = { scopo: 'oggi', prodotto: null, prima: null, dopo: null };

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
  'an id that is too long': [{ prodotto: 'a'.repeat(1500) }, { prodotto: 'a'.repeat(1501) }],
  'no id': [{ prodotto: 'a' }, { prodotto: '' }],
  'a path for an id': [{ prodotto: 'a b' }, { prodotto: 'a/b' }],
  'a name of 121 characters': [{ titolo: 'a'.repeat(120) }, { titolo: 'a'.repeat(121) }],
  'neither side': [
    { prima: null, dopo: { prezzo: 8 } },
    { prima: null, dopo: null },
  ],
  'an unknown field before': [{ prima: { prezzo: 1 } }, { prima: { costo: 1 } }],
  'an unknown field after': [{ dopo: { prezzo: 1 } }, { dopo: { prezzo: 1, costo: 1 } }],
  'an expiry in 88 days': [{ scade: inDays(89.1) }, { scade: inDays(88.9) }],
  'an expiry in 92 days': [{ scade: inDays(90.9) }, { scade: inDays(91.1) }],
  'an unknown field': [{}, { altro: true }],
  'the purpose of meta/oggi beside a product': [ofToday, { scopo: 'oggi' }],
  'a product beside the purpose of meta/oggi': [ofToday, { ...ofToday, prodotto: 'diavola' }],
  'a side of meta/oggi': [ofToday, { ...ofToday, prima: { prezzo: 7 } }],
  'a text of 301 characters': [
    { ...ofToday, titolo: 'a'.repeat(300) },
    { ...ofToday, titolo: 'a'.repeat(301) },
  ],
};

describe('a history record', () => {
  it.each(Object.entries(pairs))('with %s is refused', async (_, [fine, wrong]) => {
    await refused(add(wrong));
    await permitted(add(fine));
  });

  it('needs every field, each of its type', async () => {
    const ofProduct = ['prodotto: text', 'titolo: text', 'prima: null', 'dopo: null'];
    const wrong = [
      ...wrongShapesOf(record(), ofProduct),
      ...wrongShapesOf(record(ofToday), [
        ...['titolo: text', 'prodotto: null', 'prima: null', 'dopo: null'],
      ]),
    ];
    // Nine fields, each left out or of one of eight types, less the right ones.
    expect(wrong).toHaveLength(2 * (9 * 9 - 4));
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
    await refused(document.update({ titolo: 'x' }));
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
