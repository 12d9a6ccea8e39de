import type { Browser, Page } from '@playwright/test';
import { putDocuments, readCollection, readDocument } from '../emulators/data/client';
import type { Suite } from '../emulators/suite';
import { formatPrice } from '../src/domain/product/price';
import { paths } from '../src/paths';
import type { Backend } from './backend';
import { withDishes } from './filled-menu';
import { type Visit, visit } from './measure';
import type { Part } from './options';
import { newPhone, open, type Stored } from './phone';
import { LIMIT_RESERVED, MANY_DISHES, STAFF_ROW, signIn } from './staff';

/** A dish in either of the menu's designs. */
const CARD = '.item, .printed';
export const CATEGORY = paths.category('pizze-classiche');
export const LIMIT_HOME = '/limit/home.html';
export const LIMIT_CATEGORY = '/limit/pizze-classiche.html';
/** The limit with the cards' pictures. Otherwise it shows the large ones that staff uploaded, as a hand-written page would. */
const LIMIT_WITH_CARDS = `${LIMIT_CATEGORY}?cards`;

/** One thing to measure: an address, and its hand-written counterpart. */
type Scenario = {
  name: Part;
  title: string;
  address: string;
  limit: string;
  /** Selector of an element that must be visible before the visit counts as over. */
  ready: string;
  /** Whether the phone has visited the page before. */
  warm?: boolean;
  /** Whether staff have changed the menu since the site was built. */
  edited?: boolean;
  /** Whether the site's service worker runs; the limit's pages never have one. */
  worker?: boolean;
  /** Whether staff are signed in. */
  staff?: boolean;
  /** How many dishes the menu has at least; by default as many as the site was built with. */
  dishes?: number;
};

/** The whole menu. */
const LIMIT_WHOLE = `${LIMIT_CATEGORY}?tutto`;

const category = { address: CATEGORY, limit: LIMIT_CATEGORY, ready: CARD };
const besideCards = { ...category, limit: LIMIT_WITH_CARDS };
const reserved = {
  ...{ address: paths.reserved, limit: LIMIT_RESERVED, ready: STAFF_ROW, staff: true },
};
const many = { dishes: MANY_DISHES };

export const scenarios: readonly Scenario[] = [
  { name: 'home', title: paths.home, address: paths.home, limit: LIMIT_HOME, ready: 'h1' },
  { ...category, name: 'cold', title: `${CATEGORY}, cold` },
  { ...besideCards, name: 'cold', title: `${CATEGORY}, cold, limit with card's pictures` },
  {
    name: 'whole',
    title: 'Tutto il menu, cold',
    address: paths.search,
    limit: LIMIT_WHOLE,
    ready: CARD,
  },
  { ...category, name: 'edited', title: '– edited since the build', edited: true },
  { ...category, name: 'warm', title: '– warm', warm: true },
  {
    ...category,
    name: 'warm-edited',
    title: '– warm, edited since the build',
    warm: true,
    edited: true,
  },
  {
    ...category,
    name: 'worker',
    title: '– warm, from the service worker',
    warm: true,
    worker: true,
  },
  { ...reserved, name: 'staff-cold', title: `${paths.reserved}, cold` },
  { ...reserved, ...many, name: 'staff-cold', title: `– ${MANY_DISHES} dishes` },
  { ...reserved, name: 'staff-warm', title: `${paths.reserved}, warm`, warm: true },
  { ...reserved, ...many, name: 'staff-warm', title: `– ${MANY_DISHES} dishes`, warm: true },
];

/** Waits until the service worker has cached everything. */
async function workerIsReady(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  );
}

/** Staff's edit between two visits: a new menu version and one price, changed so little that the dish keeps its position. */
type Edit = { price: string; make: () => Promise<void>; undo: () => Promise<void> };

/** @param suite in the state from which the site was built: `undo` restores it, version included */
export async function prepareEdit(suite: Suite): Promise<Edit> {
  const products = Object.entries(await readCollection(suite, 'prodotti'));
  const [id, dish] = products.find(([, { nome }]) => nome === 'Margherita') ?? [];
  const menu = await readDocument(suite, 'meta/menu');
  if (!id || !dish || !menu) throw new Error('The sample has no Margherita, or no version');
  const path = `prodotti/${id}`;
  const prezzo = Number(dish.prezzo) + 0.2;
  return {
    price: formatPrice(prezzo),
    make: () =>
      putDocuments(suite, {
        [path]: { ...dish, prezzo },
        'meta/menu': { version: new Date() },
      }),
    undo: () => putDocuments(suite, { [path]: dish, 'meta/menu': menu }),
  };
}

/** The context of a visit. */
type Stage = { browser: Browser; backend: Backend; suite: Suite; edit: Edit };

/** Runs one visit to the site and one to the limit, each in a new browser profile. */
export async function runScenario(
  { browser, backend, suite, edit }: Stage,
  scenario: Scenario,
): Promise<{ site: Visit; limit: Visit }> {
  if (scenario.edited) await edit.make();
  // The limit shows what the phone has stored, and does not compare it.
  const price = scenario.edited && !scenario.warm ? edit.price : null;
  async function visitBoth() {
    const stored = scenario.staff ? await signIn(browser) : undefined;
    const phone = { browser, stored, price };
    return {
      site: await visitFresh(phone, backend, scenario, scenario.address),
      limit: await visitFresh(phone, backend, scenario, scenario.limit),
    };
  }
  try {
    return await withDishes(suite, scenario.dishes, visitBoth);
  } finally {
    if (scenario.edited) await edit.undo();
  }
}

/** The phone of a visit: what it has stored, and the price that the visit waits for, if it is a certain one. */
type Phone = { browser: Browser; stored: Stored | undefined; price: string | null };

async function visitFresh(
  { browser, stored, price }: Phone,
  backend: Backend,
  { address: siteAddress, ready, warm, worker: siteHasWorker = false }: Scenario,
  address: string,
): Promise<Visit> {
  const worker = siteHasWorker && address === siteAddress;
  const context = await newPhone(browser, worker, stored);
  if (price)
    await context.addInitScript((text) => Object.assign(window, { benchPrice: text }), price);
  try {
    if (warm) {
      const page = await context.newPage();
      // Visits the site first: the limit renders the list that the site has stored.
      await open(page, siteAddress, ready);
      if (address !== siteAddress) await open(page, address, ready);
      if (worker) await workerIsReady(page);
      await page.close();
    }
    return await visit(context, backend, { address, ready });
  } finally {
    await context.close();
  }
}
