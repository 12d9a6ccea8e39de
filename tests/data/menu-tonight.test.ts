// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFirestore, putDocuments } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { ASK_EVERY_MS, VISIT_GAP_MS } from '../../src/data/menu/visits';
import { NOTHING_TONIGHT } from '../../src/domain/tonight/tonight';
import { margherita } from './margherita';
import { leavePage, onLeaving } from './page-listeners';
import { until } from './until';

const suite = suiteOf('test');
const realFetch = fetch;

/** How long a list counts as current, in ms. */
const CURRENT_FOR_MS = 5 * 60 * 1000;

/** The requests to Firestore: 'version' reads the two small documents, 'list' every product. */
let calls: string[] = [];

function staffSay(
  esauriti: string[],
  version = '2026-01-01T10:00:00Z',
  giorni: { dal: string; al: string; orari: [] }[] = [],
) {
  return putDocuments(suite, {
    'prodotti/margherita': margherita,
    'meta/menu': { version: new Date(version) },
    'meta/oggi': { esauriti, giorni },
  });
}

const touch = () => window.dispatchEvent(new Event('pointerdown'));

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Opens a category and waits until its list is current. */
async function visit() {
  const refresh = await import('../../src/data/menu/runner');
  const { knownMenu, listOf } = await import('../../src/data/menu/known-menu');
  const { tonightNow } = await import('../../src/data/menu/tonight-now');
  // A response that arrives later would store the page's list a second after it, in another page's storage.
  onLeaving(refresh.dropMenuCache);
  onLeaving(refresh.subscribeToMenu(() => {}));
  const list = (known = knownMenu.get()) => listOf(known, 'Pizze classiche');
  refresh.openMenu(list().content !== undefined);
  await until(() => expect(list()).toMatchObject({ freshness: 'current' }));
  const soldOut = () => [...tonightNow.get().soldOut.keys()];
  calls = [];
  const { lists } = knownMenu.get();
  /** Asserts that the dishes are the same objects, so that nothing is rendered or indexed again. */
  const expectSameDishes = () => expect(knownMenu.get().lists).toBe(lists);
  return { ...refresh, list, soldOut, expectSameDishes };
}

beforeEach(async () => {
  localStorage.clear();
  await clearFirestore(suite);
  await staffSay([]);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith(':batchGet')) calls.push('version');
    if (String(input).endsWith(':runQuery')) calls.push('list');
    return realFetch(input, init);
  });
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'],
    shouldAdvanceTime: true,
  });
  vi.resetModules();
});
afterEach(() => {
  leavePage();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('sold-out dishes arrive with each version response, without reading the list', async () => {
  const page = await visit();
  await staffSay(['margherita']);
  await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
  await until(() => expect(page.soldOut()).toEqual(['margherita']));
  expect(calls).toEqual(['version']);
  page.expectSameDishes();
  await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
  await until(() => expect(calls).toEqual(['version', 'version']));
});

test.each([-1, 1])(
  "sold out tonight ends by the server's clock even if the device clock is %i days off",
  async (days) => {
    await putDocuments(suite, {
      'meta/oggi': {
        esauritiStasera: { fino: new Date(Date.now() + 3_600_000), prodotti: ['margherita'] },
      },
    });
    vi.setSystemTime(Date.now() + days * 24 * 3_600_000);
    const page = await visit();
    expect(page.soldOut()).toEqual(['margherita']);
    // A hidden page sends no request. The emulator's clock does not jump with this one: a response would set it back.
    show('hidden');
    await vi.advanceTimersByTimeAsync(3_600_000 + ASK_EVERY_MS);
    expect(page.soldOut()).toEqual([]);
  },
);

test('a hidden or idle page stops polling until the visitor is back', async () => {
  await visit();
  show('hidden');
  await vi.advanceTimersByTimeAsync(2 * ASK_EVERY_MS);
  expect(calls).toEqual([]);
  show('visible');
  await until(() => expect(calls).toEqual(['version']));

  await vi.advanceTimersByTimeAsync(CURRENT_FOR_MS);
  const asked = calls.length;
  await vi.advanceTimersByTimeAsync(10 * ASK_EVERY_MS);
  expect(calls.length).toBeLessThanOrEqual(asked + 1);
  const idle = calls.length;
  touch();
  await until(() => expect(calls).toHaveLength(idle + 1));
  touch();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toHaveLength(idle + 1);
});

test('a tab hidden for a minute asks before it shows its list as current', async () => {
  const page = await visit();
  for (const [gap, freshness] of [
    [VISIT_GAP_MS - 1, 'current'],
    [VISIT_GAP_MS, 'unsure'],
  ] as const) {
    show('hidden');
    vi.setSystemTime(Date.now() + gap);
    show('visible');
    expect(page.list()).toMatchObject({ freshness });
  }
  await until(() => expect(page.list()).toMatchObject({ freshness: 'current' }));
  page.expectSameDishes();
});

test('a page without dishes polls as often, and learns of a closing within two minutes', async () => {
  const { openTonight } = await import('../../src/data/menu/runner');
  const { tonightNow } = await import('../../src/data/menu/tonight-now');
  const giorni = ['2026-12-24', '2026-12-01'].map((day) => ({
    ...{ dal: day, al: day, orari: [] as [] },
  }));
  await staffSay([], undefined, giorni.slice(1));
  calls = [];
  openTonight();
  await until(() => expect(tonightNow.get().giorni).toEqual(giorni.slice(1)));
  await staffSay([], undefined, giorni);
  await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
  await until(() => expect(tonightNow.get().giorni).toEqual(giorni));
  expect(calls).toEqual(['version', 'version']);
});

describe('a late response', () => {
  /** Delays the next response for the two documents. @returns when it has arrived, and a function that releases it */
  function holdAnswer() {
    const passed = fetch;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      vi.stubGlobal('fetch', passed);
      const text = await (await passed(input, init)).text();
      arrive();
      await released;
      return new Response(text);
    });
    return { arrived, release };
  }

  test('is ignored if it was read earlier than the last one', async () => {
    const page = await visit();
    const { arrived, release } = holdAnswer();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    await arrived;
    await staffSay(['margherita']);
    page.retryMenu();
    await until(() => expect(page.soldOut()).toEqual(['margherita']));
    release();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.soldOut()).toEqual(['margherita']);
  });

  test('is ignored after a write of this tab, which shows at once', async () => {
    const page = await visit();
    const { adoptWrittenTonight } = await import('../../src/data/menu/tonight');
    const { arrived, release } = holdAnswer();
    await vi.advanceTimersByTimeAsync(ASK_EVERY_MS);
    await arrived;
    adoptWrittenTonight({ ...NOTHING_TONIGHT, esauriti: ['margherita'] });
    expect(page.soldOut()).toEqual(['margherita']);
    release();
    await vi.advanceTimersByTimeAsync(100);
    expect(page.soldOut()).toEqual(['margherita']);
    expect(localStorage.getItem('menuTonight')).toContain('margherita');
  });
});
