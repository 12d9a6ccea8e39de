import type { Page } from '@playwright/test';
import { deleteDocument, putDocuments } from '../../../emulators/data/client';
import { documentId, productOf } from '../../../emulators/sample/dish';
import { sampleMenu } from '../../../emulators/sample/menu';
import { paths } from '../../../src/paths';
import { restaurant } from '../../../src/restaurant';
import { expect, test } from '../fixtures';
import { heading } from '../public-pages';
import { expectReact, watchShifts } from '../settled';
import {
  BLOCKED,
  CLASSICS,
  expectStored,
  FIRESTORE,
  hold,
  LIST,
  VERSION,
  waitForServiceWorker,
} from '../visitor';

const GONE = 'Questo piatto oggi non c’è';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const caprese = sampleMenu.find((dish) => documentId(dish) === 'caprese');
if (!caprese) throw new Error('The sample menu has no Caprese');
const document = productOf(caprese, null);
/** A version that no build and no phone knows. */
const newVersion = () => ({ 'meta/menu': { version: new Date() } });

test('a dish opens at its address without a layout shift, and closes to its category', async ({
  page,
  expectAccessible,
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
  await expectAccessible();
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

test('an old link works in a wrong category too, and closes to the right one', async ({ page }) => {
  await page.goto(`${paths.category('dolci')}?piatto=siciliana`);
  await dialog(page, 'Siciliana').getByRole('button', { name: 'Chiudi' }).click();
  await expect(heading(page)).toHaveText('Pizze classiche');
  await expect(page).toHaveURL(CLASSICS);
  await expect(page.getByRole('heading', { name: 'Siciliana' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Siciliana', exact: true })).toBeFocused();
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

test('a dish that was moved or renamed since the build is shown as it is now @writes', async ({
  page,
  suite,
}) => {
  for (const [now, name, category] of [
    [{ categoria: 'Dolci' }, 'Caprese', 'dolci'],
    [{ nome: 'Caprese di bufala', prezzo: 11.5 }, 'Caprese di bufala', 'antipasti'],
  ] as const) {
    await putDocuments(suite, { 'prodotti/caprese': { ...document, ...now }, ...newVersion() });
    await page.goto(paths.dish('caprese'));
    await expect(page.getByRole('dialog')).toHaveAccessibleName(name);
    if ('prezzo' in now) await expect(dialog(page, name)).toContainText('€ 11,50');
    await dialog(page, name).getByRole('button', { name: 'Chiudi' }).click();
    await expect(page).toHaveURL(paths.category(category));
  }
});

test('a hidden, deleted or unknown dish is said to be missing, with the menu beside it @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await putDocuments(suite, {
    'prodotti/caprese': { ...document, nascosto: true },
    ...newVersion(),
  });
  await deleteDocument(suite, 'prodotti/margherita');
  for (const id of ['caprese', 'margherita', 'mai-esistito', 'Diavola', '50% & più?']) {
    await page.goto(paths.dish(id));
    await expect(heading(page)).toHaveText(GONE);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'Dolci' }).click();
  await expect(page).toHaveURL(paths.category('dolci'));
});

test('a dish added since the build is served a noindex page, then shown @writes', async ({
  page,
  suite,
}) => {
  const id = 'Caprese & più?';
  await putDocuments(suite, {
    [`prodotti/${id}`]: { ...document, nome: 'Nuova' },
    ...newVersion(),
  });
  const served = await (await page.request.get(paths.dish(id))).text();
  expect(served).toContain('content="noindex"');
  expect(served).toContain(`${restaurant.url}/anteprima.jpg`);
  await page.goto(paths.dish(id));
  await expect(dialog(page, 'Nuova')).toBeVisible();
  await expectReact(page);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${restaurant.url}/piatto/Caprese%20%26%20pi%C3%B9%3F`,
  );
});

test('no price of the build outlives a newer version, with scripts or before them @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await putDocuments(suite, newVersion());
  await page.route(LIST, (route) => route.abort());
  const release = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(paths.dish('caprese'), { waitUntil: 'commit' });
  const changed = page.getByText('Il menu è cambiato: chiedici prezzi e allergeni');
  await expect(changed.first()).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('dd').first()).toBeHidden();
  await expect(page.locator('.badges').first()).toBeHidden();
  release();
  await expect(dialog(page, 'Caprese')).toContainText('Il menu è cambiato');
  await expect(dialog(page, 'Caprese').locator('dd')).toHaveCount(0);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the address of any dish opens it from the stored menu, with its age', async ({
    page,
    context,
    expectErrors,
    expectAccessible,
  }) => {
    expectErrors(BLOCKED);
    await page.goto(paths.category('dolci'));
    await waitForServiceWorker(page);
    await expectStored(page);
    await context.setOffline(true);
    for (const [id, name] of [
      ['caprese', 'Caprese'],
      ['diavola', 'Diavola'],
    ] as const) {
      await page.goto(paths.dish(id));
      await expect(dialog(page, name)).toContainText(/Menu del .*: può essere cambiato/);
    }
    await expectAccessible();
    // A dish that this phone does not know may be new.
    await page.goto(paths.dish('mai-esistito'));
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(page.getByText(GONE)).toHaveCount(0);
    await context.setOffline(false);
    await page.goto(paths.dish('mai-esistito'));
    await expect(heading(page)).toHaveText(GONE);
  });
});
