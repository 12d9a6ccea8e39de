import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { CLASSICS, CODE, hold } from './visitor';

/** Each kind of page once, the categories in both designs. */
const KINDS = [
  ...[paths.home, paths.storia, paths.privacyPolicy, paths.terms, paths.login, paths.menu],
  ...[CLASSICS, paths.category('bibite'), paths.category('elenco-allergeni')],
  ...[paths.search, paths.allergenRegister, paths.dish('margherita'), '/xyz'],
];

/**
 * Acts like iPhones, Chrome on iOS and extensions: wraps what looks like a number, a day or an address in a link of its own, before
 * the page's scripts run, and counts every node of the page that is replaced afterwards.
 */
function meddle() {
  const FIGURES =
    /\+?\d[\d\s./:-]*\d|\d+|\b(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|stasera)\b|\bVia [A-Z]\S*|\S+@\S+/gi;
  const skipped = 'script, style, noscript, svg, a[data-wrapped], textarea, option, title';
  function wrap(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest(skipped)) continue;
      for (const found of [...text.data.matchAll(FIGURES)].reverse()) {
        const part = text.splitText(found.index);
        part.splitText(found[0].length);
        const link = document.createElement('a');
        link.dataset.wrapped = '';
        part.replaceWith(link);
        link.append(part);
      }
    }
  }
  document.addEventListener('DOMContentLoaded', () => {
    wrap(document.body);
    const main = document.querySelector('main');
    Reflect.set(window, 'mainBefore', main);
    Reflect.set(window, 'wrapped', [...document.querySelectorAll('#root a[data-wrapped]')]);
  });
}

/** Which of the wrapped texts are gone, and whether React has drawn the page anew. */
const leftOf = (page: Page) =>
  page.evaluate(() => {
    const wrapped: Element[] = Reflect.get(window, 'wrapped');
    return {
      count: wrapped.length,
      isSamePage: Reflect.get(window, 'mainBefore') === document.querySelector('main'),
    };
  });

test('numbers, days and addresses that a phone wraps before hydration change no page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  await page.addInitScript(meddle);
  let wrapped = 0;
  for (const address of KINDS) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectReact(page);
      const { count, isSamePage } = await leftOf(page);
      expect(isSamePage, `${address} is drawn anew`).toBe(true);
      wrapped += count;
    });
  }
  expect(wrapped).toBeGreaterThan(500);
});

test('on a page whose numbers are wrapped, what was typed and the kept tap survive', async ({
  page,
}) => {
  await page.addInitScript(meddle);
  const release = await hold(page, CODE);
  await page.goto(paths.login, { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('staff@trespighe.example');
  release();
  await expectReact(page);
  await expect(page.getByLabel('E-mail')).toHaveValue('staff@trespighe.example');
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeEnabled();

  const again = await hold(page, CODE);
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Allergie e dieta' }).click();
  again();
  await expect(page.getByRole('dialog', { name: 'Allergie e dieta' })).toBeVisible();
});

test('a login that a password manager has filled in without events signs in @writes', async ({
  page,
}) => {
  await page.goto(paths.login);
  await expectReact(page);
  await page.evaluate(() => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const values = { email: 'staff@trespighe.example', password: 'impasto-24h' };
    for (const [name, value] of Object.entries(values))
      set?.call(document.querySelector(`[name=${name}]`), value);
  });
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(paths.reserved);
});

test('where reading and setting cookies throws, the pages are whole and the notice can be dismissed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  });
  await page.goto(paths.home);
  await expectReact(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('La vera pizza');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
});
