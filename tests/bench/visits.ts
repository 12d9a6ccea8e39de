import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { type Visit, visit } from './measure';
import { newPhone, open } from './phone';

export const CARD = '.item:not(.skeleton)';
const CATEGORY = paths.category('pizze-classiche');
const LIMIT_CATEGORY = '/limit/pizze-classiche.html';

/** One thing to measure: an address, and its hand-written counterpart. */
export type Scenario = {
  name: string;
  title: string;
  address: string;
  limit: string | null;
  /** Selector of what must be visible before the visit counts as over. */
  ready: string;
  /** Whether the phone has visited the page before. */
  warm: boolean;
  /** Whether the site's service worker runs; the limit's pages never have one. */
  worker: boolean;
};

const category = { address: CATEGORY, limit: LIMIT_CATEGORY, ready: CARD };

export const scenarios: readonly Scenario[] = [
  {
    name: 'home',
    title: paths.home,
    address: paths.home,
    limit: '/limit/home.html',
    ready: 'h1',
    warm: false,
    worker: false,
  },
  { name: 'cold', title: `${CATEGORY}, cold`, ...category, warm: false, worker: false },
  { name: 'warm', title: `${CATEGORY}, warm`, ...category, warm: true, worker: false },
  {
    name: 'worker',
    title: `${CATEGORY}, warm, from the service worker`,
    ...category,
    warm: true,
    worker: true,
  },
  {
    name: 'storia',
    title: paths.storia,
    address: paths.storia,
    limit: null,
    ready: 'h1',
    warm: false,
    worker: false,
  },
];

/** Waits until the service worker has cached everything. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve));
  });
}

/** One visit to the site and one to the limit, each in a profile of its own. */
export async function runScenario(
  browser: Browser,
  scenario: Scenario,
): Promise<{ site: Visit; limit: Visit | null }> {
  const site = await visitFresh(browser, scenario, scenario.address, scenario.worker);
  const limit = scenario.limit && (await visitFresh(browser, scenario, scenario.limit, false));
  return { site, limit: limit || null };
}

async function visitFresh(
  browser: Browser,
  { address: siteAddress, ready, warm }: Scenario,
  address: string,
  worker: boolean,
): Promise<Visit> {
  const context = await newPhone(browser, worker);
  try {
    if (warm) {
      const page = await context.newPage();
      // The limit renders the entry that the site has stored.
      await open(page, siteAddress, ready);
      if (address !== siteAddress) await open(page, address, ready);
      if (worker) await workerIsReady(page);
      await page.close();
    }
    return await visit(context, address, ready);
  } finally {
    await context.close();
  }
}
