import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type House, houseOf, readHouse, type StoredHouse } from '../../../src/domain/house/house';
import {
  compareHouse,
  houseChange,
  houseChangeText,
  isWritableHouse,
  undoneHouse,
} from '../../../src/domain/house/house-changes';
import {
  answerValuesOf,
  chargesValuesOf,
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

  test.each(['', '12', 'chiama', '051 123 4567 int. 2', '+39 051 123 4567 8901 2345'])(
    '«%s» is none',
    (typed) => {
      expect(readPhoneNumber(typed)).toBeNull();
    },
  );
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
  expect(readAnswerForm('dogs', { parole: 'a'.repeat(201), disponibile: '' })).toHaveProperty(
    'problems.parole',
  );
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

describe('a change', () => {
  const stored: StoredHouse = {
    coperto: 2,
    risposte: { dogs: { parole: 'No', disponibile: false } },
  };
  const change = houseChange(stored, { coperto: 3, servizio: 10 });

  test('names what differs, and its undo removes what was absent', () => {
    expect(change).toEqual({ before: { coperto: 2 }, after: { coperto: 3, servizio: 10 } });
    expect(change && undoneHouse(change).after).toEqual({ coperto: 2 });
    expect(houseChange(stored, { coperto: 2 })).toBeNull();
    const risposte = { dogs: { disponibile: false, parole: 'No' } };
    expect(houseChange(stored, { risposte })).toBeNull();
  });

  test('fits what it was made for, is written already, or meets what somebody else has saved', () => {
    if (!change) throw new Error('No change');
    expect(compareHouse(stored, change)).toBe('fits');
    expect(compareHouse({ coperto: 3, servizio: 10 }, change)).toBe('already');
    expect(compareHouse({ coperto: 4 }, change)).toBe('conflict');
    // Another field or answer is no conflict.
    expect(compareHouse({ ...stored, whatsapp: null }, change)).toBe('fits');
  });

  test('is said in words, and what is only confirmed goes without saying', () => {
    const typed = {
      coperto: 3,
      telefono: { numero: '+390510000000', scritto: '+39 051 000 0000' },
    };
    const said = houseChange(stored, typed);
    expect(said && houseChangeText(said, own)).toBe('Coperto: € 2,00 → € 3,00');
    const risposte = { celiachia: { parole: 'Chiedi in cassa.', disponibile: null } };
    const answer = houseChange({}, { risposte });
    expect(answer && houseChangeText(answer, own)).toBe(
      'Celiachia: nessuna risposta → Chiedi in cassa.',
    );
  });
});

test('what is missing is what nobody has said or confirmed', () => {
  expect(missingOf({}, own)).toEqual([
    'celiachia',
    'servizio',
    'orari mai confermati',
    'telefono mai confermato',
  ]);
});
