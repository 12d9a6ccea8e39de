import type { RulesTestContext } from '@firebase/rules-unit-testing';
import firebase from 'firebase/compat/app';
import { beforeEach, describe, it } from 'vitest';
import { given, outsiders, permitted, refused, STAFF_UID, staff } from './actors';

type Document = firebase.firestore.DocumentData;

const { FieldValue, Timestamp } = firebase.firestore;

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
  scade: Timestamp.fromMillis(Date.now() + 1e9),
  ...changes,
});

const add = (changes: Document, actor: RulesTestContext = staff) =>
  actor.firestore().collection('modifiche').add(record(changes));

beforeEach(() => given({ [`staff/${STAFF_UID}`]: { nome: 'Cucina' } }));

const many = (count: number) => ({
  prodotti: Array.from({ length: count }, (_, index) => `dish-${index}`),
  cambi: Array.from({ length: count }, () => change),
});

/** Pairs of a permitted and a refused change, keyed by what is wrong with the refused one. */
const pairs: Record<string, [permitted: Document, refused: Document]> = {
  'another author': [{}, { chi: 'somebody' }],
  "somebody else's name": [{ nome: '' }, { nome: 'Sala' }],
  'the time of a client': [{}, { quando: Timestamp.now() }],
  'an unknown purpose': [{ scopo: 'undo' }, { scopo: 'joke' }],
  'more than eight products': [many(8), many(9)],
  'more changes than products': [{ cambi: [] }, { cambi: [change, change] }],
  'a text of 301 characters': [{ testo: 'a'.repeat(300) }, { testo: 'a'.repeat(301) }],
  'more changes done than the run has': [{ fatti: 15 }, { fatti: 16 }],
  'a run without a size': [
    { corsa: null, quanti: null, fatti: null },
    { corsa: 'run', quanti: null, fatti: null },
  ],
  'a number as its expiry': [{}, { scade: Date.now() }],
  'an unknown field': [{}, { altro: true }],
};

describe('a history record', () => {
  it.each(Object.entries(pairs))('with %s is refused', async (_, [fine, wrong]) => {
    await refused(add(wrong));
    await permitted(add(fine));
  });

  it('needs every field', async () => {
    for (const field of Object.keys(record())) {
      const { [field]: _, ...rest } = record();
      await refused(staff.firestore().collection('modifiche').add(rest));
    }
  });

  it('cannot be changed or deleted, even by its author', async () => {
    const document = staff.firestore().doc('modifiche/one');
    await permitted(document.set(record()));
    await refused(document.set(record()));
    await refused(document.update({ testo: 'x' }));
    await refused(document.delete());
  });

  it.each(Object.entries(outsiders))('cannot be written or read by %s', async (_, actor) => {
    await given({ 'modifiche/one': record({ quando: new Date(), scade: new Date() }) });
    for (const chi of [STAFF_UID, 'stranger', 'anonymous-stranger']) {
      await refused(add({ chi, nome: '' }, actor), chi);
    }
    await refused(actor.firestore().doc('modifiche/one').get());
    await refused(actor.firestore().collection('modifiche').get());
    await permitted(staff.firestore().collection('modifiche').orderBy('quando').limit(5).get());
  });
});
