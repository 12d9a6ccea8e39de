import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MenuVersion } from '../../src/data/menu/firestore-rest';
import { earlyRequest, startHandover } from '../../src/data/menu/page-handover';

const QUIET = { avvisi: [], giorni: [], esauriti: ['margherita'] };

beforeEach(() => {
  // The modules remember whether a page of theirs has asked.
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
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

/** Renders the part of the home page that shows notices. @param version the first script's request */
async function show(version: Promise<unknown>) {
  version.catch(() => {});
  startHandover().requests.version = version as Promise<MenuVersion>;
  const { HomeNotice } = await import('../../src/site/home/HomeNotice');
  return render(<HomeNotice />);
}
async function open(version: Promise<unknown>) {
  await show(version);
  await pass(1_000);
}

const answer = async (today: object): Promise<Partial<MenuVersion>> => ({
  ...{ version: '', readAt: 0, receivedAt: 0, today: today as MenuVersion['today'] },
});

/** The code that polls takes over the first script's request. */
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
  await pass(2 * 60 * 1000);
  expect(polls()).toBe(true);
});

test('home polls at once after a visit that has stored a notice', async () => {
  localStorage.setItem('menuToday', '{}');
  await open(answer(QUIET));
  expect(polls()).toBe(true);
});

test('home does not poll once it is left', async () => {
  const { unmount } = await show(answer({ ...QUIET, giorni: [{}] }));
  unmount();
  await pass(1_000);
  expect(polls()).toBe(false);
});
