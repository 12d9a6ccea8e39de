import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { row, signInAsStaff } from '../staff';
import { openTab } from '../visitor';

/** Acts like a browser's translator: wraps every text in its own elements, also a text that is added or changed later. */
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

test('a translated menu survives filters, a dialog, the tabs, many searches and home', async ({
  page,
}) => {
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
  const state = page.locator('[data-bar] [role=status]');
  await expect(state).toHaveText(/^\d+ piatti nascosti/);
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await expect(state).toHaveText(/dichiarano: Latte e derivati/);
  await page.getByRole('button', { name: 'Nascondi', exact: true }).click();
  await page.getByRole('link', { name: 'Patatine fritte' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nessun allergene dichiarato');
  await page.goBack();
  await openTab(page, 'Dolci');
  await page.getByRole('button', { name: 'Togli il filtro: Solo vegetariani' }).click();
  await expect(state).toHaveText(/dichiarano: Latte e derivati$/);
  await page.getByRole('button', { name: 'Non evitare più: Latte e derivati' }).click();
  await page.getByRole('link', { name: 'Cerca', exact: true }).click();
  for (const [query, status] of [
    ['margherita', /^2 piatti trovati/],
    ['xyzzy', /^$/],
    ['capriciosa', /«capricciosa»:\s*1 piatto/],
    ['glutine', /^\d+ piatti trovati/],
    ['', /^$/],
    ['tiramisu', /^1 piatto/],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    await expect(page.locator('[data-search-status]')).toHaveText(status);
  }
  await page.getByRole('link', { name: 'Tre Spighe' }).first().click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("a translated guest's list counts on, and its dishes keep their names", async ({ page }) => {
  await page.goto(`${paths.menu}#lista=1*margherita`);
  const add = page.getByRole('button', { name: 'Aggiungi alla mia lista' });
  await expect(add).toBeEnabled();
  await translate(page);
  await add.click();
  await page.getByRole('button', { name: /^La mia lista/ }).click();
  const list = page.getByRole('dialog', { name: 'La mia lista' });
  const line = list.getByRole('group', { name: 'Margherita' });
  for (const count of [2, 3]) {
    await line.getByRole('button', { name: 'Uno in più' }).click();
    await expect(line.getByRole('status')).toHaveText(`${count}`);
    await expect(list.getByText(new RegExp(`^${count} piatti · €`))).toBeVisible();
  }
  await list.getByRole('button', { name: 'Svuota la lista' }).click();
  await expect(list.getByText('La lista è vuota.')).toBeVisible();
  await list.getByRole('button', { name: 'Rimetti tutto' }).click();
  await expect(line.getByRole('status')).toHaveText('3');
});

test('a translated product list of staff survives a search and paging', async ({ page }) => {
  await signInAsStaff(page);
  await translate(page);
  for (const [query, name] of [
    ['margherita', 'Margherita'],
    ['diavola', 'Diavola'],
    ['', 'Patatine fritte'],
  ] as const) {
    await page.getByLabel('Cerca un prodotto').fill(query);
    await expect(row(page, name)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(row(page, 'Patatine fritte')).toBeHidden();
  await expect(page.getByRole('rowheader').locator('font')).toHaveCount(0);
});
