import type { Page } from '@playwright/test';
import { deleteDocument, putDocuments, readCollection } from '../../emulators/client';
import { sampleMenu } from '../../emulators/sample/menu';
import type { Suite } from '../../emulators/suite';
import { DATA_BLOCK_ID } from '../../src/data/menu/page-handover';
import { BAKED_PATIENCE_MS } from '../../src/data/timeout';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { stopClock, waitForEver } from './clock';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { expectReact } from './settled';
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

const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

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

test('a first visit reads the version alone, shows the prices of the build, and stores the whole menu', async ({
  page,
}) => {
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

test('until the version is answered the dishes stand without their prices, and then nothing moves @both', async ({
  page,
  expectAccessible,
}) => {
  await waitForEver(page);
  const release = await hold(page, VERSION);
  await page.goto(CLASSICS);
  await expectClassics(page);
  const price = margherita(page).getByText(oldPrice);
  await expect(price).toBeHidden();
  await expect(margherita(page)).toContainText('Pomodoro');
  await expectAccessible();
  await expect(price).toBeHidden();
  await expect(age(page)).toBeHidden();
  const before = await margherita(page).boundingBox();

  release();
  await expect(price).toBeVisible();
  expect(await margherita(page).boundingBox()).toEqual(before);
});

test('without an answer for three seconds the prices are shown with their age, which goes when the answer comes', async ({
  page,
}) => {
  await stopClock(page);
  const release = await hold(page, VERSION);
  await page.goto(CLASSICS);
  await page.evaluate(() => document.fonts.ready);
  const before = await margherita(page).boundingBox();
  await page.clock.runFor(BAKED_PATIENCE_MS - 1);
  await expect(margherita(page).getByText(oldPrice)).toBeHidden();
  await expect(age(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(age(page)).toBeVisible();
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  expect(await margherita(page).boundingBox()).toEqual(before);

  release();
  await expect(age(page)).toBeHidden();
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  expect(await margherita(page).boundingBox()).toEqual(before);
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

test('a menu of the build that is older than thirty days is not shown', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + MONTH_MS);
  const seen = await recordFrames(page);
  const release = await hold(page, LIST);
  await page.goto(CLASSICS);
  await expect(page.getByRole('status').getByText('Caricamento...')).toBeVisible();
  expect((await seen()).names).toEqual([]);
  release();
  await expectClassics(page);
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
  await expect(page.getByText('piatti trovati; altri')).toBeVisible();
  expect(await shifts()).toBe(0);

  await page.goto(`${CLASSICS}?senza=99,abc`);
  await page.getByRole('button', { name: 'Ho capito' }).click();
  await expect(page.getByRole('button', { name: 'Ho capito' })).toHaveCount(0);
  expect(await shifts()).toBe(0);
});

test('a first search with a filter in its address moves nothing, however late the menu comes', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const releaseCode = await hold(page, /assets\/index-.+\.js$/);
  const releaseMenu = await hold(page, /\/menu-[^/]+\.json$/);
  await page.goto(`${paths.search}?q=pizza&senza=7`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Cerca nel menu' })).toBeVisible();
  // Painted, too.
  expect(await shifts()).toBe(0);
  releaseCode();
  await expect(page.getByRole('button', { name: /^Non evitare più: Latte/ })).toBeVisible();
  expect(await shifts()).toBe(0);
  releaseMenu();
  await expect(page.getByText('piatti trovati; altri')).toBeVisible();
  expect(await shifts()).toBe(0);
});

test('a link to a dish opens it over the dishes of the build', async ({ page, suite }) => {
  await page.goto(paths.dish('pizze-classiche', await idOf(suite, 'Diavola')));
  await expect(page.getByRole('dialog', { name: 'Diavola' })).toBeVisible();
});

test('a link that brings other parameters along hydrates, and its dishes do not pass them on', async ({
  page,
}) => {
  await page.goto(`${CLASSICS}?fbclid=1`);
  await expectClassics(page);
  await expectReact(page);
  await margherita(page).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  await expect(page).not.toHaveURL(/fbclid/);
});

test('two tabs that open the menu of the build at the same time both show it and store it once', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await Promise.all([page.goto(CLASSICS), other.goto(CLASSICS)]);
  for (const tab of [page, other]) {
    await expectClassics(tab);
    await expect(margherita(tab).getByText(oldPrice)).toBeVisible();
  }
  await expectStored(other);
});

test('a cached list that is older than the build is not seen', async ({ page }) => {
  await page.goto(CLASSICS);
  await expectStored(page);
  await page.evaluate(() => {
    const { pizzeClassicheItems: items } = localStorage;
    localStorage.menuVersion = '2020-01-01T00:00:00Z';
    localStorage.pizzeClassicheItemsTime = Date.now() - 7 * 24 * 60 * 60 * 1000;
    localStorage.pizzeClassicheItems = items.replaceAll(/"prezzo":[\d.]+/g, '"prezzo":1.11');
  });
  const seen = await recordFrames(page);
  await page.reload();
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  expect((await seen()).prices.filter((price) => price.includes('€ 1,11'))).toEqual([]);
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

test('of a menu that staff have changed since the build no old price is ever seen @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await editMenu(suite);
  const seen = await recordFrames(page);
  await waitForEver(page);
  const release = await hold(page, LIST);
  await page.goto(CLASSICS);
  await expect(margherita(page)).toBeVisible();
  await expect(margherita(page).getByText(oldPrice)).toBeHidden();

  release();
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  await expect(cardOf(page, 'Marinara')).toHaveCount(0);
  await expect(cardOf(page, 'Nuova')).toContainText('€ 6,66');
  await expect(age(page)).toBeHidden();
  expect((await seen()).prices.filter((price) => price.startsWith('Marinara'))).toEqual([]);
  expect((await seen()).prices).not.toContain(`Margherita ${oldPrice}`);
});

test('of a menu that staff have changed since the build no price is shown while the new list is slow, or cannot be read @writes', async ({
  page,
  suite,
  sample: _,
  expectErrors,
  expectAccessible,
}) => {
  await editMenu(suite);
  await waitForEver(page);
  const release = await hold(page, LIST);
  await page.goto(CLASSICS);
  await expect(page.getByText('Caricamento dei prezzi...')).toBeVisible();
  await expect(margherita(page).getByText(oldPrice)).toBeHidden();
  await page.route(LIST, (route) => route.abort());
  expectErrors(BLOCKED);
  await page.reload();
  // Only now: the new list must not arrive in the page before.
  release();
  await expect(
    page.getByText('Il menu è cambiato e ora non si carica: chiedici prezzi e allergeni.'),
  ).toBeVisible();
  await expect(margherita(page)).toBeVisible();
  await expect(margherita(page).getByText(oldPrice)).toBeHidden();
  await expectAccessible();
  // A filter cannot tell from the old list which dishes declare an allergen now.
  await page.goto(`${CLASSICS}?senza=7`);
  await expect(page.getByText('Il menu non si è caricato')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Non evitare più: Latte e derivati' }).click();
  await expect(margherita(page)).toBeVisible();

  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(0);
});

test('of a menu that staff have changed since the build the prices that are unchanged are seen with the new list, before the scripts, and nothing moves @writes', async ({
  page,
  suite,
  sample: _,
  expectAccessible,
}) => {
  const { baked, classics } = await restoreClassics(page, suite);
  const id = await idOf(suite, 'Margherita');
  const capricciosa = await idOf(suite, 'Capricciosa');
  const last = baked.at(-1)?.nome ?? '';
  await deleteDocument(suite, `prodotti/${await idOf(suite, last)}`);
  await putDocuments(suite, {
    [`prodotti/${id}`]: { ...classics[id], prezzo: 123.45 },
    [`prodotti/${capricciosa}`]: { ...classics[capricciosa], allergeni: [1, 3] },
    'meta/menu': { version: new Date() },
  });
  const seen = await recordFrames(page);
  const release = await hold(page, SCRIPTS);
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await expect(cardOf(page, 'Marinara').locator('dd').first()).toBeVisible();
  const before = await places(page);
  await expect(margherita(page).getByText('Pomodoro')).toBeVisible();
  await expect(margherita(page).getByText(oldPrice)).toBeHidden();
  for (const name of ['Capricciosa', last]) {
    await expect(cardOf(page, name).getByRole('heading', { name })).toBeVisible();
    await expect(cardOf(page, name).locator('.item-description')).toBeHidden();
    await expect(cardOf(page, name).locator('.badges')).toBeHidden();
    await expect(cardOf(page, name).locator('dd').first()).toBeHidden();
  }
  await expectAccessible({ hydrated: false });

  release();
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  await expect(cardOf(page, 'Capricciosa').locator('.badges')).toContainText('Uova');
  await expect(cardOf(page, last)).toHaveCount(0);
  expect(await places(page)).toEqual(before.slice(0, -1));
  const { prices } = await seen();
  expect(prices).not.toContain(`Margherita ${oldPrice}`);
  expect(prices.filter((price) => price.startsWith(last))).toEqual([]);
});

test('of a menu that staff have changed in another category every price is seen with the new list, and the scripts do not start earlier for it @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await restoreClassics(page, suite);
  const tiramisu = await idOf(suite, 'Tiramisù della casa');
  const dishes = await readCollection(suite, 'prodotti');
  await putDocuments(suite, {
    [`prodotti/${tiramisu}`]: { ...dishes[tiramisu], prezzo: 123.45 },
    'meta/menu': { version: new Date() },
  });
  // But for the pictures, after three seconds.
  await waitForEver(page);
  const showPictures = await hold(page, /images%2F/);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) loaded.push(request.url());
  });
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  await expect(page.getByText('Caricamento dei prezzi...')).toBeHidden();
  expect(loaded).toEqual([]);

  showPictures();
  await expectStored(page);
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
});

test('of a menu that staff have changed since the build the prices stay, with their age, where that is answered after the question was given up @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await editMenu(suite);
  await page.clock.install();
  const release = await hold(page, VERSION);
  const calls = countCalls(page);
  await page.goto(CLASSICS);
  // The app waits for the answer from when it has taken it over.
  await page.waitForFunction(() => window.beforeReact?.version === null);
  await page.clock.fastForward(16_000);
  await expect(age(page)).toBeVisible();
  const answered = page.waitForResponse(VERSION);
  release();
  await (await answered).finished();
  await page.clock.runFor(1_000);
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  await expect(age(page)).toBeVisible();
  expect(calls).toEqual({ version: 1, list: 0 });
});

test('a price that staff change while the menu of the build is open is there within two minutes, and the dish in its place @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  const { classics } = await restoreClassics(page, suite);
  const id = await idOf(suite, 'Margherita');
  await page.clock.install();
  const calls = countCalls(page);
  await page.goto(CLASSICS);
  await expectStored(page);
  expect(calls).toEqual({ version: 1, list: 0 });
  const before = await places(page);
  await putDocuments(suite, {
    [`prodotti/${id}`]: { ...classics[id], prezzo: 123.45 },
    'meta/menu': { version: new Date() },
  });
  await page.clock.fastForward('02:00');
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  expect(await places(page)).toEqual(before);
});

test('a link to a dish that came after the build waits for the list, and says nothing false meanwhile @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await editMenu(suite);
  await waitForEver(page);
  const release = await hold(page, LIST);
  await page.goto(paths.dish('pizze-classiche', 'nuova'));
  await expect(margherita(page)).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.menu === 'edited');
  await expectReact(page);
  await expect(page.getByText('non è più nel menu')).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: 'Nuova' })).toBeVisible();
});

test('a cached list that is later than the build is the first one to be seen, and the only one @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await editMenu(suite);
  await page.goto(CLASSICS);
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();

  const seen = await recordFrames(page);
  const calls = countCalls(page);
  await page.reload();
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  expect((await seen()).names).not.toContain('Marinara');
  expect((await seen()).prices).not.toContain(`Margherita ${oldPrice}`);
  await expect.poll(() => calls).toEqual({ version: 1, list: 0 });
});

test('of a build that a cached list supersedes, the dishes are seen at once but for what has changed, stay where they are, and keep a tap @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  const { baked, classics } = await restoreClassics(page, suite);
  const id = await idOf(suite, 'Margherita');
  await deleteDocument(suite, `prodotti/${await idOf(suite, 'Marinara')}`);
  await putDocuments(suite, {
    [`prodotti/${id}`]: { ...classics[id], prezzo: 123.45 },
    'meta/menu': { version: new Date() },
  });
  await page.goto(CLASSICS);
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  await expectStored(page);

  const seen = await recordFrames(page);
  const release = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expect(margherita(page)).toBeVisible();
  await expect(margherita(page).getByText(oldPrice)).toBeHidden();
  await page.waitForLoadState('domcontentloaded');
  const before = await places(page);
  expect(before).toHaveLength(baked.length - 1);
  expect(before.at(-1)?.[0]).toBe('Margherita');
  await cards(page)
    .first()
    .evaluate((card) => Object.assign(card, { stays: true }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(margherita(page).getByText('€ 123,45')).toBeVisible();
  await expect(cardOf(page, 'Marinara')).toHaveCount(0);
  expect(await places(page)).toEqual(before);
  expect(
    await cards(page)
      .first()
      .evaluate((card) => 'stays' in card),
  ).toBe(true);
  expect((await seen()).names).not.toContain('Marinara');
  expect((await seen()).prices).not.toContain(`Margherita ${oldPrice}`);
});

test.describe('the styles that a category page holds', () => {
  test('lay it out, whatever its screen, as the whole style sheet does when it comes @both', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED);
    // Without its scripts nothing but the style sheet can change the page.
    await page.route(/assets\/.+\.js$/, (route) => route.abort());
    const release = await hold(page, /assets\/index-.+\.css$/);
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
    await page.waitForFunction(() => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
      return link?.media === 'all' && link.sheet !== null;
    });
    expect(await layout(page)).toEqual(before);
  });
});
