// @vitest-environment jsdom
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BakedMenu } from '../../src/data/menu/baked-menu';
import { visibleMenu } from '../../src/data/menu/freshness';
import { writeMenu } from '../../src/data/menu/menu-store';
import { dishCategories } from '../../src/domain/product/categories';
import { groupByCategory } from '../../src/domain/product/menu';
import { answerFrom } from '../pages/firestore';
import { dish, product } from '../product';

/* Where nothing answers and the phone has no list, or an earlier one, the build's file stands in: unsure, with its day. */

const DAY_MS = 24 * 3_600_000;
const BUILT = Date.UTC(2027, 5, 1);
const NOW = BUILT + 5 * 3_600_000;
const versionAt = (at: number) => new Date(at).toISOString();

const ofBuild = [
  dish({ id: 'margherita', prezzo: 7.5 }),
  dish({ id: 'tiramisu', nome: 'Tiramisù', prezzo: 5, categoria: 'Dolci' }),
];

function buildOf(version: string, readAt = BUILT): BakedMenu {
  const words = { day: '1 giugno', moment: '1 giugno, 02:00' };
  return { version, readAt, part: null, products: [], file: '/assets/menu-a.json', words };
}

type Answer = (ask: () => Promise<Response>) => Promise<Response>;

/** What becomes of each request: to Firestore, for the version or the list, and to the hosting. */
const network: Record<'version' | 'list' | 'file', Answer> = {
  version: (ask) => ask(),
  list: (ask) => ask(),
  file: (ask) => ask(),
};
let calls: (keyof typeof network)[] = [];
let documents: Record<string, object> = {};
const read = answerFrom(() => documents);

const kindOf = (address: string) => {
  if (address.includes('/assets/')) return 'file';
  return address.endsWith(':runQuery') ? 'list' : 'version';
};

const text =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const silent: Answer = () => new Promise(() => {});

/** What may become of a request to Firestore. */
const FAULTS: Record<string, Answer> = {
  'too many requests': text('{"error":{"code":429,"status":"RESOURCE_EXHAUSTED"}}', 429),
  'reading is forbidden': text('[{"error":{"code":403,"status":"PERMISSION_DENIED"}}]', 403),
  'a server error': text('{"error":{"code":500}}', 500),
  'a missing project': text('{"error":{"code":404}}', 404),
  'a portal page': text('<!doctype html><title>Wi-Fi</title>'),
  'half of the JSON': text('[{"document":{"name":"a/b'),
  'an error at the end': text('[{"readTime":"2027-06-01T00:00:00Z"},{"error":{"code":14}}]'),
  'an empty answer': text(''),
  'an answer of another shape': text('[{}]'),
  'a reset connection': () => Promise.reject(new TypeError('Failed to fetch')),
  'an aborted one': () => Promise.reject(new DOMException('aborted', 'AbortError')),
  silence: silent,
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] });
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const kind = kindOf(String(input));
    calls.push(kind);
    return network[kind](() =>
      kind === 'file' ? text(JSON.stringify(ofBuild))() : read(String(input), init),
    );
  });
  localStorage.clear();
  vi.resetModules();
  calls = [];
  documents = {
    'meta/menu': { version: new Date(BUILT) },
    'prodotti/margherita': product({ prezzo: 9 }),
  };
  Object.assign(network, { version: text('', 503), list: text('', 503) });
  network.file = (ask) => ask();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fail = (answer: Answer) => Object.assign(network, { version: answer, list: answer });
const heal = () => fail((ask) => ask());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Opens a category of a page that lacks it. @param build what the page knows of its build */
async function open(build: BakedMenu | null, category: 'Pizze classiche' | 'Dolci' = 'Dolci') {
  const { knownMenu, listOf } = await import('../../src/data/menu/known-menu');
  const runner = await import('../../src/data/menu/runner');
  const { bakedMenu } = await import('../../src/data/menu/baked-menu');
  bakedMenu.set(build);
  const list = () => listOf(knownMenu.get(), category);
  runner.subscribeToMenu(() => {});
  runner.openMenu(list().content !== undefined);
  /** What a guest sees: prices, 'names' alone, 'loading' or 'failed', and 'late' where its day is said. */
  function seen(): string {
    const shown = visibleMenu(list(), { hideIfChanged: false });
    if (shown.status !== 'ready') return shown.status;
    return `${shown.content.map(({ prezzo }) => prezzo)} ${shown.freshness}${list().late ? ' late' : ''}`;
  }
  return { ...runner, knownMenu, seen };
}

function store(prezzo: number, version: string | null, savedAt: number) {
  const dolce = dish({ id: 'tiramisu', nome: 'Tiramisù', prezzo, categoria: 'Dolci' });
  writeMenu(groupByCategory([dolce]), version, savedAt);
}

describe.each(Object.entries(FAULTS))('Firestore gives %s', (_, fault) => {
  test('the build’s list is shown with its day, at once or after three seconds of silence', async () => {
    fail(fault);
    const page = await open(buildOf(versionAt(BUILT)));
    await pass(fault === silent ? 2_900 : 200);
    expect(page.seen()).toBe(fault === silent ? 'loading' : '5 unsure late');
    await pass(200);
    expect(page.seen()).toBe('5 unsure late');
    expect(page.knownMenu.get().asOf).toBe(BUILT);
    await pass(60_000);
    expect(page.seen()).toBe('5 unsure late');
    expect(calls.filter((kind) => kind === 'file')).toHaveLength(1);
  });

  test('and it is current as soon as an answer comes, without anybody’s tap', async () => {
    fail(fault);
    const page = await open(buildOf(versionAt(BUILT)));
    await pass(3_100);
    heal();
    await pass(40_000);
    expect(page.seen()).toBe('5 current');
  });
});

/** What is known besides the build, which is of BUILT, and what a guest sees after a failure. */
const EARLIER = versionAt(BUILT - DAY_MS);
const LATER = versionAt(BUILT + 1_000);
const SAME = versionAt(BUILT);
test.each<[string, () => BakedMenu | null, string]>([
  ['no build', () => null, 'failed'],
  ['a build older than thirty days', () => buildOf(SAME, NOW - 31 * DAY_MS), 'failed'],
  [
    'a newer version',
    () => {
      localStorage.setItem('menuNewest', LATER);
      return buildOf(SAME);
    },
    'failed',
  ],
  [
    'the same version',
    () => {
      localStorage.setItem('menuNewest', SAME);
      return buildOf(SAME);
    },
    '5 unsure late',
  ],
  [
    'a stored list that is earlier',
    () => {
      store(4, EARLIER, BUILT - DAY_MS);
      return buildOf(SAME);
    },
    '5 unsure late',
  ],
  [
    'a stored list that is later',
    () => {
      store(6, LATER, BUILT + 2_000);
      localStorage.setItem('menuNewest', LATER);
      return buildOf(SAME);
    },
    '6 unsure late',
  ],
  [
    'a stored list without a version, read later',
    () => {
      store(6, null, BUILT + 2_000);
      return buildOf(SAME);
    },
    '6 unsure late',
  ],
  [
    'an expired stored list',
    () => {
      store(4, SAME, NOW - 31 * DAY_MS);
      return buildOf(SAME);
    },
    '5 unsure late',
  ],
])('where there is %s', async (_, prepare, seen) => {
  const page = await open(prepare());
  await pass(4_000);
  expect(page.seen()).toBe(seen);
});

test('a newer version that an answer names takes the stand-in’s prices away, and its list replaces it', async () => {
  const page = await open(buildOf(SAME));
  await pass(200);
  expect(page.seen()).toBe('5 unsure late');
  documents['meta/menu'] = { version: new Date(BUILT + 1_000) };
  network.version = (ask) => ask();
  await pass(5_000);
  expect(page.seen()).toBe('names');
  await pass(600_000);
  expect(page.seen()).toBe('names');
  heal();
  page.retryMenu();
  await pass(200);
  expect(page.seen()).toBe(' current');
});

test('a newer version that storage cannot keep is known all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  documents['meta/menu'] = { version: new Date(BUILT + 1_000) };
  network.version = (ask) => ask();
  const page = await open(buildOf(SAME));
  await pass(60_000);
  vi.restoreAllMocks();
  expect(page.seen()).toBe('failed');
});

test('without the file ‘Riprova’ asks both again, and so does the page by itself', async () => {
  network.file = text('', 404);
  const page = await open(buildOf(SAME));
  await pass(200);
  expect(page.seen()).toBe('failed');
  for (const wait of [5_000, 15_000, 30_000]) {
    calls = [];
    await pass(wait + 200);
    expect(new Set(calls)).toEqual(new Set(['version', 'list', 'file']));
    expect(page.seen()).toBe('failed');
  }
  calls = [];
  network.file = (ask) => ask();
  page.retryMenu();
  await pass(200);
  expect(page.seen()).toBe('5 unsure late');
});

test('while Firestore answers, the file is not asked for', async () => {
  heal();
  const page = await open(buildOf(versionAt(BUILT - 1_000)));
  await pass(10_000);
  expect(page.seen()).toBe(' current');
  expect(calls).not.toContain('file');
});

test('every category and the whole menu stand in together', async () => {
  const page = await open(buildOf(SAME));
  await pass(200);
  const { lists } = page.knownMenu.get();
  expect(Object.keys(lists)).toHaveLength(dishCategories.length);
  page.openMenu(true);
  await pass(60_000);
  expect(page.knownMenu.get().lists).toBe(lists);
});
