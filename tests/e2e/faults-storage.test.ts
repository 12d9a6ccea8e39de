import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { CLASSICS, cards, countOf, expectClassics, listCalls, openTab, walkMenu } from './visitor';

// What a cache does is seen best where it alone holds the menu.
test.use({ baked: false });

/** Fills localStorage to the last character. */
async function fillStorage(page: Page) {
  await page.goto(paths.storia);
  const refusals = await page.evaluate(() => {
    let text = 'x'.repeat(8 * 1024 * 1024);
    let refused = 0;
    for (let key = 0; text.length > 0; key += 1) {
      try {
        localStorage.setItem(`altro-${key}`, text);
      } catch {
        refused += 1;
        text = text.slice(text.length / 2 + 1);
      }
    }
    return refused;
  });
  expect(refusals).toBeGreaterThan(0);
}

test('localStorage that is full stores no part of the menu, and the whole menu is readable', async ({
  page,
}) => {
  await fillStorage(page);
  const calls = listCalls(page);
  await page.goto(CLASSICS);
  await expectClassics(page);
  await walkMenu(page);
  expect(calls.count).toBe(1);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith('altro-'))).toEqual([]);
});

test('localStorage that is forbidden leaves the menu and the site readable', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await page.goto(CLASSICS);
  await expectClassics(page);
  await openTab(page, 'Pinse');
  await expect(cards(page)).toHaveCount(countOf('Pinse'));
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
});
