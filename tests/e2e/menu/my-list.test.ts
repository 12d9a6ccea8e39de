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
  await plus(page, 'Macedonia').click();
  await expect(page.getByRole('alert')).toContainText('La tua lista non si è aperta.');
  await page.unroute(ROOM);
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expectReact(page);
  await plus(page, 'Macedonia').click();
  await expect(page.getByRole('dialog', { name: 'Macedonia' })).toBeVisible();
  await expect(page).toHaveURL(DESSERTS);
});

/** As many dishes as the waiter reads without scrolling, with the longest lines. */
const EIGHT =
  '12*margherita*maxi*senza%20cipolla%20e%20ben%20cotta,1*marinara,1*capricciosa**senza%20carciofi,3*diavola,1*napoli,2*macedonia,1*biancaneve*maxi,4*funghi';

test('the dialogs of the list are accessible, and can be used on every screen and by keyboard @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${DESSERTS}#senza=2,14&lista=${EIGHT}`);
  const look = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible({ dark: true });
    expect(await walkScreens(page, 'dialog[open]'), name).toEqual({});
  };
  await look('Ti hanno mandato una lista');
  await page.getByRole('button', { name: 'Aggiungi alla mia lista' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await shortenLists(page, 'Macedonia');
  await expectAccessible({ dark: true });
  expect(await walkScreens(page), 'the page with the bar').toEqual({});
  await plus(page, 'Macedonia').press('Enter');
  await look('Macedonia');
  await page.getByRole('textbox', { name: 'Una nota tua' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(plus(page, 'Macedonia, già 3')).toBeFocused();
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
