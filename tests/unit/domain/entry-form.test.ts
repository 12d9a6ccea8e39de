import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, isDay } from '../../../src/domain/hours/days';
import type { SpecialDays } from '../../../src/domain/hours/weekly-hours';
import {
  type EntryValues,
  entryValuesOf,
  firstShifts,
  PARTIAL,
  readEntryForm,
  readTypedDay,
  readTypedTime,
  withShift,
} from '../../../src/domain/today/entry-form';
import {
  entrySentence,
  entryText,
  lengthOf,
  replacedBy,
} from '../../../src/domain/today/entry-words';
import { closedOn, evenings, openOn, twoShifts } from '../../weekly-hours';

const TODAY = '2026-11-28';
const hours = { ...evenings, giorni: [] };
const values = (changes: Partial<EntryValues> = {}): EntryValues => ({
  ...{ testo: '', length: 'one', dal: '2026-12-01', al: '', isOpen: false, orari: [] },
  ancheChiusi: false,
  ...changes,
});
const read = (changes: Partial<EntryValues>, before: SpecialDays | null = null) =>
  readEntryForm({ list: 'giorni', before }, values(changes), TODAY, hours);
const shifts = (...texts: [string, string][]) => ({
  isOpen: true,
  orari: texts.map(([apre, chiude]) => ({ apre, chiude })),
});

describe('what is typed', () => {
  test.each([
    ['', 'Scegli un giorno'],
    [PARTIAL, 'Questo giorno non c’è, o ne manca un pezzo: scrivilo per intero'],
    ['2026-11-26', 'Scegli un giorno tra venerdì 27 novembre e domenica 2 gennaio 2028'],
    ['2028-01-03', 'Scegli un giorno tra venerdì 27 novembre e domenica 2 gennaio 2028'],
    ['2026-12-32', 'Scegli un giorno tra venerdì 27 novembre e domenica 2 gennaio 2028'],
  ])('%j is no day: %s', (text, problem) => {
    expect(readTypedDay(text, TODAY)).toEqual({ problem });
  });

  test('a day from yesterday to 400 days ahead is one, and one that is stored may stay', () => {
    for (const ahead of [-1, 0, 400]) {
      const text = addDays(TODAY, ahead);
      expect(readTypedDay(text, TODAY)).toEqual({ value: text });
    }
    expect(readTypedDay('2026-08-01', TODAY, '2026-08-01')).toEqual({ value: '2026-08-01' });
  });

  test('only whole times are times', () => {
    for (const text of ['', '19', '19:', '19:--', '9:30', '24:00', '19:60', '19:30:00', PARTIAL]) {
      expect(readTypedTime(text)).toHaveProperty('problem');
    }
    expect(readTypedTime('00:00')).toEqual({ value: '00:00' });
  });

  test('whatever it is, nothing throws, and only sane days and whole hours are read', () => {
    const near = fc.integer({ min: -500, max: 500 }).map((days) => addDays(TODAY, days));
    const text = fc.oneof(
      near,
      fc.constantFrom('', ' ', PARTIAL, '0026-12-24', '2026-11-31', '2072-01-06', '2026-12-', '--'),
      fc.string(),
    );
    const time = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('12:00', '15:00', '17:00', '02:00') },
      fc.constantFrom('', '19:--', '9:30', '24:00'),
      fc.string(),
    );
    const typed = fc.record({
      testo: fc.string({ maxLength: 300 }),
      length: fc.constantFrom('one', 'several', 'endless'),
      dal: text,
      al: text,
      isOpen: fc.boolean(),
      orari: fc.array(fc.record({ apre: time, chiude: time }), { maxLength: 3 }),
      ancheChiusi: fc.boolean(),
    });
    const list = fc.constantFrom('giorni', 'avvisi');
    let times = 0;
    fc.assert(
      fc.property(list, typed as fc.Arbitrary<EntryValues>, (list, form) => {
        const result = readEntryForm({ list, before: null }, form, TODAY, hours);
        if ('problems' in result) {
          expect(result.problems).not.toEqual({});
          return;
        }
        const { entry } = result;
        const [first, last] = [addDays(TODAY, -1), addDays(TODAY, 400)];
        for (const day of [entry.dal, entry.al ?? entry.dal]) {
          expect(isDay(day) && first <= day && day <= last).toBe(true);
        }
        // Until further notice, and closed, only if somebody has chosen it.
        expect(entry.al === null).toBe(form.length === 'endless');
        if ('orari' in entry) {
          expect(entry.orari?.length === 0).toBe(!form.isOpen);
          for (const hour of (entry.orari ?? []).flatMap(({ apre, chiude }) => [apre, chiude])) {
            expect(hour).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
            times += 1;
          }
        }
        expect(entrySentence(entry, TODAY, hours)).not.toContain('undefined');
      }),
      { numRuns: 2_000 },
    );
    expect(times).toBeGreaterThan(20);
  });
});

describe('the form', () => {
  test.each([
    [{ dal: '' }, 'dal'],
    [{ length: 'several' }, 'al'],
    [{ length: 'several', dal: '2026-11-27', al: '2026-11-27' }, 'al'],
    [shifts(['', '15:00']), 'orari.0.apre'],
    [shifts(['12:00', '15:00'], ['17:00', '']), 'orari.1.chiude'],
    [shifts(['17:00', '17:00']), 'orari.0.chiude'],
    [shifts(['12:00', '15:00'], ['14:00', '23:00']), 'orari.1.apre'],
    [shifts(['17:00', '02:00'], ['12:00', '15:00']), 'orari.1.apre'],
    [shifts(['12:00', '15:00'], ['17:00', '13:00']), 'orari.1.chiude'],
  ] as [Partial<EntryValues>, string][])('refuses %j at %s', (changes, name) => {
    const result = read(changes);
    expect('problems' in result && Object.keys(result.problems)).toEqual([name]);
  });

  test('reads a day, several, or all from one on, with their hours', () => {
    expect(read({})).toEqual({ entry: closedOn('2026-12-01') });
    expect(read({ length: 'several', al: '2026-12-05' })).toEqual({
      entry: closedOn('2026-12-01', '2026-12-05'),
    });
    expect(read({ length: 'endless' })).toEqual({ entry: closedOn('2026-12-01', null) });
    const open = shifts(['12:00', '15:00'], ['17:00', '02:00']);
    expect(read(open)).toEqual({
      entry: openOn('2026-12-01', ['12:00', '15:00'], ['17:00', '02:00']),
    });
    const since = closedOn('2026-11-01', '2026-12-10');
    expect(read({ dal: since.dal, length: 'several', al: '2026-12-05' }, since)).toEqual({
      entry: closedOn('2026-11-01', '2026-12-05'),
    });
  });

  test('opens with what is stored, and saves it unchanged', () => {
    for (const entry of [
      closedOn('2026-12-01'),
      closedOn('2026-12-01', '2026-12-05'),
      closedOn('2026-12-01', null),
      openOn('2026-12-01', ['12:00', '15:00']),
    ]) {
      const opened = entryValuesOf('giorni', entry, TODAY, hours);
      expect(read(opened, entry)).toEqual({ entry });
    }
  });

  test('begins with no day and the usual shifts, or for a notice with today until further notice, and trims its text', () => {
    const empty = { testo: '', al: '', isOpen: false, orari: [], ancheChiusi: false };
    const special = entryValuesOf('giorni', null, TODAY, hours);
    const usual = [{ apre: '17:00', chiude: '02:00' }];
    expect(special).toEqual({ ...empty, length: 'one', dal: '', isOpen: true, orari: usual });
    const notice = { testo: 'Niente bufala', dal: TODAY, al: null };
    const opened = entryValuesOf('avvisi', null, TODAY, hours);
    expect(opened).toEqual({ ...empty, length: 'endless', dal: TODAY });
    expect(entryValuesOf('avvisi', notice, TODAY, hours)).toEqual({
      ...opened,
      testo: notice.testo,
    });
    const typed = { ...opened, testo: ' Niente bufala' };
    expect(readEntryForm({ list: 'avvisi', before: null }, typed, TODAY, hours)).toEqual({
      entry: notice,
    });
  });

  test('says what is wrong with a notice and with days', () => {
    const problemsOf = (changes: Partial<EntryValues>) => {
      const result = readEntryForm({ list: 'avvisi', before: null }, values(changes), TODAY, hours);
      return 'problems' in result ? result.problems : {};
    };
    expect(problemsOf({ testo: ' ' })).toEqual({ testo: 'Scrivi che cosa devono sapere' });
    expect(problemsOf({ testo: 'a'.repeat(200), dal: TODAY })).toEqual({});
    const long = { testo: 'Il testo può avere al massimo 200 caratteri' };
    expect(problemsOf({ testo: 'a'.repeat(201) })).toEqual(long);
    const before = { testo: 'a', length: 'several', al: '2026-11-30' } as const;
    expect(problemsOf(before)).toEqual({ al: 'Viene prima del primo giorno' });
    expect(problemsOf({ ...before, al: '2026-12-01' })).toEqual({});
    expect(problemsOf({ testo: 'a', dal: '2026-11-27' })).toEqual({ dal: 'È già passato' });
  });

  test('refuses an entry that changes nothing, unless it may be saved already', () => {
    const problem = 'È già così: cambia gli orari o il giorno';
    expect(read(shifts(['17:00', '02:00']))).toEqual({ problems: { 'orari.0.apre': problem } });
    const christmas = closedOn('2026-12-24', '2026-12-26');
    const typed = values({ dal: '2026-12-25' });
    const stored = { ...hours, giorni: [christmas] };
    const again = readEntryForm({ list: 'giorni', before: null }, typed, TODAY, stored);
    expect(again).toEqual({ problems: { dal: problem } });
    // To open the usual hours again within a closing is a change.
    const reopened = values({ dal: '2026-12-25', ...shifts(['17:00', '02:00']) });
    const inside = readEntryForm({ list: 'giorni', before: null }, reopened, TODAY, stored);
    expect(inside).toHaveProperty('entry');
    const whole = values({ length: 'several', dal: '2026-12-24', al: '2026-12-26' });
    expect(readEntryForm({ list: 'giorni', before: null }, whole, TODAY, stored)).toEqual({
      entry: christmas,
    });
  });

  test('opens the weekly closing days among several days only if that is ticked', () => {
    const weekly = { ...twoShifts, giorni: [] };
    const season = {
      dal: '2027-06-01',
      length: 'several',
      al: '2027-09-30',
      ...shifts(['18:00', '23:30']),
    } as const;
    const readSeason = (changes: Partial<EntryValues>) =>
      readEntryForm(
        { list: 'giorni', before: null },
        values({ ...season, ...changes }),
        TODAY,
        weekly,
      );
    expect(readSeason({})).not.toHaveProperty('entry.ancheChiusi');
    expect(readSeason({ ancheChiusi: true })).toHaveProperty('entry.ancheChiusi', true);
    expect(readSeason({ ancheChiusi: true, isOpen: false })).not.toHaveProperty(
      'entry.ancheChiusi',
    );
    expect(readSeason({ ancheChiusi: true, length: 'one', dal: '2027-06-07' })).not.toHaveProperty(
      'entry.ancheChiusi',
    );
  });

  test('asks for hours that cannot be read, instead of closing', () => {
    const unread = { ...closedOn('2026-12-01'), orari: null };
    expect(read(entryValuesOf('giorni', unread, TODAY, hours), unread)).toHaveProperty('problems');
  });

  test('offers the usual hours of the day, and lunch before them', () => {
    const usual = firstShifts('2026-12-06', TODAY, hours);
    expect(usual).toEqual([{ apre: '17:00', chiude: '02:00' }]);
    expect(withShift(usual)).toEqual([{ apre: '12:00', chiude: '15:00' }, ...usual]);
    expect(withShift(withShift(usual)).at(-1)).toEqual({ apre: '', chiude: '' });
    // No day is typed yet, or one on which they never open.
    expect(firstShifts('', TODAY, hours)).toEqual(usual);
    expect(firstShifts('2026-12-07', TODAY, { ...twoShifts, giorni: [] })).toEqual([
      { apre: '18:30', chiude: '23:00' },
    ]);
  });
});

describe('what staff read', () => {
  const winter = closedOn('2026-12-24', '2027-01-06');
  const sunday = openOn('2026-11-29', ['12:00', '15:00'], ['17:00', '02:00']);

  test('before they save is the whole sentence, with the year where it is another one', () => {
    const sentences = [winter, closedOn('2026-12-24'), closedOn('2026-12-24', null), sunday].map(
      (entry) => entrySentence(entry, TODAY, hours),
    );
    expect(sentences).toEqual([
      'Chiusi da giovedì 24 dicembre a mercoledì 6 gennaio 2027: 14 giorni',
      'Chiusi giovedì 24 dicembre',
      'Chiusi da giovedì 24 dicembre fino a nuovo avviso',
      'Aperti domenica 29 novembre, 12:00-15:00, 17:00-02:00',
    ]);
    expect(lengthOf(winter)).toBe(14);
    const notice = { testo: 'Niente bufala', dal: '2026-12-24', al: null };
    expect(entrySentence(notice, TODAY, hours)).toBe(
      'I clienti lo leggono da giovedì 24 dicembre finché lo togliete',
    );
  });

  test('of open days is which usual hours they take away', () => {
    const weekly = { ...twoShifts, giorni: [] };
    const season = { ...openOn('2027-06-01', ['18:00', '23:30']), al: '2027-06-30' };
    const sentences = [
      entrySentence(openOn('2026-12-06', ['12:00', '15:00']), TODAY, hours),
      entrySentence(openOn('2026-12-06', ['12:00', '15:00'], ['17:00', '23:00']), TODAY, hours),
      entrySentence(openOn('2026-12-07', ['18:30', '23:00']), TODAY, weekly),
      entrySentence(season, TODAY, weekly),
      entrySentence({ ...season, ancheChiusi: true }, TODAY, weekly),
    ];
    expect(sentences).toEqual([
      'Aperti domenica 6 dicembre, 12:00-15:00, al posto di 17:00-02:00',
      'Aperti domenica 6 dicembre, 12:00-15:00, 17:00-23:00, al posto di 17:00-02:00',
      'Aperti lunedì 7 dicembre, 18:30-23:00, al posto della chiusura di sempre',
      'Aperti da martedì 1 giugno 2027 a mercoledì 30 giugno 2027, 18:00-23:30, lunedì chiuso come sempre, al posto degli orari di sempre: 30 giorni',
      'Aperti da martedì 1 giugno 2027 a mercoledì 30 giugno 2027, 18:00-23:30, anche lunedì, al posto degli orari di sempre: 30 giorni',
    ]);
  });

  test('in the list are the days and their hours', () => {
    const texts = [closedOn('2026-12-24'), sunday, { ...winter, orari: null }].map((entry) =>
      entryText(entry, TODAY),
    );
    expect(texts).toEqual([
      'Giovedì 24 dicembre: chiuso',
      'Domenica 29 novembre: 12:00-15:00, 17:00-02:00',
      'Da giovedì 24 dicembre a mercoledì 6 gennaio 2027: orari che non si leggono',
    ]);
  });

  test('of entries that share days: which one counts', () => {
    const within = openOn('2026-12-27', ['12:00', '15:00']);
    expect(replacedBy(within, [sunday, winter])).toEqual([winter]);
    expect(replacedBy(winter, [sunday, within])).toEqual([within]);
    // Saved, but the answer was lost.
    expect(replacedBy(winter, [{ ...winter }])).toEqual([]);
  });
});
