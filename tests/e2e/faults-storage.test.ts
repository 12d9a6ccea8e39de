import type { Page } from '@playwright/test';
import { dishCategories } from '../../src/domain/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import {
  BLOCKED,
  CLASSICS,
  cards,
  countOf,
  expectClassics,
  FIRESTORE,
  LIST,
  openTab,
} from './visitor';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Counts the requests for the list of dishes from now on. */
function listCalls(page: Page): { count: number } {
  const calls = { count: 0 };
  page.on('request', (request) => {
    if (LIST.test(request.url()) && request.method() === 'POST') calls.count += 1;
  });
  return calls;
}

/** Opens every category in turn, by its tab. */
async function walkMenu(page: Page) {
  for (const { name } of dishCategories) {
    await openTab(page, name);
    await expect(cards(page)).toHaveCount(countOf(name));
  }
}

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

  test('that is cleared while the page is open does not change the page', async ({ page }) => {
    await page.goto(CLASSICS);
    await expectClassics(page);
    await page.evaluate(() => localStorage.clear());
    await walkMenu(page);
    await page.reload();
    await expect(cards(page)).toHaveCount(countOf('Bibite'));
  });

  test('that is cleared in another tab is filled again', async ({ page, context }) => {
    await page.goto(CLASSICS);
    await expectClassics(page);
    const calls = listCalls(page);
    const other = await context.newPage();
    await other.goto(paths.storia);
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => calls.count).toBe(1);
    await expectClassics(page);
    expect(await page.evaluate(() => localStorage.getItem('menuVersion'))).not.toBeNull();
  });

  const corrupt = {
    'is truncated': '[{"id":"margherita","nome":"Marg',
    'is of another type': '{"v":2,"items":{}}',
    'holds null': 'null',
    'holds nested lists': '[[],[[]]]',
    'was written by an older version':
      '[{"id":"m","name":"Margherita","price":7.5,"categoria":"Pizze classiche"}]',
    'was written by a newer version':
      '[{"id":"m","title":{"it":"Margherita"},"prices":[{"size":"normale","cents":750}]}]',
    'names prototype properties': '[{"__proto__":{"nome":"x"},"constructor":1,"id":"m"}]',
  };
  for (const [what, entry] of Object.entries(corrupt)) {
    test(`whose entry ${what} is replaced by a new read`, async ({ page }) => {
      await page.goto(CLASSICS);
      await expectClassics(page);
      await page.evaluate((text) => localStorage.setItem('pizzeClassicheItems', text), entry);
      const calls = listCalls(page);
      await page.reload();
      await expectClassics(page);
      expect(calls.count).toBe(1);
      const stored = await page.evaluate(() => localStorage.getItem('pizzeClassicheItems'));
      expect(JSON.parse(stored ?? '')).toHaveLength(countOf('Pizze classiche'));
    });
  }

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

test.describe('a phone whose clock', () => {
  test('was a year ahead, and is right again, reads the menu once more', async ({
    page,
    context,
  }) => {
    await page.clock.setSystemTime(Date.now() + YEAR_MS);
    await page.goto(CLASSICS);
    await expectClassics(page);
    await page.close();

    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now());
    const calls = listCalls(later);
    await later.goto(CLASSICS);
    await expectClassics(later);
    expect(calls.count).toBe(1);
    const savedAt = await later.evaluate(() => Number(localStorage.pizzeClassicheItemsTime));
    expect(Math.abs(savedAt - Date.now())).toBeLessThan(60_000);
  });

  test('was a year behind, and is right again, reads the menu once more', async ({
    page,
    context,
  }) => {
    await page.clock.setSystemTime(Date.now() - YEAR_MS);
    await page.goto(CLASSICS);
    await expectClassics(page);
    await page.close();

    const later = await context.newPage();
    await later.clock.setSystemTime(Date.now());
    const calls = listCalls(later);
    await later.goto(CLASSICS);
    await expectClassics(later);
    expect(calls.count).toBe(1);
  });

  for (const [what, ms] of [
    ['ahead', YEAR_MS],
    ['behind', -YEAR_MS],
  ] as const) {
    test(`jumps a year ${what} shows the cached menu with its age where there is no network`, async ({
      page,
      context,
      expectErrors,
    }) => {
      expectErrors(BLOCKED);
      await page.goto(CLASSICS);
      await expectClassics(page);
      await page.close();

      const later = await context.newPage();
      await later.clock.setSystemTime(Date.now() + ms);
      await later.route(FIRESTORE, (route) => route.abort());
      await later.goto(CLASSICS);
      await expectClassics(later);
      await expect(later.getByText(/^Menu aggiornato al/)).toBeVisible();
    });

    test(`stays a year ${what} reads the list once, not at each visit`, async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + ms);
      const calls = listCalls(page);
      await page.goto(CLASSICS);
      await expectClassics(page);
      await page.reload();
      await expectClassics(page);
      expect(calls.count).toBe(1);
    });
  }
});
