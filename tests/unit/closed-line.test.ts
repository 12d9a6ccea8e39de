import { describe, expect, test } from 'vitest';
import { closedDays, closedLine, isClosedBy, noticeText } from '../../src/domain/hours/closed-line';
import { lineWithClosing } from '../../src/domain/hours/opening-line';

const hours = { opens: '17:00', closes: '02:00', timeZone: 'Europe/Rome' };
const ms = (iso: string) => Date.parse(iso);
const closing = (dal: string, al: string | null) => ({
  dal: ms(dal),
  al: al === null ? null : ms(al),
});

/** The evening of 10 January 2024, until an hour after closing time. */
const oneEvening = closing('2024-01-10T10:00:00Z', '2024-01-11T02:00:00Z');
/** The same evening, as somebody says it who thinks of the day. */
const untilMidnight = closing('2024-01-10T10:00:00Z', '2024-01-10T23:00:00Z');
/** From the evening of 10 August to the end of that of 25 August. */
const holidays = closing('2024-08-10T10:00:00Z', '2024-08-26T01:00:00Z');
/** From 1 August until the evening of a day is over that ends after midnight. */
const august = (end: string) => closing('2024-08-01T10:00:00Z', `2024-${end}T01:00:00Z`);
const halfEvening = closing('2024-01-10T10:00:00Z', '2024-01-10T20:30:00Z');

describe('the line of a restaurant that is closed', () => {
  test.each([
    ['2024-01-10T19:00:00Z', oneEvening, 'Chiuso fino a domani · riapre alle 17:00'],
    ['2024-01-10T23:30:00Z', oneEvening, 'Chiuso fino alle 17:00 · riapre oggi'],
    ['2024-01-10T19:00:00Z', untilMidnight, 'Chiuso fino a domani · riapre alle 17:00'],
    ['2024-01-10T23:30:00Z', untilMidnight, 'Chiuso fino alle 17:00 · riapre oggi'],
    ['2024-08-24T19:00:00Z', holidays, 'Chiuso fino a domani · riapre il 26 agosto'],
    ['2024-08-12T19:00:00Z', holidays, 'Chiuso fino al 25 · riapre il 26 agosto'],
    ['2024-08-20T19:00:00Z', august('09-01'), 'Chiuso fino al 31 ago · riapre il 1 set'],
    ['2024-08-02T19:00:00Z', august('08-09'), 'Chiuso fino all’8 · riapre il 9 agosto'],
    ['2024-08-02T19:00:00Z', august('08-11'), 'Chiuso fino al 10 · riapre l’11 agosto'],
    ['2024-08-25T19:00:00Z', holidays, 'Chiuso fino a domani · riapre alle 17:00'],
    ['2024-01-10T19:00:00Z', halfEvening, 'Chiuso fino alle 21:30 · riapre oggi'],
    ['2024-01-10T19:00:00Z', closing('2024-01-01T00:00:00Z', null), 'Chiuso fino a nuovo avviso'],
  ])('at %s', (now, { dal, al }, line) => {
    expect(closedLine({ dal, al }, ms(now), hours)).toBe(line);
  });

  test('stands from the beginning to the end, and before it where the next opening is lost', () => {
    const at = (now: string) => isClosedBy(holidays, ms(now), hours);
    expect(at('2024-08-09T20:00:00Z')).toBe(false);
    expect(at('2024-08-10T08:00:00Z')).toBe(true);
    expect(at('2024-08-26T00:59:59Z')).toBe(true);
    expect(at('2024-08-26T01:00:00Z')).toBe(false);
  });

  test('stands until closing time where the end is after midnight, or the minute before', () => {
    const night = '2024-01-11T00:59:00Z';
    for (const al of ['2024-01-10T22:59:00Z', '2024-01-10T23:00:00Z', '2024-01-11T00:59:00Z']) {
      const evening = closing('2024-01-10T10:00:00Z', al);
      expect(isClosedBy(evening, ms(night), hours)).toBe(true);
      expect(isClosedBy(evening, ms('2024-01-11T01:00:00Z'), hours)).toBe(false);
    }
    const half = closing('2024-01-10T10:00:00Z', '2024-01-10T22:58:00Z');
    expect(isClosedBy(half, ms(night), hours)).toBe(false);
  });

  test('is that of the hours where the closing is over, or there is none', async () => {
    const over = new Date('2024-01-11T20:00:00Z');
    expect(await lineWithClosing(over, hours, oneEvening)).toBe('Aperto ora · chiude alle 02:00');
    expect(lineWithClosing(over, hours, null)).toBe('Aperto ora · chiude alle 02:00');
    const during = new Date('2024-01-10T20:00:00Z');
    expect(await lineWithClosing(during, hours, oneEvening)).toBe(
      'Chiuso fino a domani · riapre alle 17:00',
    );
  });
});

describe('what a notice says', () => {
  const notice = { testo: 'Siamo in ferie', chiuso: true, ...holidays };

  test('is its text, and when the restaurant opens again', () => {
    const opens = 'Riapriamo lunedì 26 agosto alle 17:00.';
    expect(noticeText(notice, hours)).toBe(`Siamo in ferie. ${opens}`);
    expect(noticeText({ ...notice, testo: 'A presto!' }, hours)).toBe(`A presto! ${opens}`);
    expect(noticeText({ ...notice, chiuso: false }, hours)).toBe('Siamo in ferie');
    expect(noticeText({ ...notice, al: null }, hours)).toBe('Siamo in ferie');
  });

  test('is that it is closed where it has no text', () => {
    expect(noticeText({ ...notice, testo: '' }, hours)).toMatch(/^Siamo chiusi\. Riapriamo/);
    expect(noticeText({ ...notice, testo: '', al: null }, hours)).toBe(
      'Siamo chiusi fino a nuovo avviso.',
    );
  });
});

describe('the days that are lost', () => {
  test.each([
    [untilMidnight, { from: '2024-01-10', through: '2024-01-10' }, 'one evening until midnight'],
    [holidays, { from: '2024-08-10', through: '2024-08-25' }, 'all but the last'],
    [oneEvening, { from: '2024-01-10', through: '2024-01-10' }, 'one evening'],
    [closing('2024-01-10T16:00:00Z', '2024-01-10T18:00:00Z'), null, 'none: it opens later'],
    [
      closing('2024-01-10T19:00:00Z', null),
      { from: '2024-01-10', through: null },
      'without an end',
    ],
  ])('%j', (range, days, _) => {
    expect(closedDays(range, hours)).toEqual(days);
  });
});
