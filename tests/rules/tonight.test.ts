import firebase from 'firebase/compat/app';
import { describe, it } from 'vitest';
import { given, permitted, refused, staff } from './actors';
import { without } from './writes';

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

const recommended = (changes: Document) => ({
  consigliati: { fino: at(300), prodotti: ['bufala'], ...changes },
});

const ids = (count: number) => Array.from({ length: count }, (_, index) => `dish-${index}`);

/** Pairs of a permitted and a refused change, keyed by what is wrong with the refused one. */
const pairs: Record<string, [permitted: Document, refused: Document]> = {
  'a string for a list': [{ esauriti: ['a'] }, { esauriti: 'a' }],
  '501 ids': [{ esauriti: ids(500) }, { esauriti: ids(501) }],
  '501 ids for tonight': [evening({ prodotti: ids(500) }), evening({ prodotti: ids(501) })],
  'a number in a list': [{ esauriti: ['1'] }, { esauriti: [1] }],
  'null in a list': [{ esauriti: ['null'] }, { esauriti: [null] }],
  'an empty id': [{ esauriti: ['a', 'b'] }, { esauriti: ['a', ''] }],
  'a path as an id': [{ esauriti: ['a', 'b'] }, { esauriti: ['a/b'] }],
  'tonight without a list of ids': [evening({}), { esauritiStasera: { fino: at(300) } }],
  'tonight without an end': [evening({}), { esauritiStasera: { prodotti: ['diavola'] } }],
  'an unknown field of tonight': [evening({}), evening({ chi: 'me' })],
  'an end that is a number': [evening({ fino: at(100) }), evening({ fino: started + 6_000_000 })],
  'an end that is past': [evening({ fino: at(15) }), evening({ fino: at(-15) })],
  'an end that is more than 26 hours ahead': [
    evening({ fino: at(26 * 60 - 15) }),
    evening({ fino: at(26 * 60 + 15) }),
  ],
  'a past end of a non-empty list': [
    evening({ fino: at(-15), prodotti: [] }),
    evening({ fino: at(-15) }),
  ],
  // The rules judge the recommendations as they judge what is sold out tonight.
  'no recommendations, and null for them': [{}, { consigliati: null }],
  'seven recommendations': [recommended({ prodotti: ids(6) }), recommended({ prodotti: ids(7) })],
  'a list for the recommendations': [recommended({}), { consigliati: ['diavola'] }],
  'recommendations that are over': [
    recommended({ fino: at(-15), prodotti: [] }),
    recommended({ fino: at(-15) }),
  ],
  'an unknown field': [{}, { chi: 'me' }],
  'null for the notices': [{ avvisi: [] }, { avvisi: null }],
  'the former field avviso': [{}, { avviso: null }],
};

/** The same for a single notice. */
const noticePairs: Record<string, [permitted: Document, refused: unknown]> = {
  'a string for a notice': [notice(), 'Siamo chiusi'],
  '201 UTF-16 units': [
    notice({ testo: '🍕'.repeat(100) }),
    notice({ testo: `${'🍕'.repeat(100)}!` }),
  ],
  'a blank notice': [notice({ testo: ' a ' }), notice({ testo: ' \u00a0' })],
  'a notice without a start': [notice(), without(notice(), 'dal')],
  'a notice without an end': [notice({ al: null }), without(notice(), 'al')],
  'a number as a start': [notice({ dal: at(-1) }), notice({ dal: 1 })],
  'a string as an end': [notice({ al: at(61) }), notice({ al: 'domani' })],
  'an end equal to the start': [notice({ al: at(1) }), notice({ al: at(0) })],
  'an unknown field of a notice': [notice(), notice({ chiuso: true })],
};
for (const [name, [fine, wrong]] of Object.entries(noticePairs)) {
  pairs[name] = [{ avvisi: [fine] }, { avvisi: [wrong] }];
}

/** Values that are neither a closing nor an opening. */
const wrongSpans: Record<string, unknown> = {
  'a string': 'martedì',
  'a missing start': { al: at(60) },
  'a null end': span({ al: null }),
  'a number as a start': span({ dal: 1 }),
  'an end equal to the start': span({ al: at(0) }),
  'an unknown field': span({ testo: 'Chiuso' }),
};

const document = staff.firestore().doc('meta/oggi');

it.each(Object.entries(pairs))('meta/oggi with %s is refused', async (_, [fine, wrong]) => {
  // In a new document, then in an existing one.
  for (let time = 0; time < 2; time += 1) {
    await refused(document.set(tonight(wrong)));
    await permitted(document.set(tonight(fine)));
  }
});

const spans = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ dal: at(i).toDate(), al: at(i + 60).toDate() }));
const stored = (lists: Document) => {
  const esauritiStasera = { fino: at(300).toDate(), prodotti: [] };
  const empty = { esauritiStasera, esauriti: [], avvisi: [], chiusure: [], aperture: [] };
  return given({ 'meta/oggi': { ...empty, ...lists } });
};

describe.each(['chiusure', 'aperture'])('%s', (field) => {
  it.each(Object.entries(wrongSpans))('refuse %s, first or last', async (_, wrong) => {
    for (const place of [0, 18]) {
      await stored({ [field]: spans(place) });
      await refused(document.update({ [field]: [wrong, ...spans(place)] }));
      await refused(document.update({ [field]: [...spans(place), span(), wrong] }));
      await permitted(document.update({ [field]: [...spans(place), span()] }));
    }
  });
});

it('each list can be filled up to its limit, and not beyond it', async () => {
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

it('malformed lists can only be replaced all at once, with at most two entries each', async () => {
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

it('the recommendations of a past evening may become fewer, not more', async () => {
  const over = (...prodotti: string[]) => ({ consigliati: { fino: at(-60), prodotti } });
  await stored({ consigliati: { fino: at(-60).toDate(), prodotti: ['a', 'b'] } });
  await refused(document.update(over('a', 'b', 'c')));
  await refused(document.update(over('a', 'c')));
  await permitted(document.update(over('a')));
});

it('an earlier release, which does not know the recommendations, may still write', async () => {
  await permitted(document.set(tonight(recommended({}))));
  await permitted(document.set(tonight({ esauriti: ['marinara'] })));
});

it('the fields of other releases stay: a later one unchanged, the former notice until it is removed', async () => {
  const avviso = { testo: 'Ciao' };
  await stored({ altro: 'x', avviso });
  await refused(document.update({ esauriti: ['a'], altro: 'y', avviso: FieldValue.delete() }));
  await refused(document.update({ esauriti: ['a'], altro: FieldValue.delete(), avviso }));
  await refused(document.update({ esauriti: ['a'] }));
  await permitted(document.update({ esauriti: ['a'], avviso: FieldValue.delete() }));
});

it('the sold-out list of a past evening may become shorter, not longer', async () => {
  const over = (...prodotti: string[]) => ({ esauritiStasera: { fino: at(-60), prodotti } });
  const prodotti = ['diavola', 'marinara'];
  const esauritiStasera = { fino: at(-60).toDate(), prodotti };
  await stored({ esauritiStasera, esauriti: ['regina'] });
  await refused(document.update(over('diavola', 'marinara', 'regina')));
  await refused(document.update({ esauritiStasera: { fino: at(-59), prodotti: ['diavola'] } }));
  await permitted(document.update({ esauriti: [] }));
  await permitted(document.update(over('diavola')));
});
