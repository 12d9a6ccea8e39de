// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { decideFirstList, MAX_MENU_AGE_MS, writeMenu } from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/product/menu';

const items = ['pinseItems'];
const hoursAgo = (hours: number) => Date.now() - hours * 60 * 60 * 1000;
const OF_BUILD = '2026-01-02T10:00:00Z';
const baked = { version: OF_BUILD, savedAt: hoursAgo(10) };
const same = { version: OF_BUILD, savedAt: hoursAgo(1) };
// Versions decide: the clock of the phone may differ from that of the build.
const later = { version: '2026-01-02T10:00:00.5Z', savedAt: hoursAgo(11) };
const unversioned = { version: null, savedAt: hoursAgo(1) };
const older = { version: '2026-01-02T09:59:59Z', savedAt: hoursAgo(1) };
const future = { ...later, savedAt: hoursAgo(-1) };
const old = { version: OF_BUILD, savedAt: Date.now() - MAX_MENU_AGE_MS };

beforeEach(() => localStorage.clear());

test.each([
  ['the build alone', { baked, stored: null }, 'baked'],
  ['a stored list of the same version', { baked, stored: same }, 'baked'],
  ['a stored list that is later', { baked, stored: later }, 'stored'],
  ['a later one without a version', { baked, stored: unversioned }, 'stored'],
  ['a stored list that is older', { baked, stored: older }, 'baked'],
  ['a stored list from the future', { baked, stored: future }, 'baked'],
  ['an old build and its version stored since', { baked: old, stored: same }, 'baked'],
  ['an old build and an old stored list', { baked: old, stored: old }, 'none'],
  ['a stored list alone', { baked: null, stored: later }, 'stored'],
  ['nothing', { baked: null, stored: null }, 'none'],
] as const)('a category page shows first, of %s: $2', (_, { baked: ofBuild, stored }, source) => {
  if (stored) writeMenu(groupByCategory([]), stored.version, stored.savedAt);
  const shown = { baked: ofBuild, stored, none: null }[source];
  const version = shown?.version ?? null;
  // localStorage holds the list that is shown, or one of the same version.
  const isStored = source === 'stored' || stored === same;
  expect(decideFirstList({ items, baked: ofBuild })).toEqual({
    source,
    isStored,
    version,
  });
});
