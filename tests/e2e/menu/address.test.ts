import type { Page } from '@playwright/test';
import { deleteDocument, putDocuments } from '../../../emulators/data/client';
import { documentId, productOf } from '../../../emulators/sample/dish';
import { sampleMenu } from '../../../emulators/sample/menu';
import { paths } from '../../../src/paths';
import { restaurant } from '../../../src/restaurant';
import { expect, test } from '../fixtures';
import { heading } from '../public-pages';
import { expectReact, watchShifts } from '../settled';
import { BLOCKED, CLASSICS, CODE, expectStored, FIRESTORE, hold, LIST, VERSION } from '../visitor';

const GONE = 'Non conosciamo questo piatto';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const caprese = sampleMenu.find((dish) => documentId(dish) === 'caprese');
if (!caprese) throw new Error('The sample menu has no Caprese');
const document = productOf(caprese, null);
/** A version that no build and no phone knows. */
const newVersion = () => ({ 'meta/menu': { version: new Date() } });

test('a dish opens at its address without a layout shift, and closes to its category', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (FIRESTORE.test(request.url()) && request.method() === 'POST') reads.push(request.url());
  });
  const shifts = await watchShifts(page);
  await page.goto(paths.dish('margherita'));
  const opened = dialog(page, 'Margherita');
  await expect(opened.getByText('€ 7,00')).toBeVisible();
  await expect(page).toHaveURL(paths.dish('margherita'));
  await expect(page).toHaveTitle(`Margherita · ${restaurant.name}`);
  await expectStored(page);
  expect(await shifts()).toEqual([]);
  // The rest of the menu comes from the hosting: Firestore would bill every dish.
  expect(reads).toHaveLength(1);
  expect(reads[0]).toMatch(VERSION);

  await opened.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page).toHaveURL(CLASSICS);
  await expect(heading(page)).toHaveText('Pizze classiche');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the address of a dish has its facts, the day of the data and the phone number', async ({
    page,
  }) => {
    await page.goto(paths.dish('caprese'));
    await expect(heading(page)).toHaveText('Caprese');
    for (const text of ['Latte e derivati', 'Coperto']) {
      await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    }
    // Playwright finds no text inside of a noscript element.
    const day = page.locator('noscript p');
    await expect(day).toBeVisible();
    await expect(day).toContainText(/Prezzi del \d.*\d{4}/);
    await expect(day).toContainText(restaurant.phone.shown);
    await page.getByRole('main').getByRole('link', { name: 'Antipasti' }).click();
    await expect(page).toHaveURL(paths.category('antipasti'));
  });
});

test('a dish that was moved, deleted or added since the build is shown as it is now @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  const added = 'Caprese & più?';
  await putDocuments(suite, {
    'prodotti/caprese': {
      ...document,
      nome: 'Caprese di bufala',
      categoria: 'Dolci',
      prezzo: 11.5,
    },
    [`prodotti/${added}`]: { ...document, nome: 'Nuova' },
    ...newVersion(),
  });
  await deleteDocument(suite, 'prodotti/margherita');
  await page.goto(paths.dish('caprese'));
  const moved = dialog(page, 'Caprese di bufala');
  await expect(moved).toContainText('€ 11,50');
  await moved.getByRole('button', { name: 'Chiudi' }).click();
  await expect(page).toHaveURL(paths.category('dolci'));

  await page.goto(paths.dish(added));
  await expect(dialog(page, 'Nuova')).toBeVisible();
  await expectReact(page);
  // The page that is served for it says noindex: the build did not know it.
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${restaurant.url}/piatto/Caprese%20%26%20pi%C3%B9%3F`,
  );

  for (const id of ['50% & più?', 'margherita']) {
    await page.goto(paths.dish(id));
    await expect(heading(page)).toHaveText(GONE);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Dolci' }).click();
  await expect(page).toHaveURL(paths.category('dolci'));
});

test('no price of the build outlives a newer version, with scripts or before them @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await putDocuments(suite, newVersion());
  await page.route(LIST, (route) => route.abort());
  const release = await hold(page, CODE);
  await page.goto(paths.dish('caprese'), { waitUntil: 'commit' });
  const changed = page.getByText('Il menu è cambiato: chiedici prezzi e allergeni');
  await expect(changed.first()).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('dd').first()).toBeHidden();
  await expect(page.locator('.item-badges').first()).toBeHidden();
  release();
  await expect(dialog(page, 'Caprese')).toContainText('Il menu è cambiato');
  await expect(dialog(page, 'Caprese').locator('dd')).toHaveCount(0);
});
