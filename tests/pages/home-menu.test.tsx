import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BakedMenu } from '../../src/data/menu/baked-menu';
import type { MenuVersion } from '../../src/data/menu/firestore-rest';
import { NO_HOUSE } from '../../src/data/menu/house-copy';
import { earlyRequest, startHandover } from '../../src/data/menu/page-handover';

const BUILT = '2026-01-01T11:00:00Z';
const LATER = '2026-01-01T12:00:00Z';
const QUIET = { avvisi: [], giorni: [], esauriti: ['margherita'] };

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  // The modules remember whether a page of theirs has asked.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  network.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  delete window.beforeReact;
  localStorage.clear();
  vi.useRealTimers();
});

async function pass(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
}

/** Opens the home page's menu. @param version the first script's request @param source the list that it has decided for */
async function show(version: Promise<unknown>, source: 'baked' | 'stored' = 'baked') {
  version.catch(() => {});
  const handover = startHandover();
  handover.source = source;
  handover.requests.version = version as Promise<MenuVersion>;
  handover.sentAt = Date.now();
  const { bakedMenu } = await import('../../src/data/menu/baked-menu');
  bakedMenu.set({ version: BUILT, part: 'home', products: [], readAt: 0 } as unknown as BakedMenu);
  const { useHomeMenu } = await import('../../src/site/home/useHomeMenu');
  return renderHook(() => useHomeMenu(true));
}
async function open(...[version, source]: Parameters<typeof show>) {
  await show(version, source);
  await pass(1_000);
}

const answer = async (today: object, version = BUILT): Promise<Partial<MenuVersion>> => ({
  ...{ version, readAt: 0, receivedAt: 0, today: today as MenuVersion['today'], house: NO_HOUSE },
});

/** Whether the code that polls is open: it takes over the first script's request. */
const polls = () => earlyRequest('version') === undefined;

test.each([
  { today: {}, atOnce: false },
  { today: QUIET, atOnce: false },
  { today: { ...QUIET, avvisi: [{ testo: 'Niente bufala' }] }, atOnce: true },
  { today: { ...QUIET, giorni: [{}] }, atOnce: true },
  { today: { esauriti: [], giorni: 'domani' }, atOnce: true },
  { today: { esauriti: [] }, atOnce: false },
  { today: null, atOnce: true },
])('home polls at once, or after two minutes: %j', async ({ today, atOnce }) => {
  await open(today ? answer(today) : Promise.reject(new TypeError('Failed to fetch')));
  expect(polls()).toBe(atOnce);
  expect(network).toHaveBeenCalledTimes(0);
  await pass(2 * 60 * 1000);
  if (!atOnce) expect(network).toHaveBeenCalled();
});

test('home polls at once after a visit that has stored a notice', async () => {
  localStorage.setItem('menuToday', '{}');
  await open(answer(QUIET));
  expect(polls()).toBe(true);
});

test.each([
  ['the menu has changed since the build', LATER, 'baked'],
  ['the phone has a later list than the build', BUILT, 'stored'],
] as const)('home reads the menu at once if %s', async (_, version, source) => {
  await open(answer(QUIET, version), source);
  expect(polls()).toBe(true);
});

test('home does not poll once it is left', async () => {
  const { unmount } = await show(answer({ ...QUIET, giorni: [{}] }));
  unmount();
  await pass(1_000);
  expect(polls()).toBe(false);
});
