// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ASK_EVERY_MS } from '../../src/data/clock';
import { visibleMenu } from '../../src/data/menu/freshness';
import { VISIT_GAP_MS } from '../../src/data/menu/visits';
import type { DishCategoryName } from '../../src/domain/product/categories';
import { NOTHING_TODAY } from '../../src/domain/today/today';
import { answerFrom } from '../pages/firestore';
import { product } from '../product';

/* What the pages of one phone ask for, and when; what may be shown of the answers: freshness.test.ts and two-tabs.test.ts. */

const HOUR_MS = 3_600_000;
const CURRENT_FOR_MS = 5 * 60 * 1000;

type Kind = 'version' | 'list';

let documents: Record<string, object>;
let calls: Kind[];
/** How far the phone's clock is ahead of Firestore's, in ms. */
let ahead: number;
const network = vi.fn<(kind: Kind, ask: () => Promise<Response>) => Promise<Response>>();
const read = answerFrom(() => documents);

vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
  const kind = String(input).endsWith(':runQuery') ? 'list' : 'version';
  calls.push(kind);
  return network(kind, () => {
    const now = Date.now();
    vi.setSystemTime(now - ahead);
    const answer = read(String(input), init);
    vi.setSystemTime(now);
    return answer;
  });
});

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const listIsOffline = (kind: Kind, ask: () => Promise<Response>) =>
  kind === 'list' ? offline() : ask();

/** Staff write a price and the menu's version in one commit. */
function staffWrite(prezzo: number): void {
  documents['prodotti/margherita'] = product({ prezzo });
  documents['prodotti/tiramisu'] = product({ nome: 'Tiramisù', prezzo: 5, categoria: 'Dolci' });
  documents['meta/menu'] = { version: new Date() };
}

const staffSay = (oggi: object) => {
  documents['meta/oggi'] = oggi;
};

/** The listeners of the page that was opened last. */
const listeners = new Map<string, EventListener>();
const emit = (type: string, event = new Event(type)) => listeners.get(type)?.(event);
for (const target of [window, document]) {
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
    listeners.set(type, listener as EventListener);
  });
}
const visibility = vi.spyOn(document, 'visibilityState', 'get');
function show(state: 'visible' | 'hidden'): void {
  visibility.mockReturnValue(state);
  emit('visibilitychange');
}

const until = (expectation: () => void) =>
  vi.waitFor(expectation, { timeout: 20_000, interval: 10 });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({
    now: Date.UTC(2027, 5, 1),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'],
  });
  network.mockReset().mockImplementation((_, ask) => ask());
  visibility.mockReturnValue('visible');
  localStorage.clear();
  ahead = 0;
  documents = {};
  staffWrite(7.5);
  staffSay({});
});
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads a page, which knows of no earlier one but what that has stored. */
async function load() {
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + HOUR_MS);
  vi.resetModules();
  listeners.clear();
  calls = [];
  const { knownMenu, listOf } = await import('../../src/data/menu/known-menu');
  const { todayNow } = await import('../../src/data/menu/today-now');
  const runner = await import('../../src/data/menu/runner');
  const list = (name: DishCategoryName = 'Pizze classiche') => listOf(knownMenu.get(), name);
  function prices(name?: DishCategoryName) {
    const { content, status } = visibleMenu(list(name), { hideIfChanged: false });
    return content?.map(({ prezzo }) => prezzo) ?? status;
  }
  const soldOut = () => [...todayNow.get().soldOut.keys()];
  return { ...runner, knownMenu, todayNow, list, prices, soldOut };
}

/** Opens a category. */
async function open() {
  const page = await load();
  page.subscribeToMenu(() => {});
  page.openMenu(page.list().content !== undefined);
  return page;
}

/** Opens a category, and waits until its list is current and stored. */
async function visit() {
  const page = await open();
  await until(() => expect(page.list()).toMatchObject({ freshness: 'current' }));
  await pass(1_000);
  calls = [];
  return page;
}

const storedVersion = () => localStorage.getItem('menuVersion')?.split('#')[0];

test('a first visit asks for version and list side by side, once each, and fills every category', async () => {
  const page = await open();
  expect(page.prices()).toBe('loading');
  expect(calls).toEqual(['version', 'list']);
  await until(() => expect(page.prices()).toEqual([7.5]));
  expect(page.prices('Dolci')).toEqual([5]);
  expect(calls).toEqual(['version', 'list']);
});

test('a list that was read before the last write is read again', async () => {
  network.mockImplementationOnce(async (_, ask) => {
    await until(() => expect(calls).toContain('list'));
    staffWrite(8);
    return ask();
  });
  const page = await open();
  await until(() => expect(page.prices()).toEqual([8]));
  expect(calls).toEqual(['version', 'list', 'list']);
});

test('a list is stored without a version if that cannot be read', async () => {
  network.mockImplementation((kind, ask) => (kind === 'version' ? offline() : ask()));
  const page = await open();
  await until(() => expect(page.prices()).toEqual([7.5]));
  expect(storedVersion()).toBeUndefined();
  expect(localStorage.getItem('dolciItems')).not.toBeNull();
});

test('dishes that a new list leaves unchanged keep their objects: no card renders again', async () => {
  await visit();
  staffWrite(8);
  const page = await open();
  const [before] = page.list('Dolci').content ?? [];
  await until(() => expect(page.prices()).toEqual([8]));
  expect(page.list('Dolci').content?.[0]).toBe(before);
  expect(before).toBeDefined();
});

test('a changed list that cannot be read is asked for again after 5, 15 and 30 seconds', async () => {
  await visit();
  staffWrite(8);
  network.mockImplementation(listIsOffline);
  const page = await open();
  await until(() => expect(page.list()).toMatchObject({ freshness: 'changed', late: true }));
  for (const wait of [5_000, 15_000, 30_000]) {
    calls = [];
    await pass(wait - 1_000);
    expect(calls).toEqual([]);
    await pass(1_000);
    expect(calls).toContain('list');
    await pass(100);
  }
  network.mockImplementation((_, ask) => ask());
  page.retryMenu();
  await until(() => expect(page.prices()).toEqual([8]));
});

test('lists that another tab clears without a write are stored again without a read', async () => {
  const page = await visit();
  localStorage.clear();
  emit('storage', new StorageEvent('storage', { key: 'menuVersion' }));
  await until(() => expect(storedVersion()).toBeDefined());
  expect(page.list()).toMatchObject({ freshness: 'current' });
  expect(calls).toEqual(['version']);
});

test('what waits for an idle moment to complete a menu does not touch the next one', async () => {
  const page = await load();
  const { seedBakedMenu } = await import('../../src/data/menu/known-menu');
  async function land() {
    const { version } = documents['meta/menu'] as { version: Date };
    const words = { day: '1 giugno 2027', moment: '1 giugno, 12:00' };
    const build = { version: version.toISOString(), readAt: Date.now(), words, file: '/menu.json' };
    seedBakedMenu({ ...build, part: 'Dolci', products: [] });
    const leave = page.subscribeToMenu(() => {});
    page.openMenu(true);
    await until(() => expect(page.list('Dolci')).toMatchObject({ freshness: 'current' }));
    return leave;
  }
  const leave = await land();
  leave();
  await pass(900);
  page.dropMenuCache();
  await land();
  calls = [];
  await pass(200);
  expect(calls).toEqual([]);
});

test('a page in use asks every two minutes what is sold out, and reads no list', async () => {
  const page = await visit();
  const { lists } = page.knownMenu.get();
  staffSay({ esauriti: ['margherita'] });
  await pass(ASK_EVERY_MS);
  await until(() => expect(page.soldOut()).toEqual(['margherita']));
  expect(page.knownMenu.get().lists).toBe(lists);
  expect(calls).toEqual(['version']);
});

test('a page without dishes learns of a closing within two minutes', async () => {
  const page = await load();
  page.openToday();
  const giorni = [{ dal: '2027-06-01', al: '2027-06-01', orari: [] }];
  staffSay({ giorni });
  await pass(ASK_EVERY_MS);
  await until(() => expect(page.todayNow.get().giorni).toEqual(giorni));
  expect(calls).toEqual(['version', 'version']);
});

test('a hidden or idle page asks for nothing until somebody is back', async () => {
  await visit();
  show('hidden');
  await pass(2 * ASK_EVERY_MS);
  expect(calls).toEqual([]);
  show('visible');
  expect(calls).toEqual(['version']);

  for (const input of ['pointerdown', 'keydown', 'scroll', 'wheel']) {
    await pass(CURRENT_FOR_MS);
    calls = [];
    await pass(10 * ASK_EVERY_MS);
    expect(calls).toEqual([]);
    emit(input);
    await pass(100);
    emit(input);
    expect(calls).toEqual(['version']);
  }
});

test('a page that goes offline is unsure of its list until the network is back', async () => {
  const page = await visit();
  emit('offline');
  expect(page.list()).toMatchObject({ freshness: 'unsure', late: true });
  emit('online');
  await until(() => expect(page.list()).toMatchObject({ freshness: 'current' }));
});

test('a tab that was hidden for a minute asks before it shows its list as current', async () => {
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
});

test.each([-24, 24])(
  "sold out today ends by the server's clock, on a phone that is %i hours ahead",
  async (hours) => {
    ahead = hours * HOUR_MS;
    // Loading the page takes one of the two hours.
    const fino = new Date(Date.now() - ahead + 2 * HOUR_MS);
    staffSay({ esauritiStasera: { fino, prodotti: ['margherita'] } });
    const page = await visit();
    expect(page.soldOut()).toEqual(['margherita']);
    await pass(HOUR_MS);
    expect(page.soldOut()).toEqual([]);
  },
);

/** Holds back the answer to the next poll, in which nothing is sold out. @returns lets it through */
async function holdPoll(): Promise<() => Promise<unknown>> {
  let release = () => {};
  network.mockImplementationOnce((_, ask) => {
    const answer = ask();
    return new Promise((resolve) => {
      release = () => resolve(answer);
    });
  });
  await pass(ASK_EVERY_MS);
  return () => {
    release();
    return pass(100);
  };
}

test('what is sold out is not overwritten by an answer that was read earlier', async () => {
  const page = await visit();
  const release = await holdPoll();
  await pass(1);
  staffSay({ esauriti: ['margherita'] });
  page.retryMenu();
  await until(() => expect(page.soldOut()).toEqual(['margherita']));
  await release();
  expect(page.soldOut()).toEqual(['margherita']);
});

test('what this tab has written shows at once, and no earlier question overwrites it', async () => {
  const page = await visit();
  const { adoptWrittenToday } = await import('../../src/data/menu/today');
  const release = await holdPoll();
  adoptWrittenToday({ ...NOTHING_TODAY, esauriti: ['margherita'] });
  expect(page.soldOut()).toEqual(['margherita']);
  await release();
  expect(page.soldOut()).toEqual(['margherita']);
  expect(localStorage.getItem('menuToday')).toContain('margherita');
});
