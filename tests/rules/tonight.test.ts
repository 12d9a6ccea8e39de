import firebase from 'firebase/compat/app';
import { beforeEach, describe, it } from 'vitest';
import { product } from '../product';
import { given, outsiders, permitted, refused, staff } from './actors';

type Document = firebase.firestore.DocumentData;

const { FieldValue, Timestamp } = firebase.firestore;

const started = Date.now();
const at = (minutes: number) => Timestamp.fromMillis(started + minutes * 60_000);

const notice = (changes: Document = {}): Document => ({
  testo: 'Stasera musica dal vivo',
  dal: at(0),
  al: at(60),
  ...changes,
});

const span = (changes: Document = {}): Document => ({ dal: at(0), al: at(60), ...changes });

const tonight = (changes: Document = {}): Document => ({
  esauritiStasera: { fino: at(300), prodotti: ['diavola'] },
  esauriti: ['margherita'],
  avvisi: [notice()],
  chiusure: [span()],
  aperture: [span()],
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
  '501 ids': [{ esauriti: ids(500) }, { esauriti: ids(501) }],
  '501 ids for tonight': [evening({ prodotti: ids(500) }), evening({ prodotti: ids(501) })],
  'a number in a list': [{ esauriti: ['1'] }, { esauriti: [1] }],
  'null in a list': [{ esauriti: ['null'] }, { esauriti: [null] }],
  'a map in a list': [{ esauriti: ['a', '{}'] }, { esauriti: ['a', {}] }],
  'an empty id': [{ esauriti: ['a', 'b'] }, { esauriti: ['a', ''] }],
  'a path for an id': [{ esauriti: ['a', 'b'] }, { esauriti: ['a/b'] }],
  'tonight without a list': [evening({}), { esauritiStasera: { fino: at(300) } }],
  'tonight without an end': [evening({}), { esauritiStasera: { prodotti: ['diavola'] } }],
  'a further field of tonight': [evening({}), evening({ chi: 'me' })],
  'null for the map of tonight': [evening({}), { esauritiStasera: null }],
  'an end that is a number': [evening({ fino: at(100) }), evening({ fino: started + 6_000_000 })],
  'an end that is past': [evening({ fino: at(15) }), evening({ fino: at(-15) })],
  'an end that is more than 26 hours ahead': [
    evening({ fino: at(26 * 60 - 15) }),
    evening({ fino: at(26 * 60 + 15) }),
  ],
  'a past end of a list that is not empty': [
    evening({ fino: at(-15), prodotti: [] }),
    evening({ fino: at(-15) }),
  ],
  'no notices': [{ avvisi: [] }, { avvisi: null }],
  'the notice of before': [{}, { avviso: null }],
  'a further field': [{}, { altro: true }],
};

/** The same of a single notice. */
const noticePairs: Record<string, [permitted: Document, refused: unknown]> = {
  'a text for a notice': [notice(), 'Siamo chiusi'],
  '201 UTF-16 units': [notice({ testo: '🍕'.repeat(100) }), notice({ testo: '🍕'.repeat(101) })],
  'a text that is blank': [notice({ testo: ' a ' }), notice({ testo: ' \u00a0' })],
  'no beginning': [notice(), without(notice(), 'dal')],
  'nothing of an end': [notice({ al: null }), without(notice(), 'al')],
  'a beginning that is a number': [notice({ dal: at(-1) }), notice({ dal: 1 })],
  'an end of a notice that is a text': [notice({ al: at(61) }), notice({ al: 'domani' })],
  'an end that is not after the beginning': [notice({ al: at(1) }), notice({ al: at(0) })],
  'a further field of the notice': [notice(), notice({ chiuso: true })],
};
for (const [name, [fine, wrong]] of Object.entries(noticePairs)) {
  pairs[name] = [{ avvisi: [fine] }, { avvisi: [wrong] }];
}

/** What is no closing and no opening. */
const wrongSpans: Record<string, unknown> = {
  'a text': 'martedì',
  null: null,
  'no beginning': { al: at(60) },
  'no end': { dal: at(0) },
  'an end that is null': span({ al: null }),
  'a beginning that is a number': span({ dal: 1 }),
  'an end that is a number': span({ al: 4e12 }),
  'an end at the beginning': span({ al: at(0) }),
  'a further field': span({ testo: 'Chiuso' }),
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

const spans = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ dal: at(i).toDate(), al: at(i + 60).toDate() }));
const stored = (lists: Document) => {
  const esauritiStasera = { fino: at(300).toDate(), prodotti: [] };
  const empty = { esauritiStasera, esauriti: [], avvisi: [], chiusure: [], aperture: [] };
  return given({ 'meta/oggi': { ...empty, ...lists } });
};

describe.each(['chiusure', 'aperture'])('%s', (field) => {
  it.each(Object.entries(wrongSpans))(
    'with %s are refused, first, later and last',
    async (_, wrong) => {
      for (const before of [[], spans(18)]) {
        await stored({ [field]: before });
        await refused(document.update({ [field]: [...before, wrong] }));
        await refused(document.update({ [field]: [wrong, ...before] }));
        await refused(document.update({ [field]: [...before, span(), wrong] }));
        await permitted(document.update({ [field]: [...before, span()] }));
      }
    },
  );
});

it('lists may become full, one entry after the other, and none may hold one more', async () => {
  const notices = Array.from({ length: 5 }, (_, i) =>
    notice({ testo: `${i}`.repeat(200), dal: at(i).toDate(), al: null }),
  );
  const full = { esauriti: ids(500), avvisi: notices, chiusure: spans(20), aperture: spans(20) };
  const lists = ['avvisi', 'chiusure', 'aperture'] as const;
  for (const list of lists) {
    await stored({ ...full, [list]: full[list].slice(1) });
    await permitted(document.update({ [list]: full[list] }));
    const [other] = list === 'avvisi' ? [notice()] : [span({ al: at(90) })];
    await refused(document.update({ [list]: [...full[list], other] }));
    await permitted(document.update({ [list]: [...full[list].slice(1), other] }));
  }
});

it('what a hand has stored broken is replaced by whole lists, two entries of each at a time', async () => {
  await stored({ avvisi: 'chiusi', chiusure: { 0: 'x' }, aperture: null });
  await refused(document.update({ esauriti: ['a'] }));
  await refused(document.update({ avvisi: [notice()], chiusure: spans(3), aperture: [] }));
  await permitted(document.update({ avvisi: [notice()], chiusure: spans(2), aperture: [] }));
});

it.each(['esauritiStasera', 'esauriti', 'avvisi', 'chiusure', 'aperture'])(
  'a document without %s is refused',
  async (field) => {
    await refused(document.set(without(tonight(), field)));
    await permitted(document.set(tonight()));
    await refused(document.update({ [field]: FieldValue.delete() }));
  },
);

it('the list of an evening that is over may become shorter, not longer', async () => {
  const over = (...prodotti: string[]) => ({ esauritiStasera: { fino: at(-60), prodotti } });
  const prodotti = ['diavola', 'marinara'];
  const esauritiStasera = { fino: at(-60).toDate(), prodotti };
  await stored({ esauritiStasera, esauriti: ['regina'] });
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
