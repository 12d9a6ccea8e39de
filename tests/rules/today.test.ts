import firebase from 'firebase/compat/app';
import { describe, it } from 'vitest';
import { given, permitted, refused, staff } from './actors';
import { without } from './writes';

type Document = firebase.firestore.DocumentData;

const { FieldValue, Timestamp } = firebase.firestore;

const started = Date.now();
const at = (minutes: number) => Timestamp.fromMillis(started + minutes * 60_000);

const notice = (changes: Document = {}): Document => ({
  ...{ testo: 'Stasera musica dal vivo', dal: '2026-11-28', al: '2026-11-30' },
  ...changes,
});

const special = (changes: Document = {}): Document => ({
  ...{ dal: '2026-11-28', al: '2026-11-30', orari: [{ apre: '12:00', chiude: '15:00' }] },
  ...changes,
});

const today = (changes: Document = {}): Document => ({
  esauritiStasera: { fino: at(300), prodotti: ['diavola'] },
  esauriti: ['margherita'],
  giorni: [special()],
  avvisi: [notice()],
  ...changes,
});

const evening = (changes: Document) => ({
  esauritiStasera: { ...today().esauritiStasera, ...changes },
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
  'null for the special days': [{ giorni: [] }, { giorni: null }],
  'a map for the special days': [{ giorni: [special()] }, { giorni: { 0: special() } }],
  'intervals of instants': [{}, { chiusure: [{ dal: at(0), al: at(60) }] }],
};

/** The same for a single entry. */
const wrongDays: unknown[] = [
  '2026-11-31',
  '2026-02-29',
  '2027-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-1-1',
  '0026-12-24',
  '12026-12-24',
  '1999-12-31',
  '24/12/2026',
  '2026-12-24T00:00:00Z',
  '2026-12-24\n',
  ' 2026-12-24',
  'domani',
  '',
  20261224,
  at(0),
  ['2026-12-24'],
  { giorno: '2026-12-24' },
];
const wrongTimes: unknown[] = ['24:00', '19:60', '9:30', '19:--', '19', '19:30:00', '', 19, null];
const shift = (changes: Document) =>
  special({ orari: [{ apre: '12:00', chiude: '15:00', ...changes }] });

const wrongSpecials: unknown[] = [
  'martedì',
  null,
  {},
  without(special(), 'dal'),
  without(special(), 'al'),
  without(special(), 'orari'),
  special({ dal: null }),
  special({ testo: 'Chiuso' }),
  ...[false, null, 1, 'sì'].map((ancheChiusi) => special({ ancheChiusi })),
  special({ al: '2026-11-27' }),
  special({ orari: null }),
  special({ orari: 'chiusi' }),
  special({ orari: ['12:00-15:00'] }),
  special({ orari: [{ apre: '12:00' }] }),
  special({ orari: Array(4).fill({ apre: '12:00', chiude: '15:00' }) }),
  shift({ chiude: '12:00' }),
  shift({ nota: 'pranzo' }),
  ...wrongDays.flatMap((day) => [special({ dal: day, al: null }), special({ al: day })]),
  ...wrongTimes.flatMap((time) => [shift({ apre: time }), shift({ chiude: time })]),
  ...[0, 1, 2].map((place) =>
    special({
      orari: ['10:00', '12:00', '14:00'].map((apre, index) => ({
        ...{ apre, chiude: index === place ? 'tardi' : '23:00' },
      })),
    }),
  ),
];
const wrongNotices: unknown[] = [
  'Siamo chiusi',
  notice({ testo: `${'🍕'.repeat(100)}!` }),
  notice({ testo: ' \u00a0' }),
  notice({ testo: 7 }),
  without(notice(), 'testo'),
  without(notice(), 'dal'),
  without(notice(), 'al'),
  notice({ al: '2026-11-27' }),
  notice({ chiuso: true }),
  notice({ orari: [] }),
  ...wrongDays.flatMap((day) => [notice({ dal: day, al: null }), notice({ al: day })]),
];
const rightSpecials: Document[] = [
  special(),
  special({ al: null, orari: [] }),
  special({ ancheChiusi: true }),
  special({ al: '2026-11-28', orari: [] }),
  special({ dal: '2028-02-29', al: '2028-12-31' }),
  special({ dal: '2000-02-29', al: '2096-02-29' }),
  special({ orari: Array(3).fill({ apre: '00:00', chiude: '23:59' }) }),
  shift({ apre: '17:00', chiude: '02:00' }),
];
const rightNotices: Document[] = [
  notice({ testo: '🍕'.repeat(100) }),
  notice({ testo: ' a ', al: null }),
  notice({ al: '2026-11-28' }),
];

const document = staff.firestore().doc('meta/oggi');

it.each(Object.entries(pairs))('meta/oggi with %s is refused', async (_, [fine, wrong]) => {
  // In a new document, then in an existing one.
  for (let time = 0; time < 2; time += 1) {
    await refused(document.set(today(wrong)));
    await permitted(document.set(today(fine)));
  }
});

const stored = (fields: Document) =>
  given({ 'meta/oggi': { esauriti: [], giorni: [], avvisi: [], ...fields } });

describe.each([
  ['giorni', 40, special, rightSpecials, wrongSpecials],
  ['avvisi', 3, notice, rightNotices, wrongNotices],
] as const)('%s', (field, most, entry, right, wrong) => {
  const entries = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      entry({
        al: `2027-01-${String((index % 31) + 1).padStart(2, '0')}`,
        ...(index > 30 && { dal: '2026-11-27' }),
      }),
    );

  it('take every entry that is one, and no other, first or last', async () => {
    await stored({ [field]: entries(most - 1) });
    for (const value of wrong) {
      await refused(document.update({ [field]: [value, ...entries(most - 1)] }));
      await refused(document.update({ [field]: [...entries(1), value] }));
    }
    for (const value of right) {
      await stored({ [field]: entries(most - 1) });
      await permitted(document.update({ [field]: [...entries(most - 1), value] }));
    }
  });

  it('can be filled up to the limit by one entry at a time, replaced and put back anywhere', async () => {
    const full = entries(most);
    await stored({ [field]: full.slice(1) });
    await permitted(document.update({ [field]: full }));
    await refused(document.update({ [field]: [...full, entry({ dal: '2026-11-20' })] }));
    await permitted(document.update({ [field]: [...full.slice(1), entry({ dal: '2026-11-20' })] }));
    const [first, second, ...others] = full;
    await stored({ [field]: others });
    await refused(document.update({ [field]: [first, second, ...others] }));
  });
});

it('what somebody has broken in the console hinders no other write, and can be replaced', async () => {
  const broken = { giorni: 'chiusi', avvisi: [7, notice()], esauriti: null };
  await stored(broken);
  await permitted(document.set({ esauritiStasera: today().esauritiStasera }, { merge: true }));
  await permitted(document.update({ avvisi: [7, notice(), notice({ testo: 'Un altro' })] }));
  await refused(document.update({ giorni: [special(), special({ al: null })] }));
  await permitted(document.update({ giorni: [special()], esauriti: ['a'] }));
});

it('a document may lack fields, and a field that is stored is never removed', async () => {
  await permitted(document.set({ giorni: [special()] }));
  await permitted(document.set({ avvisi: [notice()] }, { merge: true }));
  await refused(document.update({ giorni: FieldValue.delete() }));
});

it('a field that the app does not know stays as it is', async () => {
  await stored({ altro: 'x' });
  await refused(document.update({ altro: 'y' }));
  await refused(document.update({ altro: FieldValue.delete() }));
  await permitted(document.update({ esauriti: ['a'] }));
});

it('the recommendations of a past evening may become fewer, not more', async () => {
  const over = (...prodotti: string[]) => ({ consigliati: { fino: at(-60), prodotti } });
  await stored({ consigliati: { fino: at(-60).toDate(), prodotti: ['a', 'b'] } });
  await refused(document.update(over('a', 'b', 'c')));
  await refused(document.update(over('a', 'c')));
  await permitted(document.update(over('a')));
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
