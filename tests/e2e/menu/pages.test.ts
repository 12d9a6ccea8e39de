import type { Page } from '@playwright/test';
import { categories, dishCategories } from '../../../src/domain/product/categories';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { showFonts } from '../fonts';
import { heading } from '../public-pages';
import { expectReact, expectStill } from '../settled';
import {
  CLASSICS,
  CODE,
  cards,
  countOf,
  expectClassics,
  expectStored,
  FIRESTORE,
  hold,
  openTab,
} from '../visitor';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categorie' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const photo = (page: Page) => page.getByRole('button', { name: 'Ingrandisci la foto: Margherita' });

test('axe finds no violations on the pages of the menu, in light and dark mode', async ({
  page,
  expectAccessible,
}) => {
  for (const path of [paths.menu, paths.category('elenco-allergeni'), CLASSICS]) {
    await page.goto(path);
    await expectAccessible();
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    `${CLASSICS}#senza=7`,
    `${CLASSICS}?piatto=diavola`,
    paths.allergenRegister,
  ]) {
    await page.goto(path);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 17, 12)');
    await expectAccessible();
  }
});

test('the grid has one, two or three columns, depending on the width', async ({ page }) => {
  await page.goto(CLASSICS);
  await expectReact(page);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('switching the category neither requests the menu again nor shows a skeleton', async ({
  page,
}) => {
  await page.goto(paths.category('antipasti'));
  await expectStored(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (FIRESTORE.test(request.url())) calls.push(request.url());
  });
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.dish-skeleton')) console.error('a skeleton was shown');
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const { name } of dishCategories) {
    await openTab(page, name);
    await expect(cards(page)).toHaveCount(countOf(name));
  }
  expect(calls).toEqual([]);
});

test('a dish opens by its picture or name, stays open over a reload, and closes by Back', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(CLASSICS);
  await expectReact(page);
  await photo(page).click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog.getByRole('heading', { name: 'Ingredienti' })).toBeVisible();
  await expectAccessible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(CLASSICS);
  await expect(photo(page)).toBeFocused();

  await page.getByRole('link', { name: 'Margherita', exact: true }).click();
  await expect(page).toHaveURL(`${CLASSICS}?piatto=margherita`);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toBeVisible();
});

test('an open dish shows name, prices and picture without scrolling on every screen @desktop', async ({
  page,
}) => {
  await page.goto(paths.dish('margherita'));
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog).toBeVisible();
  await expectReact(page);
  await showFonts(page);
  for (const [width, height] of [
    [844, 390],
    [320, 568],
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectStill(page);
    for (const seen of [
      dialog.getByRole('heading', { name: 'Margherita' }),
      dialog.getByText('€ 7,00'),
      dialog.getByText('€ 14,00'),
      dialog.getByText('€ 25,00'),
    ]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
    const picture = dialog.getByRole('img', { name: 'Margherita' });
    const frame = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    expect(frame.height).toBeLessThanOrEqual(300);
    // A dish is round: a frame that is much wider than the picture would cut it.
    expect(frame.width / frame.height).toBeLessThan(1.5);
  }
});

test('Back closes the drawer, and skips it after one of its links was followed', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await openTab(page, 'Antipasti');
  await menuButton(page).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Tutto il menu',
    'Home',
    ...categories.map(({ name }) => name),
  ]);
  await expectAccessible();
  await page.goBack();
  await expect(drawer).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();

  for (const [name, focused] of [
    ['Antipasti', menuButton(page)],
    ['Dolci', heading(page)],
  ] as const) {
    await menuButton(page).click();
    await drawer.getByRole('link', { name }).click();
    await expect(heading(page)).toHaveText(name);
    await expect(drawer).toHaveCount(0);
    await expect(focused).toBeFocused();
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('Antipasti');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tab strip scrolls the current and the focused tab fully into view', async ({ page }) => {
  /** The tabs that are partly, or wholly, outside of the strip. */
  const cut = (selector: string) =>
    tabs(page).evaluate((nav, wanted) => {
      const { left, right } = nav.getBoundingClientRect();
      const all = [...nav.querySelectorAll(wanted)].filter((tab) => {
        const box = tab.getBoundingClientRect();
        return box.left < left || box.right > right;
      });
      return all.map(({ textContent }) => textContent);
    }, selector);
  for (const { link } of [categories[0], categories[4], categories[8]]) {
    await page.goto(paths.category(link));
    await expectReact(page);
    await expect.poll(() => cut('[aria-current=page]')).toEqual([]);
  }
  await tabs(page).getByRole('link').first().focus();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (const _ of categories.slice(1)) {
      await page.keyboard.press(key);
      await expect(tabs(page).locator(':focus')).toHaveCount(1);
      await expect.poll(() => cut(':focus')).toEqual([]);
    }
  }
});

test('a tap before the scripts have loaded is replayed after hydration', async ({ page }) => {
  const lastPhoto = page.getByRole('button', { name: /^Ingrandisci la foto/ }).last();
  for (const [path, tapped] of [
    [paths.menu, menuButton(page)],
    [CLASSICS, menuButton(page)],
    // In the last slice that React hydrates.
    [CLASSICS, lastPhoto],
  ] as const) {
    const release = await hold(page, CODE);
    await page.goto(path, { waitUntil: 'commit' });
    if (path === CLASSICS) await expectClassics(page);
    await tapped.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  }

  // The browser opens the site's navigation without scripts, and hydration leaves it open.
  const release = await hold(page, CODE);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Navigazione' }).click();
  release();
  await expectReact(page);
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
});

test('hydration keeps the scroll position', async ({ page }) => {
  const release = await hold(page, CODE);
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await expectClassics(page);
  const dish = page.getByRole('heading', { name: 'Capricciosa', exact: true });
  await dish.scrollIntoViewIfNeeded();
  // The cards above are laid out as they come near: the browser keeps the dish where it is, not the offset.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const place = () => dish.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  release();
  await expectReact(page);
  // Waits for the last slice too.
  const hydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => cards(page).last().evaluate(hydrated)).toBe(true);
  expect(await place()).toBe(before);
});
