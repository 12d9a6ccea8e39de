import { describe, expect, test } from 'vitest';
import {
  checkNotice,
  type NoticeValues,
  noticeValuesOf,
  suggestedEnd,
} from '../../src/reserved/notice/notice-values';
import { evenings as hours } from '../weekly-hours';

const ROME = 'Europe/Rome';
/** 26 August 2024, 16:30 in Rome. */
const NOW = Date.parse('2024-08-26T14:30:00Z');
const filled: NoticeValues = {
  testo: ' Stasera niente bufala ',
  dal: '2024-08-26T17:00',
  al: '2024-08-27T02:00',
  chiuso: false,
  endSuggested: false,
};

const check = (changes: Partial<NoticeValues>) => checkNotice({ ...filled, ...changes }, NOW, ROME);

const LONG = 'Il testo può avere al massimo 200 caratteri';
const LATER = 'La fine deve venire dopo l’inizio';
const PASSED = 'Questa fine è già passata';
const passed = { dal: '2024-08-20T17:00', al: '2024-08-26T16:30' };

describe('the form of a notice', () => {
  test('returns the notice at the clock of the restaurant, its text trimmed', () => {
    expect(check({})).toEqual({
      notice: {
        testo: 'Stasera niente bufala',
        dal: Date.parse('2024-08-26T15:00:00Z'),
        al: Date.parse('2024-08-27T00:00:00Z'),
        chiuso: false,
      },
    });
  });

  test('begins at once where no beginning is given, and has no end where none is given', () => {
    const values = { ...filled, dal: '', al: '' };
    expect(checkNotice(values, NOW + 59_000, ROME)).toMatchObject({
      notice: { dal: NOW, al: null },
    });
  });

  test.each<[string, Partial<NoticeValues>]>([
    ['no text where the restaurant is closed', { testo: '  ', chiuso: true }],
    ['200 characters', { testo: 'n'.repeat(200) }],
  ])('accepts %s', (_, changes) => expect(check(changes)).toHaveProperty('notice'));

  test.each<[string, Partial<NoticeValues>, object]>([
    ['no text', { testo: '  ' }, { field: 'testo' }],
    ['201 characters', { testo: 'n'.repeat(201) }, { field: 'testo', message: LONG }],
    ['an end at its beginning', { al: filled.dal }, { field: 'al', message: LATER }],
    ['an end that has passed', passed, { field: 'al', message: PASSED }],
    ['a beginning that is no date', { dal: 'domani' }, { field: 'dal' }],
    ['an end that is no date', { al: '2024-02-31T10:00' }, { field: 'al' }],
  ])('rejects %s', (_, changes, problem) => expect(check(changes)).toMatchObject({ problem }));

  test('opens with a stored notice as it was typed, to the minute', () => {
    const answer = check({ testo: 'Chiusi per ferie', chiuso: true });
    if (!('notice' in answer)) throw new Error('The notice was rejected');
    expect(noticeValuesOf(answer.notice, ROME)).toEqual({
      ...filled,
      testo: 'Chiusi per ferie',
      chiuso: true,
    });
    expect(noticeValuesOf(null, ROME)).toMatchObject({ testo: '', dal: '', al: '', chiuso: false });
  });
});

describe('a closure', () => {
  const empty = noticeValuesOf(null, ROME);
  /** The values after one of them was typed. */
  function change(values: NoticeValues, typed: Partial<NoticeValues>, now = NOW): NoticeValues {
    const [name] = Object.keys(typed) as (keyof NoticeValues)[];
    const next = { ...values, ...typed };
    return { ...next, ...suggestedEnd(next, name as keyof NoticeValues, now, hours) };
  }
  const closed = change(empty, { chiuso: true });

  test('ends with the service of its first day, also after midnight', () => {
    expect(closed).toMatchObject({ al: '2024-08-27T02:00', endSuggested: true });
    const afterMidnight = Date.parse('2024-08-26T23:30:00Z');
    expect(change(empty, { chiuso: true }, afterMidnight).al).toBe('2024-08-27T02:00');
    expect(change(closed, { dal: '2024-09-01T12:00' }).al).toBe('2024-09-02T02:00');
    expect(change(closed, { dal: '2024-08-01T12:00' }).al).toBe('2024-08-27T02:00');
    expect(change(closed, { testo: 'Festa' }).al).toBe('2024-08-27T02:00');
  });

  test('loses the suggested end with the switch', () => {
    expect(change(closed, { chiuso: false })).toMatchObject({
      al: '',
      endSuggested: false,
    });
  });

  test('keeps an end that was typed, and none where that was wanted', () => {
    const typed = change(closed, { al: '2024-08-30T02:00' });
    expect(change(typed, { dal: '2024-08-28T12:00' }).al).toBe('2024-08-30T02:00');
    expect(change(typed, { chiuso: false }).al).toBe('2024-08-30T02:00');
    const endless = change(closed, { al: '' });
    expect(change(endless, { dal: '2024-08-28T12:00' }).al).toBe('');
    const withEnd = change(empty, { al: '2024-08-30T02:00' });
    expect(change(withEnd, { chiuso: true }).al).toBe('2024-08-30T02:00');
  });
});
