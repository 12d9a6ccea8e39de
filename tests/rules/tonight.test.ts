import firebase from 'firebase/compat/app';
import { beforeEach, describe, it } from 'vitest';
import { product } from '../product';
import { given, outsiders, permitted, refused, staff } from './actors';

type Document = firebase.firestore.DocumentData;

const { FieldValue, GeoPoint, Timestamp } = firebase.firestore;

const started = Date.now();
const at = (minutes: number) => Timestamp.fromMillis(started + minutes * 60_000);

const notice = (changes: Document = {}): Document => ({
  testo: 'Stasera musica dal vivo',
  dal: at(0),
  al: at(60),
  chiuso: false,
  ...changes,
});

const tonight = (changes: Document = {}): Document => ({
  esauritiStasera: { fino: at(300), prodotti: ['diavola'] },
  esauriti: ['margherita'],
  avviso: notice(),
  ...changes,
});

const evening = (changes: Document) => ({
  esauritiStasera: { ...tonight().esauritiStasera, ...changes },
});

function without(document: Document, field: string): Document {
  const { [field]: _, ...rest } = document;
  return rest;
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `dish-${index}`);

/** Pairs of a change that is permitted and one that is refused, by what they differ in. */
const pairs: Record<string, [permitted: Document, refused: Document]> = {
  'no list': [{ esauriti: [] }, { esauriti: null }],
  'a text for a list': [{ esauriti: ['a'] }, { esauriti: 'a' }],
  'a map for a list': [{ esauriti: ['a'] }, { esauriti: { 0: 'a' } }],
  '501 ids': [{ esauriti: ids(500) }, { esauriti: ids(501) }],
  '501 ids for tonight': [evening({ prodotti: ids(500) }), evening({ prodotti: ids(501) })],
  'a number in a list': [{ esauriti: ['1'] }, { esauriti: [1] }],
  'null in a list': [{ esauriti: ['null'] }, { esauriti: [null] }],
  'true in a list': [{ esauriti: ['a', 'true'] }, { esauriti: ['a', true] }],
  'a map in a list': [{ esauriti: ['a', '{}'] }, { esauriti: ['a', {}] }],
  'a time in a list': [{ esauriti: ['a'] }, { esauriti: [at(0)] }],
  'a place in a list': [{ esauriti: ['a'] }, { esauriti: [new GeoPoint(1, 1)] }],
  'an empty id': [{ esauriti: ['a', 'b'] }, { esauriti: ['a', ''] }],
  'nothing but an empty id': [{ esauriti: [] }, { esauriti: [''] }],
  'a path for an id': [{ esauriti: ['a', 'b'] }, { esauriti: ['a/b'] }],
  'a number in the list for tonight': [evening({ prodotti: ['1'] }), evening({ prodotti: [1] })],
  'tonight without a list': [
    evening({ prodotti: [] }),
    { esauritiStasera: without(tonight().esauritiStasera, 'prodotti') },
  ],
  'tonight without an end': [
    evening({ fino: at(100) }),
    { esauritiStasera: without(tonight().esauritiStasera, 'fino') },
  ],
  'a further field of tonight': [evening({}), evening({ chi: 'me' })],
  'a list for the map of tonight': [evening({}), { esauritiStasera: ['diavola'] }],
  'null for the map of tonight': [evening({}), { esauritiStasera: null }],
  'an end that is a number': [evening({ fino: at(100) }), evening({ fino: started + 6_000_000 })],
  'an end that is a text': [evening({ fino: at(100) }), evening({ fino: '2024-01-01T00:00:00Z' })],
  'an end that is null': [evening({ fino: FieldValue.serverTimestamp() }), evening({ fino: null })],
  'an end that is past': [evening({ fino: at(15) }), evening({ fino: at(-15) })],
  'an end that is more than 26 hours ahead': [
    evening({ fino: at(26 * 60 - 15) }),
    evening({ fino: at(26 * 60 + 15) }),
  ],
  'a past end of a list that is not empty': [
    evening({ fino: at(-15), prodotti: [] }),
    evening({ fino: at(-15) }),
  ],
  'a text for the notice': [{ avviso: null }, { avviso: 'Siamo chiusi' }],
  'an empty notice': [{ avviso: notice() }, { avviso: {} }],
  '201 characters': [
    { avviso: notice({ testo: 'a'.repeat(200) }) },
    { avviso: notice({ testo: 'a'.repeat(201) }) },
  ],
  '201 UTF-16 units': [
    { avviso: notice({ testo: '🍕'.repeat(100) }) },
    { avviso: notice({ testo: '🍕'.repeat(101) }) },
  ],
  'a notice whose text is a number': [
    { avviso: notice({ testo: '' }) },
    { avviso: notice({ testo: 7 }) },
  ],
  'a notice whose text is null': [
    { avviso: notice({ testo: 'null' }) },
    { avviso: notice({ testo: null }) },
  ],
  'a notice without a text': [{ avviso: notice() }, { avviso: without(notice(), 'testo') }],
  'a notice without a beginning': [{ avviso: notice() }, { avviso: without(notice(), 'dal') }],
  'a notice that does not say whether it ends': [
    { avviso: notice({ al: null }) },
    { avviso: without(notice(), 'al') },
  ],
  'a notice that does not say whether it is closed': [
    { avviso: notice({ chiuso: true }) },
    { avviso: without(notice(), 'chiuso') },
  ],
  'a beginning that is a number': [
    { avviso: notice({ dal: at(-1) }) },
    { avviso: notice({ dal: 1 }) },
  ],
  'an end of the notice that is a text': [
    { avviso: notice({ al: at(61) }) },
    { avviso: notice({ al: 'domani' }) },
  ],
  'an end that is not after the beginning': [
    { avviso: notice({ al: at(1) }) },
    { avviso: notice({ al: at(0) }) },
  ],
  'closed that is a text': [
    { avviso: notice({ chiuso: true }) },
    { avviso: notice({ chiuso: 'true' }) },
  ],
  'a further field of the notice': [
    { avviso: notice() },
    { avviso: notice({ link: 'https://evil.example' }) },
  ],
  'a further field': [{}, { altro: true }],
};

const document = staff.firestore().doc('meta/oggi');

describe.each(Object.entries(pairs))('%s', (_, [fine, wrong]) => {
  it('is refused in a new document and in one that is there', async () => {
    await refused(document.set(tonight(wrong)));
    await permitted(document.set(tonight(fine)));
    await refused(document.set(tonight(wrong)));
    await permitted(document.set(tonight(fine)));
  });
});

it.each(['esauritiStasera', 'esauriti', 'avviso'])(
  'a document without %s is refused',
  async (field) => {
    await refused(document.set(without(tonight(), field)));
    await permitted(document.set(tonight()));
    await refused(document.update({ [field]: FieldValue.delete() }));
  },
);

it('one list changes without the others, and needs no new version of the menu', async () => {
  await given({
    'meta/oggi': {
      esauritiStasera: { fino: new Date(), prodotti: [] },
      esauriti: [],
      avviso: null,
    },
  });
  await permitted(document.update({ esauriti: ['margherita'] }));
  await refused(document.update({ esauriti: [7] }));
});

it('the list of an evening that is over may become shorter, not longer', async () => {
  const over = (...prodotti: string[]) => ({ esauritiStasera: { fino: at(-60), prodotti } });
  const prodotti = ['diavola', 'marinara'];
  const esauritiStasera = { fino: at(-60).toDate(), prodotti };
  await given({ 'meta/oggi': { esauritiStasera, esauriti: ['regina'], avviso: null } });
  await refused(document.update(over('diavola', 'marinara', 'regina')));
  await refused(document.update({ esauritiStasera: { fino: at(-59), prodotti: ['diavola'] } }));
  await permitted(document.update({ esauriti: [] }));
  await permitted(document.update(over('diavola')));
});

describe.each([...Object.entries(outsiders), ['staff', staff] as const])('%s', (_, actor) => {
  beforeEach(() => given({ 'meta/oggi': { esauriti: [] }, 'prodotti/diavola': product() }));

  it('reads what is sold out tonight', async () => {
    await permitted(actor.firestore().doc('meta/oggi').get());
  });

  it('may not delete it', () => refused(actor.firestore().doc('meta/oggi').delete()));

  it('may not find it by a query', () =>
    refused(actor.firestore().collection('meta').where('esauriti', '==', []).get()));
});
