import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { row, signInAsStaff } from './staff';

const CLASSICS = paths.category('pizze-classiche');
const box = (page: Page) => page.getByRole('searchbox');
const found = (page: Page) => page.locator('.search-status');

/** Does what a browser's translator does: wraps every text in elements of its own, and goes on with what comes later. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const isKept = (node: Node) =>
      node.parentElement?.closest('[translate="no"], font, script, style, noscript, svg') !== null;
    function wrap(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of root instanceof Text ? [root] : texts) {
        if (!text.isConnected || !text.nodeValue?.trim() || isKept(text)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.append(inner);
        text.parentNode?.replaceChild(outer, text);
        inner.append(text.nodeValue);
      }
    }
    wrap(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        for (const node of addedNodes) wrap(node);
        if (target instanceof Text) wrap(target);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a translated search lives through many queries, its counts right', async ({ page }) => {
  await page.goto(paths.search);
  await expectReact(page);
  await translate(page);
  for (const [query, status] of [
    ['marg', /^2 piatti trovati/],
    ['margherita', /^2 piatti trovati/],
    ['xyzzy', /^Nessun/],
    ['pizza', /^59 /],
    ['pizza funghi', /^4 /],
    ['capric', /^1 piatto trovato/],
    ['capriciosa', /«capricciosa»:\s*1 piatto/],
    ['glutine', /^\d+ piatti trovati/],
    ['sushi', /^Nessun/],
    ['diavola', /^1 piatto trovato/],
    ['proscuto', /«prosciutto»/],
    ['piccante', /^6 /],
    ['calzone piccante', /^1 /],
    ['', /^$/],
    ['tiramisu', /^1 piatto/],
  ] as const) {
    await box(page).fill(query);
    await expect(found(page)).toHaveText(status);
  }
  await expect(page.getByRole('heading', { level: 3, name: 'Tiramisù della casa' })).toBeVisible();
  expect(await page.locator('[translate="no"] font').count()).toBe(0);
});

test('a translated list of the staff lives through a search and its pages', async ({ page }) => {
  await signInAsStaff(page);
  await translate(page);
  const search = page.getByLabel('Cerca un prodotto');
  for (const [query, name] of [
    ['margherita', 'Margherita'],
    ['diavola', 'Diavola'],
    ['', 'Patatine fritte'],
  ] as const) {
    await search.fill(query);
    await expect(row(page, name)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(row(page, 'Patatine fritte')).toBeHidden();
  expect(await page.locator('[translate="no"] font').count()).toBe(0);
});

test('a translated menu lives through filter, dialog, categories and home', async ({ page }) => {
  await page.goto(paths.category('antipasti'));
  await expectReact(page);
  await translate(page);
  await page.getByRole('button', { name: 'Cosa posso mangiare' }).click();
  const sheet = page.getByRole('dialog');
  for (const name of ['Glutine', 'Latte e derivati', 'Solo vegetariani']) {
    await sheet.getByRole('switch', { name }).click();
  }
  await expect(sheet.getByRole('status')).toHaveText(/14 piatti nascosti/);
  await sheet.getByRole('switch', { name: 'Glutine' }).click();
  await sheet.getByRole('button', { name: 'Fatto' }).click();
  await expect(sheet).toBeHidden();
  const state = page.locator('.filter-count [role=status]');
  await expect(state).toHaveText(/^\d+ piatti nascosti/);
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await expect(state).toHaveText(/dichiarano: Latte e derivati/);
  await page.getByRole('button', { name: 'Nascondi', exact: true }).click();
  await page.getByRole('link', { name: 'Patatine fritte' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nessun allergene dichiarato');
  await page.goBack();
  await page
    .getByRole('navigation', { name: 'Categorie' })
    .getByRole('link', { name: 'Dolci' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dolci');
  await page.getByRole('button', { name: 'Togli il filtro: Solo vegetariani' }).click();
  await expect(state).toHaveText(/dichiarano: Latte e derivati$/);
  await page.getByRole('link', { name: 'Tre Spighe' }).first().click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("a mother's evening: filter, second tab, search, dish, staff, paper", async ({
  page,
  context,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await page.goto(paths.category('antipasti'));
  await page.getByRole('button', { name: 'Cosa posso mangiare' }).click();
  await page.getByRole('switch', { name: 'Glutine' }).click();
  await page.getByRole('button', { name: 'Fatto' }).click();
  await expect(page).toHaveURL(/#senza=1$/);

  const second = await context.newPage();
  await second.goto(CLASSICS);
  await expect(second.getByRole('button', { name: 'Non evitare più: Glutine' })).toBeVisible();
  await expect(
    second.getByRole('heading', { name: 'Il filtro nasconde tutti i piatti' }),
  ).toBeVisible();
  await second.close();

  await page.goto(paths.search);
  await box(page).fill('dolci senza latte');
  await expect(page.locator('.search-meaning')).toHaveText(
    'Piatti che non dichiarano latte. Le contaminazioni non si possono escludere: chiedi al personale.',
  );
  await expect(page).toHaveURL(/#senza=1,7$/);
  await page.getByRole('link', { name: 'Macedonia' }).click();
  const dish = page.getByRole('dialog', { name: 'Macedonia' });
  await expect(dish).toContainText('Le contaminazioni non si possono escludere');
  await dish.getByRole('button', { name: 'Mostra al personale' }).click();
  const staff = page.getByRole('dialog', { name: 'Va bene per me?' });
  await expect(staff.locator('.staff-words').first()).toContainText('Cereali contenenti glutine');
  await staff.getByRole('button', { name: 'Deutsch' }).click();
  await expect(staff).toContainText('Glutenhaltiges Getreide');
  await expect(staff).toContainText('Macedonia');
  await expectAccessible();
  await page.goBack();
  await expect(staff).toBeHidden();
  await expect(dish).toBeVisible();
  await page.goBack();
  await page.goto(paths.category('dolci'));
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.tabs')).toBeHidden();
  const avoided = page.locator('.allergen-avoided .allergen-name').first();
  await expect(avoided).toHaveCSS('font-weight', '800');
  await expect(avoided).toHaveCSS('color', 'rgb(36, 22, 15)');
});

test('the menu is dark where the phone is, and readable in every state', async ({
  page,
  expectAccessible,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of [
    `${CLASSICS}#senza=7`,
    paths.menu,
    `${paths.search}?q=pizza`,
    `${CLASSICS}?piatto=diavola`,
    paths.allergenRegister,
  ]) {
    await page.goto(path);
    await expectReact(page);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(26, 17, 12)');
    await expectAccessible();
  }
});

test('the headings of the register stay in sight both ways', async ({ page }) => {
  await page.goto(paths.allergenRegister);
  const table = page.getByRole('region', { name: 'Registro degli allergeni' });
  await expect(table.getByRole('row').nth(30)).toBeAttached();
  await table.evaluate((element) => element.scrollTo(0, 2000));
  await expect(table.getByRole('columnheader', { name: '1 Glutine' })).toBeInViewport({ ratio: 1 });
});
