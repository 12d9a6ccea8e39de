import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { showFonts } from '../fonts';
import { expectReact, expectStill } from '../settled';
import { AGE, BLOCKED, CLASSICS, expectStored, waitForServiceWorker } from '../visitor';
import { walkScreens } from '../walk';

const DESSERTS = paths.category('dolci');
/** The code of the list, which a page loads when the list is first used. */
const ROOM = /assets\/ListRoom-.+\.(?:js|css)$/;

const plus = (page: Page, name: string) =>
  page.getByRole('button', { name: `Aggiungi alla lista: ${name}` }).first();
const bar = (page: Page) => page.getByRole('button', { name: /^La mia lista/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'La mia lista' });

/** Puts a dish on the list by its card's button, as it is offered. */
async function add(page: Page, button: Locator): Promise<void> {
  await button.click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /^Aggiungi alla lista/ }).click();
  await expect(sheet).toHaveCount(0);
}

/** Opens a page with a list that an earlier visit has stored. @param dishes the links' notation: '2*margherita*maxi' */
async function openWith(page: Page, path: string, dishes: string): Promise<void> {
  await page.goto(`${path}#lista=${dishes}`);
  await page.getByRole('button', { name: 'Aggiungi alla mia lista' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page)).toBeVisible();
}

test('the list needs no code and no request until it is used', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(CLASSICS);
  await expectReact(page);
  await expectStored(page);
  expect(requests.filter((url) => ROOM.test(url))).toEqual([]);
  await plus(page, 'Margherita').click();
  await expect(page.getByRole('dialog', { name: 'Margherita' })).toBeVisible();
  await expect(page).toHaveURL(CLASSICS);
  expect(requests.filter((url) => ROOM.test(url))).toHaveLength(2);
});

test('a list whose code does not load says so, and a reload opens it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.goto(CLASSICS);
  await expectReact(page);
  await page.route(ROOM, (route) => route.abort());
  await plus(page, 'Margherita').click();
  await expect(page.getByRole('alert')).toContainText('La tua lista non si è aperta.');
  await page.unroute(ROOM);
  await page.getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expectReact(page);
  await add(page, plus(page, 'Margherita'));
  await expect(bar(page)).toContainText('1 piatto · €');
});

test('a keyboard puts a dish on the list, and hears what was added', async ({ page }) => {
  await page.goto(CLASSICS);
  await expectReact(page);
  await plus(page, 'Marinara').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Marinara' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('radio', { name: /^Normale/ }).press('ArrowDown');
  await sheet.getByRole('button', { name: 'Uno in più' }).press('Enter');
  const note = sheet.getByRole('textbox', { name: 'Una nota tua' });
  await note.fill('ben cotta');
  await note.press('Enter');
  await expect(sheet).toHaveCount(0);
  await expect(plus(page, 'Marinara, già 2')).toBeFocused();
  const said = page.getByText(/^Marinara: nella tua lista\. 2 piatti · € \d+,\d\d$/);
  await expect(said).toHaveCount(1);
  await bar(page).press('Enter');
  await expect(
    list(page).getByRole('group', { name: 'Marinara · Maxi · ben cotta' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeFocused();
});

test('the list survives a reload and a visit without a network, and follows a second tab', async ({
  browser,
  baseURL,
  expectErrors,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'allow' });
  const page = await context.newPage();
  expectErrors(BLOCKED);
  await page.goto(CLASSICS);
  await waitForServiceWorker(page);
  await add(page, plus(page, 'Margherita'));
  const other = await context.newPage();
  await other.goto(DESSERTS);
  await expect(bar(other)).toContainText('1 piatto · €');
  await add(other, other.getByRole('button', { name: /^Aggiungi alla lista: Tiramisù/ }).first());
  await expect(bar(page)).toContainText('2 piatti · €');
  await expectStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(bar(page)).toContainText('2 piatti · €');
  await bar(page).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page).getByText(AGE)).toBeVisible();
  await context.close();
});

test("the waiter's screen holds eight dishes and the guest's needs without scrolling", async ({
  page,
}) => {
  const eight =
    '2*margherita*maxi*senza%20basilico,1*marinara,1*capricciosa**senza%20carciofi,3*diavola,1*napoli,2*siciliana,1*biancaneve*maxi,4*funghi';
  await page.goto(`${CLASSICS}#senza=7,8&lista=${eight}`);
  await page.getByRole('button', { name: 'Aggiungi alla mia lista' }).click();
  await bar(page).click();
  await list(page).getByRole('button', { name: 'Mostra al cameriere' }).click();
  const shown = page.getByRole('dialog', { name: 'Vorrei ordinare:' });
  await expect(shown.getByRole('listitem')).toHaveCount(8);
  await expect(shown.getByText('Non posso mangiare: Latte, Frutta a guscio.')).toBeVisible();
  await showFonts(page);
  await expectStill(page);
  await expect(shown.getByRole('listitem').last()).toBeInViewport({ ratio: 1 });
  const size = await shown
    .getByRole('listitem')
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(18);
});

test("the list's dialogs are accessible, in light and dark mode", async ({
  page,
  expectAccessible,
}) => {
  const expectInBothModes = async () => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible();
    }
  };
  await page.goto(`${CLASSICS}#senza=7&lista=2*margherita*maxi*ben%20cotta,1*marinara`);
  await expect(page.getByRole('dialog', { name: 'Ti hanno mandato una lista' })).toBeVisible();
  await expectInBothModes();
  await page.getByRole('button', { name: 'Aggiungi alla mia lista' }).click();
  await expectInBothModes();
  await plus(page, 'Marinara').click();
  await expectInBothModes();
  await page.keyboard.press('Escape');
  await bar(page).click();
  await list(page).getByRole('button', { name: 'Svuota la lista' }).scrollIntoViewIfNeeded();
  await expectInBothModes();
  await list(page).getByRole('button', { name: 'Mostra al cameriere' }).click();
  await expect(page.getByRole('dialog', { name: 'Vorrei ordinare:' })).toBeVisible();
  await expectInBothModes();
});

test('the list can be read and used on every screen, without motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWith(page, CLASSICS, '12*margherita*maxi*senza%20cipolla%20e%20ben%20cotta,1*marinara');
  for (const [opener, name] of [
    [plus(page, 'Marinara'), 'Marinara'],
    [bar(page), 'La mia lista'],
  ] as const) {
    await opener.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectStill(page);
    expect(await walkScreens(page, 'dialog[open]'), name).toEqual({});
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await walkScreens(page), 'the page with the bar').toEqual({});
});
