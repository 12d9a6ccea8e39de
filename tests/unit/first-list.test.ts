// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_MENU_AGE_MS, writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/product/menu';
import { decideFirstList } from '../../src/start/first-list';

const items = 'pinseItems';
const hoursAgo = (hours: number) => Date.now() - hours * 60 * 60 * 1000;
const baked = { version: 'of the build', savedAt: hoursAgo(10) };
const same = { version: 'of the build', savedAt: hoursAgo(1) };
const later = { version: 'later', savedAt: hoursAgo(1) };
const older = { ...later, savedAt: hoursAgo(11) };
const future = { ...later, savedAt: hoursAgo(-1) };
const old = { version: 'of the build', savedAt: Date.now() - MAX_MENU_AGE_MS };

beforeEach(() => localStorage.clear());

describe('the list that a category page shows first', () => {
  test.each([
    ['the build alone', { baked, stored: null }, 'baked', false],
    ['a stored list of the same version', { baked, stored: same }, 'baked', true],
    ['a stored list that is later', { baked, stored: later }, 'stored', true],
    ['a stored list that is older', { baked, stored: older }, 'baked', false],
    ['a stored list from the future', { baked, stored: future }, 'baked', false],
    ['an old build and its version stored since', { baked: old, stored: same }, 'baked', true],
    ['an old build and an old stored list', { baked: old, stored: old }, 'none', false],
    ['a stored list alone', { baked: null, stored: later }, 'stored', true],
    ['nothing', { baked: null, stored: null }, 'none', false],
  ] as const)('%s', (_, { baked: ofBuild, stored }, source, isStored) => {
    if (stored) writeMenu(groupByCategory([]), stored.version, stored.savedAt);
    const first = decideFirstList({ items, baked: ofBuild }, false);
    const shown = { baked: ofBuild, stored, none: null }[source];
    const isHeld = source === 'none' && ofBuild !== null;
    expect(first).toEqual({ source, isStored, isHeld, version: shown?.version ?? null });
  });

  test('is held until React is there where a filter is on', () => {
    expect(decideFirstList({ items, baked }, true).isHeld).toBe(true);
  });
});
