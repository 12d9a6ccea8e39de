import type { Page } from '@playwright/test';
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
  VERSION,
} from './visitor';

const cors = { 'access-control-allow-origin': '*' };
const failed = (page: Page) => page.getByRole('heading', { name: 'Il menu non si è caricato' });
const retry = (page: Page) => page.getByRole('button', { name: 'Riprova' });

const refusals = [
  { what: 'too many requests', status: 429, code: 'RESOURCE_EXHAUSTED' },
  { what: 'an error of its own', status: 500, code: 'INTERNAL' },
  { what: 'no service', status: 503, code: 'UNAVAILABLE' },
  { what: 'permission denied', status: 403, code: 'PERMISSION_DENIED' },
];

/** Firestore answers every call with this error. */
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
  test(`a first visit that is answered ${refusal.status}, ${refusal.what}, can be tried again`, async ({
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

  test(`a second visit that is answered ${refusal.status}, ${refusal.what}, shows the menu it knows`, async ({
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

test('a network that wants a sign-in of its own, and answers with its page, is no menu', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.route(FIRESTORE, (route) =>
    route.fulfill({ headers: cors, contentType: 'text/html', body: '<h1>Wi-Fi gratis</h1>' }),
  );
  await page.goto(CLASSICS);
  await expect(failed(page)).toBeVisible();
  // The page asks once more by itself when its code is there: what follows a retry is the visitor's doing alone.
  await retry(page).click();
  await expect(failed(page)).toBeVisible();
  await page.unroute(FIRESTORE);
  await retry(page).click();
  await expectClassics(page);
});

test('while an answer is slow the page can be used; after 15 s it offers another try', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(FIRESTORE, () => {});
  await page.goto(CLASSICS);
  await expect(page.getByRole('status').filter({ hasText: 'Caricamento...' })).toBeVisible();
  await openTab(page, 'Elenco degli allergeni');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
  await openTab(page, 'Pinse');
  await expect(page.getByRole('link', { name: 'Chiama adesso' }).first()).toBeVisible();

  await expect(failed(page)).toBeHidden();
  const listAsked = page.waitForRequest(LIST);
  await page.clock.fastForward(15_000);
  // It was asked for without its version, and hangs as well: the way on is the visitor's.
  await listAsked;
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText('Caricamento...')).toBeHidden();

  // Not unroute: that would let go of what hangs, and its late answer would be shown without another try.
  await page.route(FIRESTORE, (route) => route.continue());
  await retry(page).click();
  await expect(cards(page)).toHaveCount(countOf('Pinse'));
});

test('an answer that takes eight seconds is still welcome', async ({ page }) => {
  await page.clock.install();
  let answer = () => {};
  await page.route(LIST, (route) => {
    answer = () => void route.continue();
  });
  const asked = page.waitForRequest(LIST);
  await page.goto(CLASSICS);
  await asked;
  await page.clock.fastForward(8_000);
  await expect(page.getByText('Caricamento...')).toBeVisible();
  answer();
  await expectClassics(page);
});

test('a list does not wait for its version for ever, nor is it kept under a wrong one', async ({
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

test('pictures that cannot be reached leave no hole: the text takes their place', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.route(/127\.0\.0\.1:19199/, (route) => route.abort());
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
