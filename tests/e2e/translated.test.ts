import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { chooseInRow, notification, row, signInAsStaff } from './staff';
import { AGE, hold, openTab, VERSION } from './visitor';

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

test('a translated menu survives filters, a dialog, the tabs, searches and a late answer', async ({
  page,
}) => {
  const answer = await hold(page, VERSION);
  await page.goto(paths.category('antipasti'));
  await expectReact(page);
  await translate(page);
  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  const sheet = page.getByRole('dialog');
  for (const name of ['Evito glutine', 'Evito latte e derivati', 'Solo vegetariani']) {
    await sheet.getByRole('switch', { name }).click();
  }
  await expect(sheet.getByRole('status')).toHaveText(/14 nascosti/);
  await sheet.getByRole('switch', { name: 'Evito glutine' }).click();
  await sheet.getByRole('button', { name: /^Mostra \d+ piatt/ }).click();
  await expect(sheet).toBeHidden();
  const state = page.locator('[data-bar] [role=status]');
  await expect(state).toHaveText(/^\d+ nascosti$/);
  await page.getByRole('button', { name: 'Mostra', exact: true }).click();
  await expect(state).toHaveText(/^Anche \d+ nascosti$/);
  await page.getByRole('button', { name: 'Nascondi', exact: true }).click();

  await page.getByRole('link', { name: 'Patatine fritte' }).click();
  const dish = page.getByRole('dialog', { name: 'Patatine fritte', exact: true });
  await expect(dish).toContainText('Nessun allergene dichiarato');
  await expect(dish.getByText(AGE)).toBeVisible();
  answer();
  await expect(dish.getByText(AGE)).toBeHidden();
  await page.goBack();

  await openTab(page, 'Dolci');
  await page.getByRole('button', { name: 'Togli: Solo vegetariani' }).click();
  await expect(state).toHaveText(/^\d+ nascosti$/);
  await page.getByRole('button', { name: 'Togli: Evito latte e derivati' }).click();
  await page.getByRole('link', { name: 'Cerca', exact: true }).click();
  for (const [query, status] of [
    ['margherita', 'Piatti che nominano «margherita»'],
    ['xyzzy', ''],
    ['glutine', /Piatti che nominano o dichiarano «glutine»$/],
    ['senza latte', /^Le parole cercano/],
    ['', ''],
    ['tiramisu', 'Piatti che nominano «tiramisu»'],
  ] as const) {
    await page.getByRole('searchbox').fill(query);
    await expect(page.locator('[data-search-status]')).toHaveText(status);
  }
  await page.getByRole('link', { name: 'Tre Spighe' }).first().click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("staff's translated list survives searches and paging, and says the truth after each tap @writes", async ({
  page,
}) => {
  await page.clock.install();
  await signInAsStaff(page);
  await translate(page);
  for (const [query, said] of [
    ['xyzzy', 'Nessun prodotto trovato'],
    ['margherita', '2 piatti'],
    ['', '135 piatti'],
  ] as const) {
    await page.getByLabel('Cerca un prodotto').fill(query);
    await expect(page.getByText(said, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  await expect(row(page, 'Patatine fritte')).toBeHidden();
  await expect(page.getByRole('rowheader').locator('font')).toHaveCount(0);
  await page.getByRole('link', { name: 'Orari e avvisi' }).click();
  for (const name of ['Chiudi stasera', 'Riapri stasera', 'Chiudi stasera']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
    // A second tap at once would count as a double one.
    await page.clock.fastForward(1_000);
  }
  await expect(page.getByRole('button', { name: 'Riapri stasera', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Piatti' }).click();
  await page.getByLabel('Cerca un prodotto').fill('patatine');
  await chooseInRow(page, 'Patatine fritte', 'Esaurito stasera');
  const words = row(page, 'Patatine fritte').locator('[data-words]');
  await expect(words).toHaveText('Esaurito stasera');
  await chooseInRow(page, 'Patatine fritte', 'Disponibile');
  await expect(words).toBeHidden();
  await page.getByLabel('Cerca un prodotto').fill('margherita');
  await chooseInRow(page, 'Margherita', 'Elimina');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Eliminare «Margherita»?');
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(notification(page)).toContainText('Eliminato «Margherita»');
  await expect(row(page, 'Margherita')).toBeHidden();
  await notification(page).getByRole('button', { name: 'Rimetti' }).last().click();
  await expect(row(page, 'Margherita')).toBeVisible();
});
