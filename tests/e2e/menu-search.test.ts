import type { Page } from '@playwright/test';
import { sampleMenu } from '../../emulators/sample/menu';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { expectReact } from './settled';
import { watchShifts } from './shifts';
import { expectStored } from './visitor';

const cards = (page: Page) => page.getByRole('article');
const box = (page: Page) => page.getByRole('searchbox');

const status = (page: Page) => page.locator('.search-status');

const withAnchovies = sampleMenu.filter(({ descrizione }) => /\bacciughe\b/i.test(descrizione));

test('the bar links to the search, which shows results while typing @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await expectReact(page);
  await page.getByRole('link', { name: 'Cerca', exact: true }).click();
  await expect(page).toHaveURL(paths.search);
  await expect(box(page)).toBeFocused();
  await expectAccessible();

  await page.keyboard.type('ACCIUGHE');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
  await expect(page.locator('mark').first()).toHaveText(/^acciughe$/i);
  await expect(page).toHaveURL(`${paths.search}?q=ACCIUGHE`);
  await expectAccessible();

  await page.goBack();
  await expect(page).toHaveURL(paths.menu);
  await page.goForward();
  await expect(box(page)).toHaveValue('ACCIUGHE');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
});

test('nothing moves when the menu is there, whatever is found @both', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const [query, found] of [
    ['', 'Scrivi almeno due lettere'],
    ['tiramisu', '1 piatto trovato'],
    ['zzz', 'Nessun piatto trovato'],
    ['pomodoro', 'piatti trovati'],
  ] as const) {
    await page.goto(query ? `${paths.search}?q=${query}` : paths.search);
    await expect(page.getByText(found).first()).toBeVisible();
    expect(await shifts(), query).toBe(0);
  }
});

test('what is typed before the code of the page loads is searched for, also by Enter', async ({
  page,
}) => {
  const release = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(paths.search, { waitUntil: 'commit' });
  await box(page).fill('tiramisu');
  release();
  await expect(status(page)).toHaveText('1 piatto trovato');
  await expect(page).toHaveURL(`${paths.search}?q=tiramisu`);

  const releaseAgain = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(paths.search, { waitUntil: 'commit' });
  await box(page).fill('bufala');
  await box(page).press('Enter');
  await expect(page).toHaveURL(`${paths.search}?q=bufala`);
  releaseAgain();
  await expect(status(page)).toHaveText(/piatti trovati/);
});

test('the address keeps the search over a reload, and needs no accents', async ({ page }) => {
  await page.goto(`${paths.search}?q=tiramisu`);
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(['Tiramisù della casa']);
  await page.reload();
  await expect(box(page)).toHaveValue('tiramisu');
  await expect(cards(page)).toHaveCount(1);
});

test('the search works from the cache while Firestore is unreachable', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.goto(paths.category('bibite'));
  await expect(cards(page).first()).toBeVisible();
  await expectStored(page);
  await page.route(/127\.0\.0\.1:18080/, (route) => route.abort());
  await page.goto(`${paths.search}?q=capricciosa`);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
  await page.context().setOffline(true);
  await box(page).fill('acciughe');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
});

test('a search without results offers to clear it and the categories @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${paths.search}?q=sushi`);
  await expect(page.getByRole('heading', { name: 'Nessun piatto con «sushi»' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancella la ricerca' }).click();
  await expect(page).toHaveURL(paths.search);
  await page.getByRole('main').getByRole('link', { name: 'Pinse' }).click();
  await expect(page).toHaveURL(paths.category('pinse'));
});

test('a dish opens from the results, and Back returns to the same results', async ({ page }) => {
  await page.goto(`${paths.search}?q=bufala`);
  await expect(status(page)).toHaveText(/^\d+ piatti trovati$/);
  const found = Number.parseInt((await status(page).textContent()) ?? '', 10);
  await expect(cards(page)).toHaveCount(found);
  await page.getByRole('button', { name: 'Ingrandisci la foto: Bufala e pomodorini' }).click();
  await expect(page.getByRole('dialog', { name: 'Bufala e pomodorini' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(box(page)).toHaveValue('bufala');
  await expect(cards(page)).toHaveCount(found);
});

test('the cover leads to the search', async ({ page }) => {
  await page.goto(`${paths.menu}?senza=2`);
  await expectReact(page);
  await page.getByRole('main').getByRole('link', { name: 'Cerca un piatto' }).click();
  await expect(page).toHaveURL(`${paths.search}#senza=2`);
  await expect(box(page)).toBeFocused();
});

test('the field keeps its ring and its place in the tab order @both', async ({ page }) => {
  await page.goto(paths.menu);
  await expectReact(page);
  await page.getByRole('link', { name: 'Cerca', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).not.toHaveAttribute('tabindex');
  await expect(box(page)).toHaveCSS('outline-style', 'solid');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Cosa posso mangiare' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(box(page)).toBeFocused();

  await page.keyboard.type('margherita');
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(status(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Pizze classiche' })).toBeFocused();
});

test('a slip is corrected, and the correction is said @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(`${paths.search}?q=pizza%20proscuto`);
  await expect(status(page)).toHaveText(/^Risultati per «pizza prosciutto»: \d+ piatti trovati$/);
  await expect(cards(page).first().getByRole('heading', { level: 3 })).toHaveText(
    'Prosciutto cotto',
  );
  await expect(page.locator('mark', { hasText: 'Prosciutto' }).first()).toBeVisible();
  await expectAccessible();
});

test('the name of an allergen finds the dishes that declare it and hides them @both', async ({
  page,
  expectAccessible,
}) => {
  const declaring = sampleMenu.filter(({ allergeni }) => allergeni.includes(2));
  await page.goto(`${paths.search}?q=crostacei`);
  const section = page.getByRole('region', { name: 'Piatti che dichiarano: Crostacei' });
  await expect(section.getByRole('article')).toHaveCount(declaring.length);
  await expect(status(page)).toHaveText(`${declaring.length} piatti dichiarano: Crostacei`);
  await expectAccessible();

  await page.getByRole('button', { name: 'Nascondi i piatti che dichiarano: Crostacei' }).click();
  await expect(page).toHaveURL(`${paths.search}?q=crostacei#senza=2`);
  await expect(cards(page)).toHaveCount(0);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toHaveText(`${declaring.length} piatti nascosti dal filtro`);
  await expectAccessible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says what to do, and shows no field that does nothing', async ({ page }) => {
    await page.goto(paths.search);
    await expect(
      page.getByRole('heading', { name: 'Per cercare nel menu serve JavaScript' }),
    ).toBeVisible();
    await expect(box(page)).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Pinse' }).click();
    await expect(page).toHaveURL(paths.category('pinse'));
  });
});
