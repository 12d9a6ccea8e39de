import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';
import { BLOCKED, expectStored, shortenLists } from '../visitor';
import { walkScreens } from '../walk';

const DESSERTS = paths.category('dolci');
/** The code of the list, which a page loads when the list is first used. */
const ROOM = /assets\/ListRoom-.+\.(?:js|css)$/;

const plus = (page: Page, name: string) =>
  page.getByRole('button', { name: `Aggiungi alla lista: ${name}` }).first();
/** The button in a dish's sheet. */
const add = (page: Page) => page.getByRole('button', { name: 'Aggiungi alla lista', exact: true });
const bar = (page: Page) => page.getByRole('button', { name: /^La mia lista/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'La mia lista' });

test('the list needs no code until it is used; if that does not load it says so, and a reload opens it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(DESSERTS);
  await expectReact(page);
  await expectStored(page);
  expect(requests.filter((url) => ROOM.test(url))).toEqual([]);
  await page.route(ROOM, (route) => route.abort());
  await page.getByRole('link', { name: 'Macedonia' }).click();
  await add(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'La tua lista non si è aperta.',
  );
  await page.unroute(ROOM);
  await page.getByRole('dialog').getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expectReact(page);
  await add(page).click();
  await expect(page.getByRole('dialog', { name: 'Alla lista: Macedonia' })).toBeVisible();
});

/** As many dishes as the waiter reads without scrolling, with the longest lines. */
const EIGHT = [
  ['margherita', 12, 'maxi', 'senza cipolla e ben cotta'],
  ['marinara', 1],
  ['capricciosa', 1, 'normale', 'senza carciofi'],
  ['diavola', 3],
  ['napoli', 1],
  ['macedonia', 2],
  ['biancaneve', 1, 'maxi'],
  ['funghi', 4],
].map(([id, count, size = 'normale', note = '']) => ({ id, count, size, note, name: id }));

test('the dialogs of the list are accessible, and can be used on every screen and by keyboard @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript((entries) => {
    localStorage.setItem('miaLista', JSON.stringify({ entries }));
  }, EIGHT);
  await page.goto(`${DESSERTS}#senza=2,14`);
  await expect(bar(page)).toBeVisible();
  const look = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible({ dark: true });
    expect(await walkScreens(page, 'dialog[open]'), name).toEqual({});
  };
  await shortenLists(page, 'Macedonia');
  await expectAccessible({ dark: true });
  expect(await walkScreens(page), 'the page with the bar').toEqual({});
  await page.getByRole('link', { name: 'Macedonia' }).press('Enter');
  await page.getByRole('button', { name: /^Aggiungi alla lista \(/ }).press('Enter');
  await look('Alla lista: Macedonia');
  await page.getByRole('button', { name: 'Aggiungi una nota' }).press('Enter');
  await page.getByRole('textbox', { name: 'Una nota tua' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await plus(page, 'Macedonia, già 3').press('Enter');
  await expect(plus(page, 'Macedonia, già 4')).toBeFocused();
  await bar(page).press('Enter');
  await look('La mia lista');
  await list(page).getByRole('button', { name: 'Mostra al cameriere' }).press('Enter');
  await look('Vorrei ordinare:');

  // The waiter reads all of it without scrolling.
  const shown = page.getByRole('dialog', { name: 'Vorrei ordinare:' });
  const lines = shown.getByRole('listitem');
  await expect(lines).toHaveCount(8);
  await expect(shown.getByText('Non posso mangiare: Crostacei, Molluschi.')).toBeVisible();
  await expect(lines.last()).toBeInViewport({ ratio: 1 });
  const size = await lines
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(18);
  for (const closed of [shown, list(page)]) {
    await page.keyboard.press('Escape');
    await expect(closed).toHaveCount(0);
  }
  await expect(bar(page)).toBeFocused();
});
