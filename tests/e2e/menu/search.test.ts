import type { Page } from '@playwright/test';
import { sampleMenu } from '../../../emulators/sample/menu';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact, watchShifts } from '../settled';
import { CODE, cards, hold } from '../visitor';

const box = (page: Page) => page.getByRole('searchbox');

const status = (page: Page) => page.locator('[data-search-status]');

// 'Alici' are the same fish.
const anchovies = /\b(?:acciughe|alici)\b/i;
const withAnchovies = sampleMenu.filter(({ descrizione }) => anchovies.test(descrizione));

test('the search opens from the bar, shows results while typing, and restores them on Forward', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await expectReact(page);
  await page.getByRole('link', { name: 'Cerca', exact: true }).click();
  await expect(page).toHaveURL(paths.search);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveCSS('outline-style', 'solid');

  await page.keyboard.type('ACCIUGHE');
  await expect(cards(page)).toHaveCount(withAnchovies.length);
  await expect(page.locator('mark').first()).toHaveText(anchovies);
  await expect(page).toHaveURL(`${paths.search}#cerca=ACCIUGHE`);
  await expectAccessible();

  await page.goBack();
  await expect(page).toHaveURL(paths.menu);
  await page.goForward();
  await expect(box(page)).toHaveValue('ACCIUGHE');
});

test('the search page shifts nothing when its results appear, and axe finds no violations', async ({
  page,
  expectAccessible,
}) => {
  const shifts = await watchShifts(page);
  for (const [query, found] of [
    ['', 'Che cosa vogliono dire i simboli'],
    ['pizza%20proscuto', 'Risultati per «pizza prosciutto»'],
    ['crostacei', 'dichiarano: Crostacei'],
    ['zzz', 'Nessun piatto nomina «zzz»'],
  ] as const) {
    await page.goto(query ? `${paths.search}#cerca=${query}` : paths.search);
    await expect(page.getByText(found).first()).toBeVisible();
    expect(await shifts(), query).toEqual([]);
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
  await expect(status(page)).toHaveText('1 piatto trovato');
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(`${paths.search}#cerca=tiramisu`);
  expect(documents).toEqual([]);
});

test('the whole menu is painted from its HTML in brief, and a jump and the legend need no scripts', async ({
  page,
}) => {
  const release = await hold(page, CODE);
  await page.goto(paths.search, { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(sampleMenu.length);
  await expect(cards(page).first().getByRole('img')).toBeHidden();
  await page.getByRole('button', { name: 'Che cosa vogliono dire i simboli' }).click();
  const legend = page.getByRole('region', { name: 'I simboli degli allergeni' });
  await expect(legend).toContainText('Frutta a guscio');
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
  release();
  await expectReact(page);
  const jumps = page.getByRole('navigation', { name: 'Vai alla categoria' });
  await jumps.getByRole('link', { name: 'Dolci' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Dolci' })).toBeInViewport();
  await expect(page).toHaveURL(paths.search);
});
