import type { Page } from '@playwright/test';
import { putDocuments, readDocument } from '../../../emulators/data/client';
import type { Fields } from '../../../emulators/data/stored-values';
import { sampleMenu } from '../../../emulators/sample/menu';
import type { Suite } from '../../../emulators/suite';
import { formatPrice } from '../../../src/domain/product/price';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { blockFonts } from '../fonts';
import { expectReact, stopClock, watchShifts } from '../settled';
import {
  AGE,
  BLOCKED,
  CLASSICS,
  CODE,
  cardOf,
  cards,
  countOf,
  expectClassics,
  expectStored,
  FIRESTORE,
  hold,
  LIST,
  openTab,
  VERSION,
} from '../visitor';

// The tests compare positions between two loads: fonts that are late in only one of them would move elements.
test.beforeEach(({ page }) => blockFonts(page));

const margherita = (page: Page) => cardOf(page, 'Margherita');
const age = (page: Page) => page.getByText(AGE);
const oldPrice = formatPrice(sampleMenu.find(({ nome }) => nome === 'Margherita')?.prezzo ?? 0);

/**
 * Records in every frame which dishes are visible: 'Margherita', for each visible price 'Margherita € 7,00', and 'changed' if the page
 * knows that its list is.
 */
async function recordFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const isVisible = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    function look() {
      // Nothing is painted before the style sheet has loaded.
      const painted = document.styleSheets.length > 0;
      for (const card of painted ? document.querySelectorAll('article') : []) {
        const name = card.querySelector('h2')?.textContent ?? '';
        if (!isVisible(card)) continue;
        seen.add(name);
        if (document.documentElement.dataset.menu === 'changed') seen.add('changed');
        for (const price of card.querySelectorAll('dd')) {
          if (isVisible(price)) seen.add(`${name} ${price.textContent}`);
        }
      }
      requestAnimationFrame(look);
    }
    requestAnimationFrame(look);
    Object.assign(window, { seenInFrames: seen });
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'seenInFrames')]);
}

/** Writes changes of dishes, and a new version of the menu. @param changes the changed fields, by the dish's id */
async function changeDishes(suite: Suite, changes: Record<string, Fields>) {
  const documents: Record<string, Fields> = { 'meta/menu': { version: new Date() } };
  for (const [id, fields] of Object.entries(changes)) {
    const path = `prodotti/${id}`;
    documents[path] = { ...(await readDocument(suite, path)), ...fields };
  }
  await putDocuments(suite, documents);
}

/** Asserts that the first dish shows its name, and neither prices, allergens nor ingredients. */
async function expectNamesAlone(page: Page) {
  const card = cards(page).first();
  await expect(card.getByRole('heading')).toBeVisible();
  for (const part of ['dd', '.item-badges', '[data-text="ingredients"]']) {
    await expect(card.locator(part).first()).toBeHidden();
  }
}

/** The names and boxes of the visible dishes, from top to bottom. */
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

test('a first visit reads only the version, stores the whole menu, and switches categories from it', async ({
  page,
}) => {
  const calls = { version: 0, list: 0 };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    if (VERSION.test(request.url())) calls.version += 1;
    if (LIST.test(request.url())) calls.list += 1;
  });
  await page.goto(CLASSICS);
  await expectClassics(page);
  await expect(margherita(page)).toContainText(oldPrice);
  await expect(margherita(page).getByText(oldPrice)).toBeVisible();
  const keys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await expect.poll(keys).toContain('menuVersion');
  expect(await keys()).toHaveLength(18);
  expect(calls).toEqual({ version: 1, list: 0 });

  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.dish-skeleton')) console.error('a skeleton was shown');
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const name of ['Dolci', 'Bibite']) {
    await openTab(page, name);
    await expect(cards(page)).toHaveCount(countOf(name));
  }
  expect(calls).toEqual({ version: 1, list: 0 });
  await page.goto(paths.category('dolci'));
  await page.waitForFunction(() => document.documentElement.dataset.menu === 'current');
  expect(calls.list).toBe(0);
});

test('a filter in the address applies before a dish is visible, and shifts no layout', async ({
  page,
}) => {
  const seen = await recordFrames(page);
  const shifts = await watchShifts(page);
  await page.goto(`${CLASSICS}#senza=7`);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'nascost' })).toBeVisible();
  const withMilk = sampleMenu
    .filter(({ categoria, allergeni }) => categoria === 'Pizze classiche' && allergeni.includes(7))
    .map(({ nome }) => nome);
  expect(withMilk.length).toBeGreaterThan(10);
  const names = await seen();
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => withMilk.includes(name))).toEqual([]);
  expect(await shifts()).toEqual([]);
});

test('with a filter on no frame shows a dish of a list that the first script knows to be changed @writes', async ({
  page,
  suite,
}) => {
  await page.goto(`${CLASSICS}#senza=4`);
  await expectStored(page);
  await changeDishes(suite, {});
  const release = await hold(page, LIST);
  const seen = await recordFrames(page);
  await page.reload();
  await expectReact(page);
  await page.waitForFunction(() => document.documentElement.dataset.menu === 'changed');
  await expect(page.getByText('Caricamento...')).toBeVisible();
  expect(await seen()).not.toContain('changed');
  release();
  await expect(cards(page).first()).toBeVisible();
});

const changed = (page: Page) => page.getByText('Il menu è cambiato: chiedici prezzi e allergeni');

test.describe('with all scripts blocked except the first one', () => {
  test.beforeEach(async ({ page, expectErrors }) => {
    expectErrors(BLOCKED);
    await page.route(/assets\/.+\.js$/, (route) => route.abort());
  });

  test('prices show at once, and their age after three seconds without a response', async ({
    page,
  }) => {
    await stopClock(page);
    const release = await hold(page, VERSION);
    await page.goto(CLASSICS);
    await expectClassics(page);
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();
    const before = await places(page);
    await page.clock.runFor(2_999);
    await expect(age(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(age(page)).toBeVisible();
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();

    release();
    await expect(age(page)).toBeHidden();
    expect(await places(page)).toEqual(before);
  });

  test('on a phone the pictures below the first screen wait for the answer, three seconds at most', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stopClock(page);
    const release = await hold(page, VERSION);
    const pictures = cards(page).locator('img');
    const isLoaded = (at: number) => () =>
      pictures.nth(at).evaluate((each: HTMLImageElement) => each.complete && each.naturalWidth > 0);
    await page.goto(CLASSICS);
    await expect.poll(isLoaded(1)).toBe(true);
    expect(await isLoaded(2)()).toBe(false);
    await page.clock.runFor(3_000);
    await expect.poll(isLoaded(2)).toBe(true);

    await page.reload();
    expect(await isLoaded(2)()).toBe(false);
    release();
    await expect.poll(isLoaded(2)).toBe(true);
  });

  test('a changed menu shows the names alone, and says so after three seconds @writes', async ({
    page,
    suite,
    expectAccessible,
  }) => {
    await changeDishes(suite, {});
    const shifts = await watchShifts(page);
    await stopClock(page);
    const release = await hold(page, VERSION);
    await hold(page, LIST);
    await page.goto(CLASSICS);
    await expectClassics(page);
    const before = await places(page);
    await expect(margherita(page).getByText(oldPrice)).toBeVisible();
    release();
    await page.waitForFunction(() => document.documentElement.dataset.menu === 'changed');
    await expect(changed(page)).toBeHidden();
    await page.clock.runFor(3_000);
    await expect(changed(page)).toBeVisible();
    await expectNamesAlone(page);
    expect(await places(page)).toEqual(before);
    await page.clock.resume();
    expect(await shifts()).toEqual([]);
    // Known to be changed, it stays so without a network, in another category too.
    await page.route(FIRESTORE, (route) => route.abort());
    await page.goto(paths.category('dolci'));
    await expect(changed(page)).toBeVisible();
    await expectNamesAlone(page);
    await expectAccessible({ hydrated: false });
  });
});

test('a menu changed since the build shows its new price without a layout shift @writes', async ({
  page,
  suite,
}) => {
  // A price that keeps the dish at its position in the list.
  await changeDishes(suite, { margherita: { prezzo: 7.2, allergeni: [1, 8] } });
  const shifts = await watchShifts(page);
  await page.goto(CLASSICS);
  await expect(margherita(page).getByText('€ 7,20')).toBeVisible();
  await expect(margherita(page).locator('.item-badges')).toContainText('guscio');
  await expectStored(page);
  const before = await places(page);
  expect(before).toHaveLength(countOf('Pizze classiche'));
  expect(await shifts()).toEqual([]);

  // From the cache, which is newer than the build, every dish keeps its position.
  const seen = await recordFrames(page);
  const release = await hold(page, CODE);
  await page.reload({ waitUntil: 'commit' });
  await expect(margherita(page)).toBeVisible();
  release();
  await expectReact(page);
  await expect(margherita(page).getByText('€ 7,20')).toBeVisible();
  expect(await places(page)).toEqual(before);
  expect(await seen()).not.toContain(`Margherita ${oldPrice}`);
  expect(await shifts()).toEqual([]);
});
