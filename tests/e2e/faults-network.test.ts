import type { Page } from '@playwright/test';
import { stopClock } from './clock';
import { expect, test } from './fixtures';
import { BLOCKED, CLASSICS, cards, countOf, expectClassics, FIRESTORE, openTab } from './visitor';

// What a cache does is seen best where it alone holds the menu.
test.use({ baked: false });

const failed = (page: Page) => page.getByRole('heading', { name: 'Il menu non si è caricato' });
const retry = (page: Page) => page.getByRole('button', { name: 'Riprova' });

test('while an answer is slow the page can be used, and after 15 s it offers a retry', async ({
  page,
}) => {
  await stopClock(page);
  await page.route(FIRESTORE, () => {});
  await page.goto(CLASSICS);
  await expect(page.getByRole('status').filter({ hasText: 'Caricamento...' })).toBeVisible();
  await openTab(page, 'Elenco degli allergeni');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
  await openTab(page, 'Pinse');
  await expect(page.getByRole('link', { name: 'Chiama adesso' }).first()).toBeVisible();

  await expect(failed(page)).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText('Caricamento...')).toBeHidden();

  // Not unroute: that would release the hanging requests, and their late answers would need no retry.
  await page.route(FIRESTORE, (route) => route.continue());
  await retry(page).click();
  await expect(cards(page)).toHaveCount(countOf('Pinse'));
});

test('a picture that cannot be loaded leaves no gap: the text takes its width', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.route(/127\.0\.0\.1:\d9199/, (route) => route.abort());
  await page.goto(CLASSICS);
  await expectClassics(page);
  const dish = cards(page).filter({
    has: page.getByRole('heading', { name: 'Margherita', exact: true }),
  });
  await expect(dish.getByRole('img', { name: /Ingrandisci/ })).toHaveCount(0);
  const [card, text] = await Promise.all([
    dish.boundingBox(),
    dish.locator('.item-text').boundingBox(),
  ]);
  expect(text?.width).toBeGreaterThan((card?.width ?? Number.POSITIVE_INFINITY) * 0.9);
});
