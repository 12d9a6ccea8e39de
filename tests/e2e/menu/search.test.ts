import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { blockFonts } from '../fonts';
import { expectReact, watchShifts } from '../settled';
import { CODE, cards, hold, shortenLists } from '../visitor';

const box = (page: Page) => page.getByRole('searchbox');

const status = (page: Page) => page.locator('[data-search-status]');

/** Opens the search with what a link has behind its '#'. */
async function openQuery(page: Page, query: string, found: string) {
  // Leaves the page: only the hash differs, and would load nothing.
  await page.goto('about:blank');
  await page.goto(paths.search + query);
  await expectReact(page);
  await expect(page.getByText(found).first()).toBeVisible();
}

const QUERIES = [
  ['', 'Antipasti'],
  ['#cerca=pizza%20prosciuto', 'Piatti che nominano «pizza prosciutto»'],
  ['#cerca=crostacei', 'Piatti che nominano o dichiarano «crostacei»'],
  ['#cerca=senza%20latte%20e%20ananas', 'Il filtro non conosce «ananas»'],
  ['#cerca=zzz', 'Nessun piatto nomina «zzz»'],
] as const;

test('the search page shifts nothing when its results appear, and axe finds no violation in them', async ({
  page,
  expectErrors,
  expectAccessible,
}) => {
  // An empty file is no font.
  expectErrors(/NetworkError/);
  await blockFonts(page);
  const shifts = await watchShifts(page);
  for (const [query, found] of QUERIES) {
    await openQuery(page, query, found);
    expect(await shifts(), query).toEqual([]);
    if (query === '') await shortenLists(page);
    await expectAccessible();
  }
});

test('a query typed while the words of a link load replaces them, and Enter sends nothing', async ({
  page,
}) => {
  const release = await hold(page, CODE);
  await page.goto(`${paths.search}#cerca=bufala`, { waitUntil: 'commit' });
  await expect(page.getByText('Caricamento...')).toBeVisible();
  await expect(cards(page).first().getByRole('heading')).toBeHidden();
  await box(page).fill('tiramisu');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('tiramisu');
  release();
  await expect(status(page)).toHaveText('Piatti che nominano «tiramisu»');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(`${paths.search}#cerca=tiramisu`);
  expect(documents).toEqual([]);
});

test('the strip above the whole menu says which category is read', async ({ page }) => {
  await page.goto(paths.search);
  await expectReact(page);
  const strip = page.getByRole('navigation', { name: 'Categorie' });
  await strip.getByRole('link', { name: 'Dolci' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dolci' })).toBeInViewport();
  await expect(page).toHaveURL(paths.search);
  await expect(strip.locator('a[data-read]')).toHaveText('Dolci');
  await expect(strip.locator('a[data-read]')).toBeInViewport({ ratio: 1 });
});

test('words show no dish before the search has loaded, and say so if it cannot be', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/search-menu|Failed to fetch dynamically imported module|ERR_FAILED/);
  await page.route(/search-menu/, (route) => route.abort());
  await page.goto(paths.search);
  await expectReact(page);
  await box(page).fill('senza latte');
  await expect(page.getByRole('heading', { name: 'La ricerca non si è caricata' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page).toHaveURL(/#cerca=senza%20latte$/);
  await page.unroute(/search-menu/);
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expect(page.getByText(/^Le parole cercano/).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});
