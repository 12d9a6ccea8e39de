// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TICK_MS, visibleMenu } from '../../src/data/menu/freshness';
import { FIRESTORE_TIMEOUT_MS } from '../../src/data/timeout';
import { answerFrom } from '../pages/firestore';
import { dish } from '../product';

/*
 * Two tabs of one phone run the real modules of data/menu side by side, in one localStorage, through random sequences of events. A
 * dish's price is the number of the write that set it, so that a list tells which version it is.
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const CURRENT_FOR_MS = 5 * 60 * 1000;

/** How many times staff have written. Each version is a second later than the one before. */
let written = 0;
const timeOf = (write: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, write));
const writeOf = (version: string) => (Date.parse(version) - timeOf(0).valueOf()) / 1000 || 0;

/** The newest write that this browser has heard of. */
const newest = () => writeOf(localStorage.getItem('menuNewest') ?? '');

type Outcome = 'answer' | 'fail' | 'half';
type Request = { port: number; heard: number; settle: (outcome: Outcome) => void };

/** Firestore reads when a request is sent; its answer waits until a step lets it through. */
let waiting: Request[] = [];
const read = answerFrom(() => ({
  'prodotti/margherita': { ...dish(), prezzo: written },
  'meta/menu': { version: timeOf(written) },
}));

function ask(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = read(input, init);
  const port = Number(new URL(String(input)).port);
  const heard = String(input).endsWith(':batchGet') ? written : 0;
  return new Promise((resolve, reject) => {
    const request: Request = {
      port,
      heard,
      settle(outcome) {
        if (outcome === 'answer') resolve(answer);
        else if (outcome === 'fail') reject(new TypeError('Failed to fetch'));
        else resolve(Response.json([{ readTime: timeOf(0) }, { error: { code: 13 } }]));
      },
    };
    waiting.push(request);
    // The app gives up: what arrives later is not heard.
    setTimeout(() => Object.assign(request, { heard: 0 }), FIRESTORE_TIMEOUT_MS);
  });
}

let tabs: Awaited<ReturnType<typeof openTab>>[] = [];
let visible = true;
/** How many pages have been opened: each asks at a port of its own. */
let opened = 0;

/** Opens a page with the whole menu in a tab. What was there before goes on in the background, as a third tab. */
async function openTab() {
  opened += 1;
  const port = opened;
  vi.resetModules();
  vi.doMock('../../src/data/config', () => ({
    projectId: 'demo',
    emulators: { host: 'localhost', firestorePort: port },
  }));
  const { knownMenu, wholeOf } = await import('../../src/data/menu/known-menu');
  const runner = await import('../../src/data/menu/runner');
  const listeners = new Map<string, EventListener>();
  for (const target of [window, document]) {
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener) => {
      listeners.set(type, listener as EventListener);
    });
  }
  const shown = () => wholeOf(knownMenu.get());
  const tab = {
    ...runner,
    shown,
    port,
    /** The newest write that this tab has heard of. */
    heard: 0,
    emit: (type: string, event = new Event(type)) => listeners.get(type)?.(event),
    /** The write that its prices are of, if it offers any. */
    offers() {
      const list = visibleMenu(shown(), { hideIfChanged: false });
      if (list.status !== 'ready') return null;
      return { ...list, write: list.content['Pizze classiche'][0]?.prezzo ?? Number.NaN };
    },
    expectSafe() {
      const offer = tab.offers();
      if (offer) expect(offer.write).toBeGreaterThanOrEqual(tab.heard);
    },
  };
  tab.heard = newest();
  runner.subscribeToMenu(() => tab.expectSafe());
  runner.openMenu(shown().content !== undefined);
  vi.mocked(window.addEventListener).mockRestore();
  vi.mocked(document.addEventListener).mockRestore();
  return tab;
}

/** Lets time pass with the timers, or at once, as for a phone that sleeps: then the next tick comes late. */
async function pass(ms: number, asleep = false) {
  if (asleep) vi.setSystemTime(Date.now() + ms);
  await vi.advanceTimersByTimeAsync(asleep ? TICK_MS : ms);
  if (visible && (asleep || ms >= TICK_MS)) for (const tab of tabs) tab.heard = newest();
}

const settleNext = async (index: number, kind: Outcome) => {
  const [request] = waiting.splice(index % Math.max(1, waiting.length), 1);
  const tab = tabs.find(({ port }) => port === request?.port);
  if (tab && request && kind === 'answer') tab.heard = Math.max(tab.heard, request.heard);
  request?.settle(kind);
  await vi.advanceTimersByTimeAsync(0);
};

type Step = { name: string; index: number };

async function take({ name, index }: Step): Promise<void> {
  const tab = tabs[index % 2];
  if (!tab) return;
  if (name === 'answer' || name === 'fail' || name === 'half') return settleNext(index, name);
  if (name === 'staff write') written += 1;
  if (name === 'own write') {
    written += 1;
    tab.dropMenuCache();
    tab.heard = written;
  }
  if (name === 'other tab') {
    tab.heard = newest();
    tab.emit('storage', new StorageEvent('storage', { key: 'menuNewest', newValue: 'x' }));
  }
  if (name === 'touch' || name === 'online' || name === 'offline') {
    tab.emit(name === 'touch' ? 'pointerdown' : name);
  }
  if (name === 'hide' || name === 'show') {
    visible = name === 'show';
    // One of them misses it.
    tab.emit('visibilitychange');
  }
  if (name === 'retry') tab.retryMenu();
  if (name === 'reload') tabs[index % 2] = await openTab();
  if (name === 'clock') vi.setSystemTime(Date.now() + (index % 2 === 0 ? DAY_MS : -DAY_MS));
  if (name === 'moment') await pass(1_000);
  if (name === 'patience') await pass(3_000);
  if (name === 'idle') await pass(6 * 60_000);
  if (name === 'night') await pass(8 * 3_600_000, true);
  if (name === 'month') await pass(31 * DAY_MS, true);
  await vi.advanceTimersByTimeAsync(0);
}

const names = [
  ...['answer', 'answer', 'answer', 'answer', 'fail', 'half', 'staff write', 'staff write'],
  ...['own write', 'other tab', 'touch', 'online', 'offline', 'hide', 'show', 'retry', 'reload'],
  ...['clock', 'moment', 'patience', 'idle', 'night', 'month'],
];
const steps = fc.array(fc.record({ name: fc.constantFrom(...names), index: fc.nat(9) }), {
  maxLength: 30,
  size: 'max',
});

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval'] });
  vi.stubGlobal('fetch', ask);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    visible ? 'visible' : 'hidden',
  );
});
beforeEach(() => vi.setSystemTime(Date.UTC(2027, 5, 1)));
afterEach(() => vi.clearAllTimers());
afterAll(() => {
  vi.doUnmock('../../src/data/config');
  vi.resetModules();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('prices older than a known version are hidden; with a network every list becomes current', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.boolean(), steps, async (isKnown, sequence) => {
      vi.clearAllTimers();
      vi.setSystemTime(Date.UTC(2027, 5, 1));
      localStorage.clear();
      waiting = [];
      visible = true;
      written = 1;
      tabs = [await openTab(), await openTab()];
      for (let left = isKnown ? 6 : 0; left > 0; left -= 1) await settleNext(0, 'answer');
      for (const step of sequence) {
        await take(step);
        for (const tab of tabs) {
          tab.expectSafe();
          const offer = tab.offers();
          if (tab.shown().content) seen.add(tab.shown().freshness);
          if (!offer || !visible || !['idle', 'night', 'month'].includes(step.name)) continue;
          const limit = offer.freshness === 'current' ? CURRENT_FOR_MS : 30 * DAY_MS;
          expect(Date.now() - offer.asOf).toBeLessThan(limit + TICK_MS);
        }
      }
      // From now on somebody looks at both, and every answer comes.
      visible = true;
      for (const tab of tabs) tab.emit('pointerdown');
      for (let second = 0; second < 180; second += 1) {
        while (waiting.length > 0) await settleNext(0, 'answer');
        await pass(1_000);
      }
      for (const tab of tabs) {
        expect(tab.offers()).toMatchObject({ freshness: 'current', write: written });
      }
    }),
    { numRuns: 60 },
  );
  expect([...seen].sort()).toEqual(['changed', 'current', 'unsure']);
});
