import { describe, expect, test } from 'vitest';
import { type House, readHouse, type StoredHouse } from '../../../src/domain/house/house';
import {
  commitsOf,
  compareHouse,
  houseChange,
  houseChangeText,
  isHouseSide,
  isWritableHouse,
  partsOf,
  standingText,
  undoneHouse,
  writesOf,
} from '../../../src/domain/house/house-changes';
import { evenings } from '../../weekly-hours';

const own: House = {
  hours: evenings,
  phone: { shown: '+39 051 000 0000', href: 'tel:+390510000000' },
  whatsapp: null,
  coperto: 1.8,
  answers: { dogs: { words: 'Benvenuti.', available: true } },
};

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

  test('is said of each field, old and new, of the week only what it becomes', () => {
    const shift = [{ apre: '12:00', chiude: '15:00' }];
    const settimana = readHouse({
      settimana: {
        ...{ lunedi: [], martedi: shift, mercoledi: shift, giovedi: shift },
        ...{ venerdi: shift, sabato: shift, domenica: shift },
      },
    });
    const textOf = (before: StoredHouse, after: StoredHouse) =>
      houseChangeText({ before, after }, own);
    expect(textOf({}, settimana)).toBe(
      'Orari della settimana: Lunedì chiuso · Da martedì a domenica 12:00 – 15:00',
    );
    expect(textOf({ ultimoOrdine: null }, { ultimoOrdine: 30 })).toBe(
      'Ultimo ordine: non detto → 30 minuti prima di chiudere',
    );
    expect(textOf({ whatsapp: '+393331234567' }, { whatsapp: null })).toBe(
      'WhatsApp: +393331234567 → nessuno',
    );
    expect(textOf({ coperto: null, servizio: null }, { coperto: 2, servizio: 12.5 })).toBe(
      'Coperto: non detto → € 2,00 · Servizio: non detto → 12,5 %',
    );
    const telefono = { numero: '+39051111', scritto: '+39 051 111' };
    expect(textOf({}, { telefono })).toBe('Telefono: +39 051 000 0000 → +39 051 111');
    // What is only confirmed is said where nothing else is.
    expect(textOf({}, { coperto: 1.8 })).toBe('Coperto: € 1,80');
  });

  test('is written part by part: a value, or undefined for one that is absent', () => {
    const dogs = { parole: 'No', disponibile: false };
    const all = { before: { coperto: 2, servizio: 5 }, after: { coperto: 3, risposte: { dogs } } };
    expect(partsOf(all)).toEqual(['coperto', 'servizio', 'risposte.dogs']);
    expect(writesOf(all)).toEqual([
      { part: 'coperto', value: 3 },
      { part: 'servizio', value: undefined },
      { part: 'risposte.dogs', value: dogs },
    ]);
  });

  test('is divided into commits as the rules want them: the week, the other fields, each answer', () => {
    const [settimana] = [readHouse({ settimana: {} })];
    const dogs = { parole: 'No', disponibile: false };
    const maxi = { parole: 'Sì', disponibile: true };
    const after = { ...settimana, coperto: 3, whatsapp: null, risposte: { dogs, maxi } };
    const before = { coperto: 2, risposte: { maxi: { ...maxi, parole: 'Per due' } } };
    expect(commitsOf({ before, after })).toEqual([
      { before: {}, after: settimana },
      { before: { coperto: 2 }, after: { whatsapp: null, coperto: 3 } },
      { before: {}, after: { risposte: { dogs } } },
      { before: { risposte: before.risposte }, after: { risposte: { maxi } } },
    ]);
    expect(commitsOf({ before: {}, after: { coperto: 3 } })).toHaveLength(1);
  });

  test('of one answer leaves the others out, and the names of its parts may be in any order', () => {
    const dogs = { parole: 'No', disponibile: false };
    const maxi = { parole: 'Sì', disponibile: true };
    const of = (answer: typeof dogs) => ({ risposte: { dogs: answer } });
    const one = houseChange({ risposte: { dogs, maxi } }, of({ ...dogs, parole: 'Mai' }));
    expect(one).toEqual({ before: of(dogs), after: of({ ...dogs, parole: 'Mai' }) });
    expect(houseChange({}, { risposte: {} })).toBeNull();
    expect(houseChange(of(dogs), of({ disponibile: false, parole: 'No' }))).toBeNull();
  });
});

test('what stands in place of what was typed is said where it is something else', () => {
  expect(standingText({ coperto: 3 }, { coperto: 2.5, whatsapp: null }, own)).toBe(
    'Coperto: € 3,00',
  );
  expect(standingText({ coperto: 3, servizio: 10 }, { coperto: 2, servizio: 5 }, own)).toBe(
    'Coperto: € 3,00 · Servizio: 10 %',
  );
  expect(standingText({}, { coperto: 1.8 }, own)).toBe('');
});

test.each<[unknown, boolean]>([
  [{}, true],
  [{ coperto: 'x', risposte: 7, settimana: null }, true],
  [{ coperto: 2, prezzo: 7 }, false],
  [{ prezzo: 7 }, false],
  [null, false],
  [undefined, false],
  ['', false],
  [[], false],
])('%j is a side of a change: %s', (value, is) => expect(isHouseSide(value)).toBe(is));

describe('the rules accept', () => {
  const day = [{ apre: '12:00', chiude: '15:00' }];
  const week = (lunedi: typeof day | null) => ({
    ...{ lunedi, martedi: day, mercoledi: day, giovedi: day, venerdi: day, sabato: day },
    domenica: [],
  });
  const phone = (numero: string, scritto: string) => ({ telefono: { numero, scritto } });
  const answer = (length: number) => ({
    risposte: { dogs: { parole: 'a'.repeat(length), disponibile: null } },
  });

  test.each<[StoredHouse, boolean]>([
    [{}, true],
    [{ settimana: week(day) }, true],
    [{ settimana: week(null) }, false],
    [{ ultimoOrdine: 180, coperto: 20, servizio: 30 }, true],
    [{ ultimoOrdine: 0, coperto: 0, servizio: 0, whatsapp: null }, true],
    [{ ultimoOrdine: null, coperto: null, servizio: null }, true],
    [{ ultimoOrdine: 181 }, false],
    [{ coperto: 20.01 }, false],
    [{ servizio: 30.01 }, false],
    [{ coperto: -0.01 }, false],
    [phone('+39051111', '+39 051 111'), true],
    [phone('+39051111', '+39 051 112'), false],
    [phone('39051111', '39051111'), false],
    [{ whatsapp: '+39333123' }, true],
    [{ whatsapp: '333123' }, false],
    [answer(200), true],
    [answer(201), false],
  ])('%j: %s', (after, is) => expect(isWritableHouse({ before: {}, after })).toBe(is));
});
