import type { Page } from '@playwright/test';
import { deleteDocument, putDocuments, readCollection } from '../../emulators/client';
import { sampleMenu } from '../../emulators/sample/menu';
import type { Suite } from '../../emulators/suite';
import { PATIENCE_MS } from '../../src/data/menu/menu-state';
import { DATA_BLOCK_ID } from '../../src/data/menu/page-handover';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { stopClock } from './clock';
import { expect, test } from './fixtures';
import { blockFonts } from './fonts';
import { hold } from './hold';
import { watchShifts } from './shifts';
import {
  BLOCKED,
  CLASSICS,
  cards,
  expectClassics,
  expectStored,
  FIRESTORE,
  LIST,
  VERSION,
} from './visitor';

// Places are compared from one load to the next, and late fonts would move them at one of the two.
test.beforeEach(({ page }) => blockFonts(page));

const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const margherita = (page: Page) => cardOf(page, 'Margherita');
const age = (page: Page) => page.getByText(/^Menu aggiornato al/);
const oldPrice = formatPrice(sampleMenu.find(({ nome }) => nome === 'Margherita')?.prezzo ?? 0);

/** Counts the calls for the version and for the list. */
function countCalls(page: Page) {
  const calls = { version: 0, list: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (VERSION.test(request.url())) calls.version += 1;
    if (LIST.test(request.url())) calls.list += 1;
  });
  return calls;
}

/** Where everything that is painted stands, and how its text looks; but for the icons' own file, which may be on its way. */
function layout(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root :not(use)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(element);
        const box = [x, y, width, height].map(Math.round).join(' ');
        return `${element.tagName}.${element.getAttribute('class')} ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight}`;
      }),
  );
}

/** Records in every frame what can be seen of the dishes: their names, and all visible prices. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const seen = { names: new Set<string>(), prices: new Set<string>() };
    Object.assign(window, { seenInFrames: seen });
    function look() {
      // Before the style sheet is there nothing is painted.
      const painted = document.styleSheets.length > 0;
      for (const card of painted ? document.querySelectorAll('article') : []) {
        if (!card.checkVisibility({ visibilityProperty: true })) continue;
        seen.names.add(card.querySelector('h2')?.textContent ?? '');
        for (const price of card.querySelectorAll('dd')) {
          if (!price.checkVisibility({ visibilityProperty: true })) continue;
          seen.prices.add(`${card.querySelector('h2')?.textContent} ${price.textContent}`);
        }
      }
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => {
      const { names, prices } = Reflect.get(window, 'seenInFrames');
      return { names: [...names] as string[], prices: [...prices] as string[] };
    });
}

async function idOf(suite: Suite, name: string): Promise<string> {
  const found = Object.entries(await readCollection(suite, 'prodotti')).find(
    ([, { nome }]) => nome === name,
  );
  if (!found) throw new Error(`The sample has no ${name}`);
  return found[0];
}

/** What staff do after the build: a price changes, a dish goes, another comes. */
async function editMenu(suite: Suite): Promise<void> {
  const documents = await readCollection(suite, 'prodotti');
  const id = await idOf(suite, 'Margherita');
  await deleteDocument(suite, `prodotti/${await idOf(suite, 'Marinara')}`);
  await putDocuments(suite, {
    [`prodotti/${id}`]: { ...documents[id], prezzo: 123.45 },
    'prodotti/nuova': { ...documents[id], nome: 'Nuova', prezzo: 6.66 },
    'meta/menu': { version: new Date() },
  });
}

/** The sample's pictures have other addresses since the build: puts the classic pizzas back as the build has read them, and its version. */
async function restoreClassics(page: Page, suite: Suite) {
  const documents = await readCollection(suite, 'prodotti');
  const html = await (await page.request.get(CLASSICS)).text();
  const [, block = ''] = new RegExp(`id="${DATA_BLOCK_ID}">(.*?)</script>`).exec(html) ?? [];
  const menu: {
    version: string;
    products: { id: string; nome: string; image: string | null }[];
  } = JSON.parse(block);
  const baked = menu.products;
  const classics = Object.fromEntries(
    baked.map(({ id, image }) => [id, { ...documents[id], image }]),
  );
  const entries = Object.entries(classics).map(([id, fields]) => [`prodotti/${id}`, fields]);
  const version = { 'meta/menu': { version: new Date(menu.version) } };
  await putDocuments(suite, { ...Object.fromEntries(entries), ...version });
  return { baked, classics };
}

/** A document of the sample with changed fields, by its path. */
const change = (documents: Record<string, object>, id: string, fields: object) => ({
  [`prodotti/${id}`]: { ...documents[id], ...fields },
});

/** The names of the dishes on the page that can be seen, from above, and where. */
function places(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('article')]
      .filter((card) => card.checkVisibility({ visibilityProperty: true }))
      .map((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return [card.querySelector('h2')?.textContent, y, x, width, height] as const;
      })
      .sort(([, y], [, otherY]) => y - otherY);
  });
}

/** The scripts of the app, without the first one. */
const SCRIPTS = /assets\/index-.+\.js$/;

test('a first visit reads the version alone and stores the whole menu', async ({ page }) => {
  const calls = countCalls(page);
  await page.goto(CLASSICS);
  await expectClassics(page);
  await expect(margherita(page)).toContainText(oldPrice);
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(keys).toContain('menuVersion');
  expect(await keys()).toHaveLength(17);
  expect(calls).toEqual({ version: 1, list: 0 });

  await page.goto(paths.category('dolci'));
  await expect(cards(page).first()).toBeVisible();
  expect(calls.list).toBe(0);
});

test('a first visit out of reach of Firestore shows the menu of the build with its age @both', async ({
  page,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(BLOCKED);
  await page.route(FIRESTORE, (route) => route.abort());
  await page.goto(CLASSICS);
  await expectClassics(page);
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  await expect(age(page)).toBeVisible();
  await expectAccessible();
  // React has asked as well, and listens to the network.
  await expect(page.getByRole('status').filter({ has: age(page) })).toBeVisible();

  await page.unroute(FIRESTORE);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(age(page)).toBeHidden();
});

test('a filter in the address is applied before any dish is seen, and moves nothing, whatever it asks for', async ({
  page,
}) => {
  const seen = await recordFrames(page);
  const shifts = await watchShifts(page);
  await page.goto(`${CLASSICS}?senza=7`);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'nascost' })).toBeVisible();
  const withMilk = sampleMenu
    .filter(({ categoria, allergeni }) => categoria === 'Pizze classiche' && allergeni.includes(7))
    .map(({ nome }) => nome);
  expect(withMilk.length).toBeGreaterThan(10);
  const { names } = await seen();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => withMilk.includes(name))).toEqual([]);
  expect(await shifts()).toBe(0);

  await page.goto(`${paths.search}?q=pizza&senza=7`);
  await expect(page.getByText('nascosti dal filtro')).toBeVisible();
  expect(await shifts()).toBe(0);

  await page.goto(`${CLASSICS}?senza=99,abc`);
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await expect(page.getByRole('button', { name: 'Ho capito' })).toHaveCount(0);
  expect(await shifts()).toBe(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dishes can be read, with their prices, the day of these, and the phone', async ({
    page,
  }) => {
    await page.goto(CLASSICS);
    await expectClassics(page);
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();
    await expect(page.getByText(/^Prezzi del \d+ \w+ \d{4}\. Per conferma chiamaci/)).toBeVisible();
    await expect(age(page)).toBeHidden();
  });
});

/** Nothing of the app runs: what is seen is the HTML and its first script. */
async function blockScripts(page: Page) {
  await page.route(/assets\/.+\.js$/, (route) => route.abort());
}

const changed = (page: Page) => page.getByText('Il menu è cambiato: chiedici prezzi e allergeni');

test.describe('with the scripts blocked, the first script alone', () => {
  test.beforeEach(async ({ page, expectErrors }) => {
    expectErrors(BLOCKED);
    await blockScripts(page);
  });

  test('shows the prices at once, and their age after three seconds without an answer', async ({
    page,
  }) => {
    await stopClock(page);
    const release = await hold(page, VERSION);
    await page.goto(CLASSICS);
    await expectClassics(page);
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();
    const before = await places(page);
    await page.clock.runFor(PATIENCE_MS - 1);
    await expect(age(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(age(page)).toBeVisible();
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();

    release();
    await expect(age(page)).toBeHidden();
    expect(await places(page)).toEqual(before);
  });

  test('hides what the new list changes, and nothing else @writes', async ({
    page,
    suite,
    sample: _,
    expectAccessible,
  }) => {
    const { baked, classics } = await restoreClassics(page, suite);
    const last = baked.at(-1)?.nome ?? '';
    await deleteDocument(suite, `prodotti/${await idOf(suite, last)}`);
    await putDocuments(suite, {
      ...change(classics, await idOf(suite, 'Margherita'), { prezzo: 123.45 }),
      ...change(classics, await idOf(suite, 'Capricciosa'), { allergeni: [1, 3] }),
      ...change(classics, await idOf(suite, 'Diavola'), { descrizione: 'Salame' }),
      'meta/menu': { version: new Date() },
    });
    const shifts = await watchShifts(page);
    const release = await hold(page, LIST);
    await page.goto(CLASSICS);
    await expectClassics(page);
    const before = await places(page);
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();
    release();
    for (const name of ['Margherita', 'Capricciosa', 'Diavola', last]) {
      const card = cardOf(page, name);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card.locator('dd').first()).toBeHidden();
      await expect(card.locator('.badges')).toBeHidden();
    }
    await expect(margherita(page).getByText('Pomodoro')).toBeVisible();
    await expect(cardOf(page, 'Diavola').locator('.item-description')).toBeHidden();
    await expect(cardOf(page, 'Marinara').locator('dd').first()).toBeVisible();
    await expect(cardOf(page, 'Marinara').locator('.badges')).toBeVisible();
    await expect(changed(page)).toBeHidden();
    expect(await places(page)).toEqual(before);
    expect(await shifts()).toBe(0);
    await expectAccessible({ hydrated: false });
  });

  test('hides all prices and allergens where the new list is late or fails, and says so @writes', async ({
    page,
    suite,
    sample: _,
    expectAccessible,
  }) => {
    await editMenu(suite);
    await page.clock.install();
    const release = await hold(page, LIST);
    await page.goto(CLASSICS);
    await page.waitForFunction(() => document.documentElement.dataset.menu === 'outdated');
    const before = await places(page);
    await page.clock.runFor(PATIENCE_MS);
    await expect(changed(page)).toBeVisible();
    await expect(cardOf(page, 'Diavola').locator('dd').first()).toBeHidden();
    await expect(cardOf(page, 'Diavola').locator('.badges')).toBeHidden();
    expect(await places(page)).toEqual(before);
    await expectAccessible({ hydrated: false });

    await page.route(LIST, (route) => route.abort());
    await page.reload();
    release();
    await expect(changed(page)).toBeVisible();
    await expect(margherita(page).getByText(oldPrice)).toBeHidden();
  });
});

test('a menu that staff have changed since the build is shown as it is now, and nothing moves @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  const { baked, classics } = await restoreClassics(page, suite);
  await putDocuments(suite, {
    // A price that leaves the dish at its place in the order.
    ...change(classics, await idOf(suite, 'Margherita'), { prezzo: 7.2, allergeni: [1, 8] }),
    'meta/menu': { version: new Date() },
  });
  const shifts = await watchShifts(page);
  await page.goto(CLASSICS);
  await expect(margherita(page).getByText('€ 7,20')).toBeVisible();
  await expect(margherita(page).locator('.badges')).toContainText('guscio');
  await expectStored(page);
  const before = await places(page);
  expect(before).toHaveLength(baked.length);
  expect(await shifts()).toBe(0);

  // From the cache, which is later than the build: every dish stands where it stood, and keeps a tap.
  const seen = await recordFrames(page);
  const release = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect(margherita(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(margherita(page).getByText('€ 7,20')).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect((await seen()).prices).not.toContain(`Margherita ${oldPrice}`);
  expect(await shifts()).toBe(0);
});

test.describe('the styles that a category page holds', () => {
  test('lay it out, whatever its screen, as the whole style sheets do when they come @both', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED);
    // Without its scripts nothing but the style sheet can change the page.
    await page.route(/assets\/.+\.js$/, (route) => route.abort());
    const release = await hold(page, /assets\/.+\.css$/);
    await page.goto(CLASSICS, { waitUntil: 'commit' });
    await expectClassics(page);
    await page.waitForLoadState('domcontentloaded');
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();
    // The tab strip is scrolled to the current tab before the next frame.
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    const before = await layout(page);
    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('head link[rel="stylesheet"]')].every(
        (link) => link.media === 'all' && link.sheet !== null,
      ),
    );
    expect(await layout(page)).toEqual(before);
  });
});
