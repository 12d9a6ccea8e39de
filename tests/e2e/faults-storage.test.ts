import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import {
  BLOCKED,
  CLASSICS,
  cards,
  countOf,
  expectClassics,
  FIRESTORE,
  listCalls,
  openTab,
  walkMenu,
} from './visitor';

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

test.describe('localStorage', () => {
  test('that is full stores no part of the menu, and the whole menu is readable', async ({
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

  test('that is forbidden leaves the menu and the site readable', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    });
    await page.goto(CLASSICS);
    await expectClassics(page);
    await walkMenu(page);
    await page.goto(paths.home);
    await page.getByRole('button', { name: 'OK' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
  });

  test('that is cleared in another tab is filled again without another read', async ({
    page,
    context,
  }) => {
    await page.goto(CLASSICS);
    await expectClassics(page);
    const calls = listCalls(page);
    const other = await context.newPage();
    await other.goto(paths.storia);
    await other.evaluate(() => localStorage.clear());
    const version = () => page.evaluate(() => localStorage.getItem('menuVersion'));
    await expect.poll(version).not.toBeNull();
    await expectClassics(page);
    expect(calls.count).toBe(0);
  });

  test('that is corrupt, without a network to read it again, offers a retry and the other categories', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED);
    await page.goto(CLASSICS);
    await expectClassics(page);
    await page.evaluate(() => localStorage.setItem('pizzeClassicheItems', '[{"id":"m'));
    await page.route(FIRESTORE, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await openTab(page, 'Pinse');
    await expect(cards(page)).toHaveCount(countOf('Pinse'));
  });
});

test('two tabs that open the menu at the same time both show it', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(CLASSICS), other.goto(CLASSICS)]);
  await Promise.all([expectClassics(page), expectClassics(other)]);
  await page.close();
  await walkMenu(other);
});
