import { describe, expect, test } from 'vitest';
import { MAX_MENU_AGE_MS } from '../../src/data/menu/menu-keys';
import { decideFirstList } from '../../src/start/first-list';

const NOW = Date.UTC(2026, 0, 31, 12);
const HOUR_MS = 60 * 60 * 1000;

const hoursAgo = (hours: number) => NOW - hours * HOUR_MS;
const baked = { version: 'of the build', savedAt: hoursAgo(10) };
const quiet = { filtered: false, now: NOW };

describe('the list that a category page shows first', () => {
  test('is the one of the build, its prices unconfirmed, where nothing is cached', () => {
    expect(decideFirstList({ baked, stored: null, ...quiet })).toEqual({
      source: 'baked',
      cached: false,
      version: 'of the build',
      state: 'unconfirmed',
      compare: false,
    });
  });

  test('is the one of the build, prices included, where the cache has the same version', () => {
    const stored = { version: 'of the build', savedAt: hoursAgo(1) };
    expect(decideFirstList({ baked, stored, ...quiet })).toMatchObject({
      source: 'baked',
      cached: true,
      state: 'confirmed',
    });
  });

  test.each([
    ['is the cached one where that is later than the build', 'later', 1, 'stored'],
    ['is the one of the build where the cached one is older', 'older', 11, 'baked'],
    ['is the one of the build where the cached one is from the future', 'later', -1, 'baked'],
    ['is the cached one where that is later, whatever its version', null, 1, 'stored'],
  ])('%s', (_, version, hours, source) => {
    const first = decideFirstList({
      baked,
      stored: { version, savedAt: hoursAgo(hours) },
      ...quiet,
    });
    expect(first.source).toBe(source);
    expect(first.state).toBe(source === 'stored' ? 'superseded' : 'unconfirmed');
    expect(first.compare).toBe(source === 'stored');
  });

  test('is not compared dish by dish where a filter hides some', () => {
    const stored = { version: 'later', savedAt: hoursAgo(1) };
    const first = decideFirstList({ baked, stored, filtered: true, now: NOW });
    expect(first).toMatchObject({ source: 'stored', state: 'superseded', compare: false });
  });

  test('is none where all are thirty days old', () => {
    const old = { version: 'old', savedAt: NOW - MAX_MENU_AGE_MS };
    expect(decideFirstList({ baked: old, stored: old, ...quiet })).toEqual({
      source: 'none',
      cached: false,
      version: null,
      state: 'superseded',
      compare: false,
    });
  });

  test('is the one of an old build where a fresh cache has the same version', () => {
    const old = { version: 'of the build', savedAt: NOW - MAX_MENU_AGE_MS };
    const stored = { version: 'of the build', savedAt: hoursAgo(1) };
    expect(decideFirstList({ baked: old, stored, ...quiet })).toMatchObject({
      source: 'baked',
      state: 'confirmed',
    });
  });

  test('is not seen before React where a filter is on', () => {
    const stored = { version: 'of the build', savedAt: hoursAgo(1) };
    for (const atHand of [null, stored]) {
      const first = decideFirstList({ baked, stored: atHand, filtered: true, now: NOW });
      expect(first).toMatchObject({ source: 'baked', state: 'superseded' });
    }
  });

  test('is cached or none, and without a state, where the build wrote none', () => {
    const stored = { version: '1', savedAt: hoursAgo(1) };
    expect(decideFirstList({ baked: null, stored, ...quiet })).toMatchObject({
      source: 'stored',
      version: '1',
      state: null,
    });
    expect(decideFirstList({ baked: null, stored: null, ...quiet })).toMatchObject({
      source: 'none',
      version: null,
      state: null,
    });
  });
});
