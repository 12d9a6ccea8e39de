import firebase from 'firebase/compat/app';
import { describe, it } from 'vitest';
import { storedDays } from '../../src/domain/house/house';
import { topicNames } from '../../src/domain/house/practical';
import { given, permitted, refused, staff } from './actors';
import { record } from './records';
import { without } from './writes';

type Document = firebase.firestore.DocumentData;

const { FieldValue, Timestamp } = firebase.firestore;

const db = staff.firestore();
const house = db.doc('meta/locale');

const shift = { apre: '17:00', chiude: '02:00' };
const threeShifts = [{ apre: '07:00', chiude: '10:00' }, { apre: '12:00', chiude: '15:00' }, shift];
const days = Object.values(storedDays);
const weekOf = (shifts: unknown): Document => Object.fromEntries(days.map((day) => [day, shifts]));
const answer = { parole: 'Dietro l’angolo.', disponibile: true };
const phone = { numero: '+390510000000', scritto: '+39 051 000 0000' };

/** A document with every field, as it was stored by several commits. */
const stored: Document = {
  settimana: weekOf([shift]),
  ultimoOrdine: 30,
  telefono: phone,
  whatsapp: phone.numero,
  coperto: 1.8,
  servizio: 0,
  risposte: Object.fromEntries(topicNames.map((topic) => [topic, answer])),
};

/** Values of every kind, none of which is a field's by chance. */
const nonsense: unknown[] = [
  ...['', ' ', 'chiuso', '12:00-15:00', '+39', 7.5, -1, 1e9, Number.NaN, true],
  ...[[], ['x'], {}, { x: 1 }, [{}], Timestamp.fromMillis(0), db.doc('meta/menu')],
];

const wrongShifts: unknown[] = [
  null,
  'chiuso',
  { 0: shift },
  [null],
  ['17:00-02:00'],
  [{ 0: shift }],
  [{ apre: '17:00' }],
  [{ ...shift, nota: 'cena' }],
  [{ apre: '17:00', alle: '02:00' }],
  [{ apre: '17:00', chiude: '17:00' }],
  [{ apre: 17, chiude: 2 }],
  [{ apre: ['17:00'], chiude: ['02:00'] }],
  [{ apre: '17:00-02:00-17:00', chiude: '' }],
  [{ apre: '12:00-15:00,17:00', chiude: '02:00' }],
  [
    { apre: '12:00-15:00,17:00', chiude: '02:00' },
    { apre: '', chiude: '' },
  ],
  [shift, { apre: '12:00', chiude: '15:00,12:00-15:00' }],
  ...['24:00', '19:60', '9:30', '19:--', '', '17:00\n', ' 17:00'].flatMap((time) => [
    [{ ...shift, apre: time }],
    [{ ...shift, chiude: time }],
  ]),
  [...threeShifts, { apre: '16:00', chiude: '16:30' }],
  ...[0, 1, 2].map((place) =>
    threeShifts.map((each, index) => (index === place ? { ...each, chiude: 'tardi' } : each)),
  ),
];

/** Of each kind of fault one: the rules ask the same of every day, and of every answer. */
const someOf = <Value>(all: readonly Value[]) => all.filter((_, at) => at % 6 === 0);

const wrongWeeks: unknown[] = [
  ...nonsense,
  null,
  without(weekOf([shift]), 'lunedi'),
  { ...without(weekOf([shift]), 'lunedi'), monday: [shift] },
  { ...weekOf([shift]), festivi: [shift] },
  ...days.flatMap((day, at) =>
    (at === 0 ? wrongShifts : someOf(wrongShifts)).map((shifts) => ({
      ...weekOf([]),
      [day]: shifts,
    })),
  ),
];

const wrongPhones: unknown[] = [
  ...nonsense,
  null,
  phone.numero,
  { numero: phone.numero },
  { ...phone, nota: 'bar' },
  { numero: '0510000000', scritto: '051 000 0000' },
  { numero: '+39051', scritto: '+39 051' },
  { numero: `+${'1'.repeat(16)}`, scritto: `+${'1'.repeat(16)}` },
  { ...phone, scritto: '+39 051 000 0001' },
  { ...phone, scritto: '+39 051/000 0000' },
  { ...phone, scritto: `${phone.numero}${' '.repeat(12)}` },
  { ...phone, scritto: 390510000000 },
  { numero: 'tel:+390510000000', scritto: 'tel:+390510000000' },
  { numero: '+39051000000a', scritto: '+39051000000a' },
];

const wrongAnswers: unknown[] = [
  ...nonsense,
  null,
  answer.parole,
  { parole: answer.parole },
  { disponibile: true },
  { ...answer, lingua: 'it' },
  { ...answer, parole: 'a'.repeat(201) },
  { ...answer, parole: null },
  ...[0, 'sì', [true]].map((disponibile) => ({ ...answer, disponibile })),
];

/** The refused values of each field that stands alone. */
const wrong: Record<string, unknown[]> = {
  settimana: wrongWeeks,
  ultimoOrdine: [...nonsense, '30', 181, 0.5],
  telefono: wrongPhones,
  whatsapp: [...nonsense, 390510000000, '390510000000', phone],
  coperto: [...nonsense.filter((value) => value !== 7.5), '2', 20.01, { euro: 2 }],
  servizio: [...nonsense.filter((value) => value !== 7.5), '10', 30.01],
  risposte: [
    ...nonsense.filter((value) => JSON.stringify(value) !== '{}'),
    null,
    { altro: answer },
  ],
};

const right: Record<string, unknown[]> = {
  settimana: [weekOf([]), weekOf(threeShifts), { ...weekOf([]), domenica: [shift] }],
  ultimoOrdine: [null, 0, 180],
  telefono: [
    phone,
    { numero: '+391234', scritto: '+39 1234' },
    { numero: '+390610', scritto: '+390610' },
    { numero: `+${'1'.repeat(15)}`, scritto: `+${'1'.repeat(15)}` },
  ],
  whatsapp: [null, '+393331234567'],
  coperto: [null, 0, 20, 1.5],
  servizio: [null, 0, 30, 12.5],
  risposte: [
    {},
    { maxi: { parole: '', disponibile: null } },
    { celiachia: { ...answer, parole: 'a'.repeat(200) } },
  ],
};

describe.each(Object.keys(stored))('%s', (field) => {
  it('takes no value that is none, in a new document and in a stored one', async () => {
    const attempts = (wrong[field] ?? []).map(
      (value) => [value, `${field}: ${JSON.stringify(value)}`] as const,
    );
    for (const [value, what] of attempts) await refused(house.set({ [field]: value }), what);
    await given({ 'meta/locale': { risposte: {} } });
    for (const [value, what] of attempts) await refused(house.update({ [field]: value }), what);
  });

  it('takes every value that is one, and may be removed', async () => {
    for (const value of right[field] ?? []) {
      await given({ 'meta/locale': {} });
      await permitted(house.set({ [field]: value }, { mergeFields: [field] }));
    }
    if (field === 'risposte') return;
    await permitted(house.update({ [field]: FieldValue.delete() }));
  });
});

it('answers are changed one at a time, each of them whole', async () => {
  await given({ 'meta/locale': stored });
  const changed = { ...answer, parole: 'In cortile.' };
  for (const [at, topic] of topicNames.entries()) {
    for (const value of at === 0 ? wrongAnswers : someOf(wrongAnswers)) {
      await refused(
        house.update({ [`risposte.${topic}`]: value }),
        `${topic}: ${JSON.stringify(value)}`,
      );
    }
    await permitted(house.update({ [`risposte.${topic}`]: changed }));
    await permitted(house.update({ [`risposte.${topic}`]: FieldValue.delete() }));
    await permitted(house.update({ [`risposte.${topic}`]: answer }));
  }
  await refused(house.update({ 'risposte.dogs': changed, 'risposte.parking': changed }));
  await refused(
    house.update({ 'risposte.dogs': changed, 'risposte.parking': FieldValue.delete() }),
  );
  await refused(house.update({ 'risposte.altro': answer }));
  await refused(house.update({ risposte: FieldValue.delete() }));
  await refused(house.update({ risposte: {} }));
  await permitted(house.update({ 'risposte.dogs': changed, coperto: 2, ultimoOrdine: null }));
});

it('the week is changed alone', async () => {
  await given({ 'meta/locale': stored });
  const settimana = weekOf(threeShifts);
  await refused(house.update({ settimana, coperto: 2 }));
  await refused(house.update({ settimana, 'risposte.dogs': { ...answer, disponibile: null } }));
  await refused(house.update({ settimana, altro: 1 }));
  await permitted(house.update({ settimana }));
  await permitted(house.update({ 'settimana.lunedi': [] }));
  await refused(house.update({ 'settimana.lunedi': FieldValue.delete() }));
});

it('no other field is written, and what somebody has broken in the console hinders no other write', async () => {
  await refused(house.set({ nome: 'Da Gino' }));
  await refused(house.set({ coperto: 2, nome: 'Da Gino' }));
  await given({
    'meta/locale': { altro: 1, coperto: 'due', settimana: 'chiuso', risposte: 'tante' },
  });
  await refused(house.update({ altro: 2 }));
  await permitted(house.update({ servizio: 10 }));
  await permitted(house.update({ coperto: 2 }));
  await permitted(house.update({ risposte: { dogs: answer } }));
  await permitted(house.update({ settimana: weekOf([shift]) }));
});

const ofHouse = (prima: Document, dopo: Document): Document =>
  record({ nome: '', scopo: 'locale', prodotto: null, titolo: 'a'.repeat(300), prima, dopo });

it('the fullest document is written in commits of its week, its other fields and each answer, with their records', async () => {
  async function commit(before: Document, after: Document, written: Document) {
    const batch = db.batch().set(house, written, { merge: true });
    await permitted(batch.set(db.collection('modifiche').doc(), ofHouse(before, after)).commit());
  }
  const settimana = weekOf(threeShifts);
  await commit({}, { settimana }, { settimana });
  const longest = { parole: '🍕'.repeat(100), disponibile: true };
  const others = { ...without(without(stored, 'settimana'), 'risposte'), servizio: 12.5 };
  const first = { ...others, risposte: { maxi: longest } };
  await commit({}, first, first);
  for (const topic of topicNames.filter((each) => each !== 'maxi')) {
    await commit({}, { risposte: { [topic]: longest } }, { risposte: { [topic]: longest } });
  }
  // All of it again, over the fullest one.
  const other = weekOf([...threeShifts].reverse());
  await commit({ settimana }, { settimana: other }, { settimana: other });
  const last = { ...others, coperto: 20, servizio: 30, risposte: { tapWater: answer } };
  await commit(first, last, last);
});

it('a record names fields of the house alone, on both sides', async () => {
  const add = (changes: Document) =>
    db.collection('modifiche').add({ ...ofHouse({}, { coperto: 2 }), ...changes });
  for (const side of [null, 'x', ['coperto'], { prezzo: 2 }, { coperto: 2, altro: 1 }]) {
    await refused(add({ prima: side }));
    await refused(add({ dopo: side }));
  }
  await refused(add({ dopo: {} }));
  await refused(add({ prodotto: 'diavola' }));
  await refused(add({ titolo: 'a'.repeat(301) }));
  await refused(add({ scopo: 'oggi' }));
  await refused(add({ scopo: 'form' }));
  await permitted(add({ prima: { coperto: 1 }, dopo: {} }));
});
