import { afterEach, expect, test, vi } from 'vitest';
import {
  deviceNow,
  isClockWrong,
  noteServerTime,
  serverNow,
  toServerTime,
} from '../../src/data/clock';
import { momentOf, seedBakedMenu } from '../../src/data/menu/known-menu';
import { dataDay } from '../../src/menu/menu-texts';
import { restaurant } from '../../src/restaurant';
import { inItalian } from '../../src/ui/texts';

afterEach(() => void vi.useRealTimers());

test.each([-1, 0, 1])("the server's time is right on a device that is %i days off", (days) => {
  const now = Date.parse('2026-11-23T20:00:00Z');
  const shown = now + days * 24 * 60 * 60 * 1000;
  vi.useFakeTimers({ now: shown, toFake: ['Date'] });
  noteServerTime({ readAt: now, askedAt: deviceNow(), receivedAt: deviceNow() });
  vi.setSystemTime(shown + 1_000);
  expect(serverNow()).toBe(now + 1_000);
  expect(toServerTime(shown)).toBe(now);
  expect(isClockWrong()).toBe(days !== 0);

  const words = { day: '22 novembre 2026', moment: '22 novembre, 03:00' };
  const readAt = now - 1e8;
  seedBakedMenu({ version: '', readAt, part: null, products: [], file: '', words });
  const dataMoment = (asOf: number) => momentOf(asOf, restaurant);
  expect([dataDay(shown, inItalian), dataMoment(shown)]).toEqual([
    '23 novembre 2026',
    '23 novembre, 21:00',
  ]);
  expect([dataDay(readAt, inItalian), dataMoment(readAt)]).toEqual([words.day, words.moment]);
});

test.each([
  ['after 15 seconds counts', 15_000, true],
  ['after more does not, as in a tab that was asleep', 45 * 60_000, false],
  ['before it was asked does not, as if the clock was set meanwhile', -1_000, false],
])("an answer handled %s as a sample of the server's time", (_, tookMs, counts) => {
  const now = Date.parse('2026-11-23T20:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  noteServerTime({ readAt: now, askedAt: now, receivedAt: now });
  noteServerTime({ readAt: now + 60_000, askedAt: now, receivedAt: now + tookMs });
  expect(serverNow()).toBe(counts ? now + 60_000 - tookMs : now);
  expect(isClockWrong()).toBe(false);
});
