import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type House, houseOf, readHouse, type StoredHouse } from '../../../src/domain/house/house';
import { isWritableHouse } from '../../../src/domain/house/house-changes';
import {
  answerValuesOf,
  chargesValuesOf,
  firstDayWithProblem,
  missingOf,
  phoneValuesOf,
  readAnswerForm,
  readChargesForm,
  readPhoneForm,
  readPhoneNumber,
  readWeekForm,
  weekValuesOf,
} from '../../../src/domain/house/house-form';
import { topicNames } from '../../../src/domain/house/practical';
import { evenings, twoShifts } from '../../weekly-hours';

const own: House = {
  hours: evenings,
  phone: { shown: '+39 051 000 0000', href: 'tel:+390510000000' },
  whatsapp: null,
  coperto: 1.8,
  answers: { dogs: { words: 'Benvenuti.', available: true } },
};
const afterOf = (read: { after: StoredHouse } | { problems: object }) =>
  'after' in read ? read.after : null;

describe('a number', () => {
  test.each([
    ['051 123 4567', '+39 051 123 4567'],
    [' 051/123-45.67 ', '+39 051 123 45 67'],
    ['+39 333 1234567', '+39 333 1234567'],
    ['0039 051 1234567', '+39 051 1234567'],
    ['(051) 1234567', '+39 051 1234567'],
  ])('«%s» is %s', (typed, scritto) => {
    expect(readPhoneNumber(typed)).toEqual({ numero: scritto.replaceAll(' ', ''), scritto });
  });

  test.each([
    '',
    '12',
    'chiama',
    '051 123 4567 int. 2',
    '+39 051 123 4567 8901 2345',
    '0 5 1 1 2 3 4 5 6 7 8 9',
  ])('«%s» is none', (typed) => {
    expect(readPhoneNumber(typed)).toBeNull();
  });
});

test('a number of exactly 24 letters is one', () => {
  expect(readPhoneNumber('+39 0 5 1 1 2 3 4 5 67 89')).toBeNull();
  expect(readPhoneNumber('+39 0 5 1 1 2 3 4 5 6 78')?.scritto).toHaveLength(24);
});

test('a telephone is needed, WhatsApp is not', () => {
  const problem = 'Scrivi il numero con il prefisso, come 051 123 4567';
  const telefono = { numero: '+39051123456', scritto: '+39 051123456' };
  const read = (whatsapp: string, phone = '051123456') =>
    readPhoneForm({ telefono: phone, whatsapp });
  expect(read('  ')).toEqual({ after: { telefono, whatsapp: null } });
  expect(read('333 1234567')).toEqual({ after: { telefono, whatsapp: '+393331234567' } });
  expect(read('no')).toEqual({ problems: { whatsapp: problem } });
  expect(read('', '')).toEqual({ problems: { telefono: problem } });
  expect(phoneValuesOf(own)).toEqual({ telefono: '+39 051 000 0000', whatsapp: '' });
});

test('a day that cannot be read opens with a shift to type, and a form without a day reads it as closed', () => {
  const week = { ...own.hours.week, tuesday: null };
  const { giorni } = weekValuesOf({ ...own, hours: { ...own.hours, week } });
  expect(giorni[1]).toEqual({ isOpen: true, orari: [{ apre: '', chiude: '' }] });
  const closed = { lunedi: [], martedi: [], mercoledi: [], giovedi: [], venerdi: [] };
  const settimana = { ...closed, sabato: [], domenica: [] };
  expect(readWeekForm({ giorni: [] })).toEqual({ after: { settimana } });
  const typed = [{ isOpen: false, orari: [{ apre: '12:00', chiude: '15:00' }] }];
  expect(readWeekForm({ giorni: typed })).toEqual({ after: { settimana } });
});

test('the first day with an error is found by its number', () => {
  expect(firstDayWithProblem({})).toBe(-1);
  expect(firstDayWithProblem({ 'giorni.3.orari.0.apre': 'x', coperto: 'x' })).toBe(3);
});

test('every form reads what it opened with as what stands', () => {
  const house: House = { ...own, hours: { ...twoShifts, lastOrder: 30 }, servizio: 12.5 };
  const read: StoredHouse = {
    ...afterOf(readWeekForm(weekValuesOf(house))),
    ...afterOf(readPhoneForm(phoneValuesOf(house))),
    ...afterOf(readChargesForm(chargesValuesOf(house))),
    ...afterOf(readAnswerForm('dogs', answerValuesOf(house, 'dogs'))),
  };
  expect(houseOf(read, own)).toEqual(house);
});

test('a week says at which field it is wrong, also where a night goes on into the next day', () => {
  const problemsOf = (orari: [string, string][], day = 0) => {
    const giorni = weekValuesOf(own).giorni.map((each, index) =>
      index === day
        ? { isOpen: true, orari: orari.map(([apre, chiude]) => ({ apre, chiude })) }
        : each,
    );
    const read = readWeekForm({ giorni });
    return 'problems' in read ? Object.keys(read.problems) : [];
  };
  expect(problemsOf([])).toEqual(['giorni.0.orari.0.apre']);
  expect(problemsOf([['', '15:00']])).toEqual(['giorni.0.orari.0.apre']);
  expect(problemsOf([['12:00', '12:00']])).toEqual(['giorni.0.orari.0.chiude']);
  expect(
    problemsOf([
      ['12:00', '15:00'],
      ['14:00', '23:00'],
    ]),
  ).toEqual(['giorni.0.orari.1.apre']);
  // Sunday's night ends after Monday's first shift has begun.
  expect(problemsOf([['18:00', '17:30']], 6)).toEqual(['giorni.6.orari.0.chiude']);
  expect(problemsOf([['18:00', '17:00']], 6)).toEqual([]);
});

test('a time says whether it is missing or not whole', () => {
  const giorni = [{ isOpen: true, orari: [{ apre: '', chiude: '25:00' }] }];
  expect(readWeekForm({ giorni })).toEqual({
    problems: {
      'giorni.0.orari.0.apre': 'Scrivi l’ora',
      'giorni.0.orari.0.chiude': 'L’ora non è intera: scrivila come 17:30',
    },
  });
  expect(readWeekForm({ giorni: [{ isOpen: true, orari: [] }] })).toEqual({
    problems: { 'giorni.0.orari.0.apre': 'Scrivi l’ora' },
  });
});

test.each([
  ['coperto', '20', 20],
  ['coperto', '0', 0],
  ['servizio', '30', 30],
  ['ultimoOrdine', '180', 180],
  ['coperto', '  ', null],
  ['coperto', '-1', 'Scrivi un numero da 0 a 20 euro, o lascia vuoto'],
  ['coperto', '20,01', 'Scrivi un numero da 0 a 20 euro, o lascia vuoto'],
  ['servizio', '31', 'Scrivi un numero da 0 a 30 per cento, o lascia vuoto'],
  ['ultimoOrdine', '7,5', 'Scrivi un numero intero da 0 a 180 minuti, o lascia vuoto'],
] as const)('of the charges %s «%s» is read as %j', (name, typed, result) => {
  const read = readChargesForm({ coperto: '', servizio: '', ultimoOrdine: '', [name]: typed });
  if (typeof result === 'string') expect(read).toEqual({ problems: { [name]: result } });
  else expect(read).toMatchObject({ after: { [name]: result } });
});

test('charges are amounts within their limits, or not said', () => {
  const typed = { coperto: '2,50', servizio: '', ultimoOrdine: '30' };
  expect(readChargesForm(typed)).toEqual({
    after: { coperto: 2.5, servizio: null, ultimoOrdine: 30 },
  });
  const wrong = { coperto: '20,01', servizio: 'dieci', ultimoOrdine: '7,5' };
  const read = readChargesForm(wrong);
  expect('problems' in read && Object.keys(read.problems)).toEqual([
    'coperto',
    'servizio',
    'ultimoOrdine',
  ]);
});

test('an empty answer takes one away, and a long one is refused', () => {
  expect(readAnswerForm('dogs', { parole: '  ', disponibile: 'sì' })).toEqual({
    after: { risposte: { dogs: { parole: '', disponibile: null } } },
  });
  const long = (length: number, disponibile: 'sì' | 'no' | '') =>
    readAnswerForm('dogs', { parole: 'a'.repeat(length), disponibile });
  const parole = 'La risposta può avere al massimo 200 caratteri';
  expect(long(201, '')).toEqual({ problems: { parole } });
  for (const [disponibile, stored] of [
    ['sì', true],
    ['no', false],
    ['', null],
  ] as const) {
    const dogs = { parole: 'a'.repeat(200), disponibile: stored };
    expect(long(200, disponibile)).toEqual({ after: { risposte: { dogs } } });
  }
});

test('a form opens with what the house answers', () => {
  const opened = (available?: boolean) => {
    const dogs = { words: 'In cortile.', ...(available !== undefined && { available }) };
    return answerValuesOf({ ...own, answers: { dogs } }, 'dogs').disponibile;
  };
  expect([opened(true), opened(false), opened()]).toEqual(['sì', 'no', '']);
  expect(answerValuesOf(own, 'maxi')).toEqual({ parole: '', disponibile: '' });
});

const text = fc.oneof(fc.string(), fc.constantFrom('', '051 1234567', '2,50', '12:00', '25:00'));
const anyForm = fc.oneof(
  fc.record({ telefono: text, whatsapp: text }).map(readPhoneForm),
  fc.record({ coperto: text, servizio: text, ultimoOrdine: text }).map(readChargesForm),
  fc
    .record({ parole: fc.string({ maxLength: 300 }), disponibile: fc.constantFrom('sì', 'no', '') })
    .chain((values) =>
      fc.constantFrom(...topicNames).map((topic) => readAnswerForm(topic, values as never)),
    ),
  fc
    .array(
      fc.record({
        isOpen: fc.boolean(),
        orari: fc.array(fc.record({ apre: text, chiude: text }), { maxLength: 3 }),
      }),
      { maxLength: 8 },
    )
    .map((giorni) => readWeekForm({ giorni })),
);

test('whatever is typed, nothing throws, and what is read may be written and is read the same', () => {
  fc.assert(
    fc.property(anyForm, (read) => {
      if ('problems' in read) {
        expect(read.problems).not.toEqual({});
        return;
      }
      expect(isWritableHouse({ before: {}, after: read.after })).toBe(true);
      expect(readHouse(read.after)).toEqual(read.after);
    }),
    { numRuns: 500 },
  );
});

test('what is missing is what nobody has said or confirmed', () => {
  const { coperto: _, ...bare } = own;
  const stored = readHouse({
    settimana: {},
    telefono: { numero: '+390510000000', scritto: '+390510000000' },
  });
  expect(missingOf({}, bare)).toEqual([
    'celiachia',
    'coperto',
    'servizio',
    'orari mai confermati',
    'telefono mai confermato',
  ]);
  const celiachia = { words: 'Chiedi in cassa.' };
  const told = { ...own, servizio: 0, answers: { celiachia } };
  expect(missingOf(stored, told)).toEqual([]);
});
