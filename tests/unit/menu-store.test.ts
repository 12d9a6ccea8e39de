import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMPTY_MENU, readStored } from '../../src/data/menu/menu-cache';
import {
  clearMenu,
  NEWEST_KEY,
  noteVersion,
  readVersion,
  writeMenu,
} from '../../src/data/menu/menu-store';
import { groupByCategory } from '../../src/domain/product/menu';
import { dish } from '../product';

const NOW = Date.UTC(2026, 0, 31, 12);

const tiramisu = dish({ nome: 'Tiramisù', categoria: 'Dolci' });
const menu = groupByCategory([tiramisu]);

/** An in-memory Storage that throws like a full one above a limit in characters. */
class SmallStorage {
  readonly entries = new Map<string, string>();
  constructor(private readonly room = Number.POSITIVE_INFINITY) {}

  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
  setItem(key: string, value: string) {
    const used = [...this.entries].reduce((sum, [k, text]) => sum + k.length + text.length, 0);
    if (used + key.length + value.length > this.room) {
      throw new DOMException('full', 'QuotaExceededError');
    }
    this.entries.set(key, value);
  }
}

let storage: SmallStorage;
function use(next: SmallStorage) {
  storage = next;
  vi.stubGlobal('window', { localStorage: next });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  use(new SmallStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stored menu has a list and a time for each category, and reads back unchanged', () => {
  writeMenu(menu, '17.5', NOW);
  expect([...storage.entries.keys()].sort()).toEqual(
    [
      ...['antipasti', 'panini', 'impasti', 'pinse', 'pizzeClassiche', 'pizzeGourmet'],
      ...['dolci', 'bibite'],
    ]
      .flatMap((name) => [`${name}Items`, `${name}ItemsTime`])
      .concat('menuVersion')
      .sort(),
  );
  expect(storage.getItem('dolciItems')).toBe(JSON.stringify([tiramisu]));
  expect(storage.getItem('dolciItemsTime')).toBe(String(NOW));
  expect(readStored()).toMatchObject({ version: '17.5', lists: menu, asOf: NOW });
});

const THIRTY_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

test.each([
  ['younger than thirty days', THIRTY_DAYS_MS - 1, menu],
  ['of thirty days', THIRTY_DAYS_MS, {}],
  ['from the future', -1, {}],
])('of a menu %s, %i ms old, is read: %o', (_, age, lists) => {
  writeMenu(menu, '17.5', NOW - age);
  expect(readStored().lists).toEqual(lists);
});

test.each([
  ['2026-01-01T10:00:00Z', '', 'asking'],
  ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00Z', 'asking'],
  ['2026-01-01T10:00:01Z', '2026-01-01T10:00:00.5Z', 'asking'],
  ['2026-01-01T10:00:00Z', '2026-01-01T10:00:00.5Z', 'withheld'],
  ['', '2026-01-01T10:00:00Z', 'withheld'],
  [null, '2026-01-01T10:00:00Z', 'withheld'],
])('a menu of version %s while the newest known is %j is %s', (version, newest, freshness) => {
  noteVersion(newest);
  noteVersion('2025-12-31T10:00:00Z');
  if (newest === '') storage.removeItem(NEWEST_KEY);
  writeMenu(menu, version, NOW);
  expect(readStored()).toMatchObject({ version, freshness });
});

const { Dolci: _, ...others } = menu;

test.each([
  ['corrupt', '[{"id":"tir'],
  ['no list', '{"id":"tiramisu"}'],
  ['a list of something else', '[1,2,3]'],
  ['of an older shape', '[{"id":"tiramisu","name":"Tiramisù","price":5,"categoria":"Dolci"}]'],
  ['without ids', JSON.stringify([{ ...tiramisu, id: undefined }])],
  ['of another category', JSON.stringify([{ ...tiramisu, categoria: 'Bibite' }])],
])('a list without a version is read, unless it is %s', (_, text) => {
  writeMenu(menu, null, NOW);
  expect(readStored()).toMatchObject({ version: null, lists: menu });
  storage.setItem('dolciItems', text);
  expect(readStored().lists).toEqual(others);
});

test.each([
  ['with other fields', '#other'],
  ['from before fields were compared', ''],
])('a list stored by a release %s is missing', (_, mark) => {
  writeMenu(menu, '17.5', NOW);
  storage.setItem('menuVersion', storage.getItem('menuVersion')?.replace(/#\w*$/, mark) ?? '');
  expect(readStored()).toEqual(EMPTY_MENU);
});

test.each(['', 'ieri', '-5'])('a list with the time %j counts as missing', (time) => {
  writeMenu(menu, null, NOW);
  storage.setItem('dolciItemsTime', time);
  expect(readStored().lists).toEqual(others);
});

describe('two tabs that store two versions at once', () => {
  const later = groupByCategory([{ ...tiramisu, allergeni: [1, 3, 7, 8] }]);

  /** What one of the tabs would have stored alone. */
  function entriesOf(which: typeof menu, version: string, savedAt: number) {
    use(new SmallStorage());
    writeMenu(which, version, savedAt);
    return storage.entries;
  }

  test('never leave a list readable under the wrong version, however their writes mix', () => {
    const first = entriesOf(menu, '1.0', NOW - 1);
    const second = entriesOf(later, '2.0', NOW);
    const keys = ['dolciItems', 'dolciItemsTime', 'menuVersion'];
    for (let mix = 0; mix < 2 ** keys.length; mix += 1) {
      use(new SmallStorage());
      const chosen = keys.map((_, bit) => (mix & (1 << bit) ? second : first));
      for (const [bit, key] of keys.entries()) storage.setItem(key, chosen[bit]?.get(key) ?? '');
      const isMix = new Set(chosen).size > 1;
      const { Dolci } = readStored().lists;
      expect(Dolci).toEqual(isMix ? undefined : (mix === 0 ? menu : later).Dolci);
    }
  });
});

test('a full storage never keeps a partial menu', () => {
  const whole = new SmallStorage();
  use(whole);
  writeMenu(menu, '1.0', NOW);
  const needed = [...whole.entries].reduce((sum, [k, text]) => sum + k.length + text.length, 0);

  for (let room = 0; room < needed; room += 7) {
    use(new SmallStorage(room));
    writeMenu(menu, '1.0', NOW);
    expect(storage.entries.size).toBe(0);
  }
});

test('a forbidden storage throws no error', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  writeMenu(menu, '1.0', NOW);
  expect(readStored()).toEqual(EMPTY_MENU);
  expect(readVersion()).toBeNull();
  clearMenu();
});
