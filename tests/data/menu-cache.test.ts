// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFirestore, putDocuments } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { type MenuList, offered } from '../../src/data/menu/freshness';
import type { DishCategoryName } from '../../src/domain/product/categories';
import type { Product } from '../../src/domain/product/product';
import { product } from '../product';
import { leavePage, onLeaving } from './page-listeners';
import { until } from './until';

const suite = suiteOf('test');
const realFetch = fetch;

const margherita = product();
const tiramisu = { ...margherita, nome: 'Tiramisù', prezzo: 5, categoria: 'Dolci' };

/** Writes as staff do: products and the version in one commit. */
function staffWrites(prezzo: number, at: Date) {
  return putDocuments(suite, {
    'prodotti/margherita': { ...margherita, prezzo },
    'prodotti/tiramisu': tiramisu,
    'meta/menu': { version: at },
  });
}

/** The Firestore calls since the visit began: 'version' and 'list', in their order. */
let calls: string[] = [];
/** Runs before each call reaches the emulator; a test makes it wait or throw. */
let onCall: (kind: string) => void | Promise<void> = () => {};

/** Runs on each response before it reaches the page; a test makes it wait. */
let answered: (kind: string) => void | Promise<void> = () => {};

async function watchedFetch(input: RequestInfo | URL, init?: RequestInit) {
  const [, method] = /:(runQuery|batchGet)$/.exec(String(input)) ?? [];
  if (!method) return realFetch(input, init);
  const kind = method === 'runQuery' ? 'list' : 'version';
  calls.push(kind);
  await onCall(kind);
  const response = await realFetch(input, init);
  await answered(kind);
  return response;
}

function offline(): never {
  throw new TypeError('Failed to fetch');
}

/** Loads a page: leaves the previous one and resets the modules' state, but keeps localStorage. */
async function visit() {
  leavePage();
  vi.resetModules();
  calls = [];
  const cache = {
    ...(await import('../../src/data/menu/known-menu')),
    ...(await import('../../src/data/menu/runner')),
  };
  cache.subscribeToMenu(() => {})();
  onLeaving(() => {
    // Discards pending requests, asks for nothing more, and keeps localStorage for the next page.
    cache.subscribeToMenu(() => {})();
    const kept = { ...localStorage };
    cache.dropMenuCache();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  });
  const seen: MenuList<readonly Product[]>[] = [];

  function open(category: DishCategoryName) {
    const look = () => void seen.push(cache.listOf(cache.knownMenu.get(), category));
    look();
    onLeaving(cache.subscribeToMenu(look));
    cache.openMenu(cache.listOf(cache.knownMenu.get(), category).content !== undefined);
  }
  const last = () => seen.at(-1);
  const prices = () => {
    const list = last();
    if (!list) return null;
    const { content, status } = offered(list, { relied: false });
    return content?.map(({ prezzo }) => prezzo) ?? status;
  };
  return { ...cache, open, seen, last, prices };
}

const storedVersion = () => localStorage.getItem('menuVersion')?.split('#')[0];

beforeEach(async () => {
  vi.stubGlobal('fetch', watchedFetch);
  onCall = () => {};
  answered = () => {};
  localStorage.clear();
  await clearFirestore(suite);
  await staffWrites(7.5, new Date('2026-01-01T10:00:00Z'));
});
afterEach(() => {
  leavePage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Completes a first visit, which stores the whole menu under its version. */
async function visitOnce() {
  const page = await visit();
  page.open('Pizze classiche');
  await until(() => expect(page.prices()).toEqual([7.5]));
  return page;
}

describe('a first visit', () => {
  test('requests the version and then the list, once each, and fills every category', async () => {
    const page = await visitOnce();
    expect(page.seen[0]?.content).toBeUndefined();
    expect(calls).toEqual(['version', 'list']);

    page.open('Dolci');
    expect(page.prices()).toEqual([5]);
    expect(calls).toEqual(['version', 'list']);
  });

  test('requests both in parallel, and reads the list again if a write came between', async () => {
    let firstList: (() => void) | null = null;
    onCall = async (kind) => {
      // Firestore reads the list before staff write, and the version afterwards.
      if (kind === 'version') {
        await until(() => expect(firstList).not.toBeNull());
        firstList?.();
        await staffWrites(8, new Date('2026-01-01T11:00:00Z'));
      }
    };
    answered = (kind) => {
      if (kind === 'list' && firstList === null) {
        return new Promise((resolve) => {
          firstList = resolve;
        });
      }
    };
    const page = await visit();
    page.open('Pizze classiche');
    await until(() => expect(page.prices()).toEqual([8]));
    expect(calls).toEqual(['version', 'list', 'list']);
    expect(storedVersion()).toBe('2026-01-01T11:00:00Z');
  });

  test('stores the menu under an empty version if none was ever written', async () => {
    await clearFirestore(suite);
    await putDocuments(suite, { 'prodotti/margherita': margherita });
    await visitOnce();
    expect(storedVersion()).toBe('');
  });

  test('stores the list without a version if the version cannot be read', async () => {
    onCall = (kind) => (kind === 'version' ? offline() : undefined);
    await visitOnce();
    expect(localStorage.getItem('menuVersion')).toBeNull();
    expect(localStorage.getItem('dolciItems')).not.toBeNull();
  });
});

test('a new list keeps the objects of dishes that it has unchanged: no card renders again', async () => {
  await visitOnce();
  await staffWrites(8, new Date('2026-01-01T11:00:00Z'));
  const page = await visit();
  const [before] = page.knownMenu.get().lists.Dolci ?? [];
  page.open('Pizze classiche');
  await until(() => expect(page.prices()).toEqual([8]));
  expect(page.knownMenu.get().lists.Dolci?.[0]).toBe(before);
  expect(before).toBeDefined();
});

test('a changed list that cannot be read is asked for again after 5, 15 and 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await visitOnce();
  await staffWrites(8, new Date('2026-01-01T11:00:00Z'));
  onCall = (kind) => (kind === 'list' ? offline() : undefined);
  const page = await visit();
  page.open('Pizze classiche');
  await until(() => expect(page.last()).toMatchObject({ freshness: 'changed', late: true }));
  for (const wait of [5_000, 15_000, 30_000]) {
    calls = [];
    await vi.advanceTimersByTimeAsync(wait - 1_000);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1_000);
    await until(() => expect(calls).toContain('list'));
    await vi.advanceTimersByTimeAsync(100);
  }
  onCall = () => {};
  page.retryMenu();
  await until(() => expect(page.prices()).toEqual([8]));
  expect(page.last()).toMatchObject({ freshness: 'current' });
});

test.each([
  ['an answer of status 429', () => Response.json([{ error: {} }], { status: 429 })],
  ['the sign-in page of a public Wi-Fi', () => new Response('<h1>Wi-Fi gratis</h1>')],
])('%s counts as no answer', async (_, answer) => {
  await visitOnce();
  vi.stubGlobal('fetch', async () => answer());
  const page = await visit();
  page.open('Dolci');
  await until(() => expect(page.last()).toMatchObject({ freshness: 'unsure', late: true }));
});

test.each(['error', 'cut'])(
  'an answer that breaks off (%s) is no list: nothing is shown or stored',
  async (kind) => {
    let broken = true;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await watchedFetch(input, init);
      if (!broken || !String(input).endsWith(':runQuery')) return response;
      const [first] = JSON.parse(await response.text());
      if (kind === 'cut') return new Response(`[${JSON.stringify(first)},`);
      return Response.json([first, { error: { code: 13, status: 'INTERNAL' } }]);
    });
    const page = await visit();
    page.open('Pizze classiche');
    await until(() => expect(page.prices()).toBe('failed'));
    expect(Object.keys(localStorage).filter((key) => key.endsWith('Items'))).toEqual([]);
    broken = false;
    page.retryMenu();
    await until(() => expect(page.prices()).toEqual([7.5]));
  },
);

test('lists that another tab clears without a write are stored again without a read', async () => {
  const page = await visitOnce();
  for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
  calls = [];
  window.dispatchEvent(new StorageEvent('storage', { key: 'menuVersion' }));
  await until(() => expect(calls).toEqual(['version']));
  await until(() => expect(storedVersion()).toBe('2026-01-01T10:00:00Z'));
  expect(page.last()).toMatchObject({ freshness: 'current' });
  expect(localStorage.getItem('dolciItems')).not.toBeNull();
  expect(calls).toEqual(['version']);
});
