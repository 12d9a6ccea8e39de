// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { MAX_MENU_AGE_MS } from '../../src/data/menu/menu-keys';
import { decideFirstList, findAtHand } from '../../src/start/first-list';

const NOW = Date.UTC(2026, 0, 31, 12);
const hoursAgo = (hours: number) => NOW - hours * 60 * 60 * 1000;
const baked = { version: 'of the build', savedAt: hoursAgo(10) };
const same = { version: 'of the build', savedAt: hoursAgo(1) };
const later = { version: 'later', savedAt: hoursAgo(1) };
const unversioned = { ...later, version: null };
const older = { ...later, savedAt: hoursAgo(11) };
const future = { ...later, savedAt: hoursAgo(-1) };
const old = { version: 'of the build', savedAt: NOW - MAX_MENU_AGE_MS };
const quiet = { filtered: false, now: NOW };

describe('the list that a category page shows first', () => {
  test.each([
    ['the build alone', { baked, stored: null }, 'baked', false],
    ['a stored list of the same version', { baked, stored: same }, 'baked', true],
    ['a stored list that is later', { baked, stored: later }, 'stored', true],
    ['a later one without a version', { baked, stored: unversioned }, 'stored', true],
    ['a stored list that is older', { baked, stored: older }, 'baked', false],
    ['a stored list from the future', { baked, stored: future }, 'baked', false],
    ['an old build and its version stored since', { baked: old, stored: same }, 'baked', true],
    ['an old build and an old stored list', { baked: old, stored: old }, 'none', false],
    ['a stored list alone', { baked: null, stored: later }, 'stored', true],
    ['nothing', { baked: null, stored: null }, 'none', false],
  ] as const)('%s', (_, atHand, source, isStored) => {
    const first = decideFirstList({ ...atHand, ...quiet });
    expect(first).toMatchObject({ source, isStored });
    expect(first.isHeld).toBe(source === 'none' && atHand.baked !== null);
    const shown = { baked: atHand.baked, stored: atHand.stored, none: null }[source];
    expect(first.version).toBe(shown?.version ?? null);
  });
});

describe('before React the dishes of the build', () => {
  const isHeld = () => {
    const attributes = { items: 'antipastiItems', version: '1.0', readAt: String(Date.now()) };
    return decideFirstList(findAtHand(attributes)).isHeld;
  };

  test('are not seen where there is a filter', () => {
    expect(isHeld()).toBe(false);
    document.documentElement.dataset.avoided = '';
    expect(isHeld()).toBe(true);
    delete document.documentElement.dataset.avoided;
  });
});
