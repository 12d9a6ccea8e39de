import type { Browser, Page } from '@playwright/test';
import { paths } from '../../src/paths';
import type { Backend } from './backend';
import type { Edit } from './edit';
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
  /** Whether staff have changed the menu since the site was built. */
  edited: boolean;
  /** Whether the site's service worker runs; the limit's pages never have one. */
  worker: boolean;
};

const category = {
  address: CATEGORY,
  limit: LIMIT_CATEGORY,
  ready: CARD,
  warm: false,
  edited: false,
  worker: false,
};

export const scenarios: readonly Scenario[] = [
  {
    name: 'home',
    title: paths.home,
    address: paths.home,
    limit: '/limit/home.html',
    ready: 'h1',
    warm: false,
    edited: false,
    worker: false,
  },
  { name: 'cold', title: `${CATEGORY}, cold`, ...category },
  {
    name: 'edited',
    title: `${CATEGORY}, cold, edited since the build`,
    ...category,
    edited: true,
  },
  { name: 'warm', title: `${CATEGORY}, warm`, ...category, warm: true },
  {
    name: 'warm-edited',
    title: `${CATEGORY}, warm, edited since the build`,
    ...category,
    warm: true,
    edited: true,
  },
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
    edited: false,
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

/** What the visits take place with. */
export type Stage = { browser: Browser; backend: Backend; edit: Edit };

/** One visit to the site and one to the limit, each in a profile of its own. */
export async function runScenario(
  { browser, backend, edit }: Stage,
  scenario: Scenario,
): Promise<{ site: Visit; limit: Visit | null }> {
  if (scenario.edited) await edit.make();
  try {
    const site = await visitFresh(browser, backend, scenario, scenario.address);
    const limit = scenario.limit && (await visitFresh(browser, backend, scenario, scenario.limit));
    return { site, limit: limit || null };
  } finally {
    if (scenario.edited) await edit.undo();
  }
}

async function visitFresh(
  browser: Browser,
  backend: Backend,
  { address: siteAddress, ready, warm, worker: siteHasWorker }: Scenario,
  address: string,
): Promise<Visit> {
  const worker = siteHasWorker && address === siteAddress;
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
    backend.takeUse();
    const measured = await visit(context, address, ready);
    return { ...measured, reads: backend.takeUse().reads };
  } finally {
    await context.close();
  }
}
