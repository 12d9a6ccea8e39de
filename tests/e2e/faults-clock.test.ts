import { expect, test } from './fixtures';
import { BLOCKED, CLASSICS, expectClassics, FIRESTORE, listCalls } from './visitor';

// What a cache does is seen best where it alone holds the menu.
test.use({ baked: false });

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

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
