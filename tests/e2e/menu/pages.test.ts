import type { Page } from '@playwright/test';
import { categories } from '../../../src/domain/product/categories';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { CLASSICS, CODE, cards, expectClassics, hold } from '../visitor';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Categorie' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

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
  for (const { link } of [categories[4], categories[8]]) {
    await page.goto(paths.category(link));
    await expectReact(page);
    await expect.poll(() => cut('[aria-current=page]')).toEqual([]);
  }
  // A phone that is turned, and turned back.
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
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
