import type { Page } from '@playwright/test';
import { stopClock } from './clock';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import {
  BLOCKED,
  CLASSICS,
  cards,
  countOf,
  expectClassics,
  FIRESTORE,
  LIST,
  openTab,
  VERSION,
} from './visitor';

// What a cache does is seen best where it alone holds the menu.
test.use({ baked: false });

const cors = { 'access-control-allow-origin': '*' };
const failed = (page: Page) => page.getByRole('heading', { name: 'Il menu non si è caricato' });
const retry = (page: Page) => page.getByRole('button', { name: 'Riprova' });

const refusals = [
  { what: 'too many requests', status: 429, code: 'RESOURCE_EXHAUSTED' },
  { what: 'an internal error', status: 500, code: 'INTERNAL' },
  { what: 'service unavailable', status: 503, code: 'UNAVAILABLE' },
  { what: 'permission denied', status: 403, code: 'PERMISSION_DENIED' },
];

/** Makes Firestore answer every call with this error. */
async function refuse(page: Page, { status, code }: { status: number; code: string }) {
  const error = { code: status, message: code, status: code };
  await page.route(FIRESTORE, (route) =>
    route.fulfill({
      status,
      headers: cors,
      json: route.request().method() === 'GET' ? { error } : [{ error }],
    }),
  );
}

for (const refusal of refusals) {
  test(`a first visit answered with ${refusal.status}, ${refusal.what}, shows an error with a retry`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED);
    await refuse(page, refusal);
    await page.goto(CLASSICS);
    await expect(failed(page)).toBeVisible();
    await retry(page).click();
    await expect(failed(page)).toBeVisible();

    await page.unroute(FIRESTORE);
    await retry(page).click();
    await expectClassics(page);
    await expect(failed(page)).toBeHidden();
  });

  test(`a second visit answered with ${refusal.status}, ${refusal.what}, shows the cached menu with its age`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(BLOCKED);
    await page.goto(CLASSICS);
    await expectClassics(page);
    await refuse(page, refusal);
    await page.reload();
    await expectClassics(page);
    await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
    await openTab(page, 'Dolci');
    await expect(cards(page)).toHaveCount(countOf('Dolci'));
  });
}

test('the sign-in page of a public Wi-Fi, in place of the answer, counts as a failure', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.route(FIRESTORE, (route) =>
    route.fulfill({ headers: cors, contentType: 'text/html', body: '<h1>Wi-Fi gratis</h1>' }),
  );
  await page.goto(CLASSICS);
  await expect(failed(page)).toBeVisible();
  // The page repeats the request by itself once its code has loaded; after a retry it does not.
  await retry(page).click();
  await expect(failed(page)).toBeVisible();
  await page.unroute(FIRESTORE);
  await retry(page).click();
  await expectClassics(page);
});

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

test('an answer that takes eight seconds is still shown', async ({ page }) => {
  await stopClock(page);
  let release = () => {};
  await page.route(LIST, (route) => {
    release = () => void route.continue();
  });
  const asked = page.waitForRequest(LIST);
  await page.goto(CLASSICS);
  await asked;
  await expectReact(page);
  await page.clock.fastForward(8_000);
  await expect(page.getByText('Caricamento...')).toBeVisible();
  release();
  await expectClassics(page);
});

test('a list whose version is not answered is shown after 5 s, and stored without a version', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(VERSION, () => {});
  const versionAsked = page.waitForRequest(VERSION);
  await page.goto(CLASSICS);
  await versionAsked;
  await page.clock.fastForward(5_000);
  await expectClassics(page);
  expect(await page.evaluate(() => localStorage.getItem('menuVersion'))).toBeNull();
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
