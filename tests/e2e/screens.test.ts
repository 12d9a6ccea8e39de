import type { Locator, Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading } from './public-pages';
import { expectReact } from './settled';
import { shortenLists } from './visitor';
import { walkScreens } from './walk';

/*
 * Each kind of page, with few dishes, and each dialog of the menu. The pages of one test are one document: a page that is
 * loaded anew, and axe with it, takes longer than the look at it.
 */

const PHONE = { width: 390, height: 844 };
const EVERY_ALLERGEN = '1,2,3,4,5,6,7,8,9,10,11,12,13,14';

/** Opens an address and waits until the page is hydrated. */
async function open(page: Page, address: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  await expectReact(page);
}

/** Follows a link in the app by the keyboard: a control that was tapped is not scrolled into view. */
async function follow(page: Page, link: Locator, title: string): Promise<void> {
  await link.press('Enter');
  await expect(heading(page)).toHaveText(title);
  await expect(page.getByText('Caricamento...')).toHaveCount(0);
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

test('the public pages are accessible, and can be used on every screen @desktop', async ({
  page,
  expectAccessible,
  expectErrors,
}) => {
  expectErrors(/status of 404/);
  const footer = page.getByRole('contentinfo');
  await open(page, paths.home);
  await expectAccessible({ dark: true });
  expect(await walkScreens(page), 'home').toEqual({});
  for (const [link, title] of [
    [page.getByRole('link', { name: 'Leggi come è cominciata' }), 'Storia'],
    [footer.getByRole('link', { name: 'Privacy policy' }), 'Privacy policy'],
    [footer.getByRole('link', { name: 'Termini e condizioni' }), 'Termini e condizioni'],
    [footer.getByRole('link', { name: 'Cookie policy' }), 'Cookie policy'],
    [footer.getByRole('link', { name: 'Area Riservata' }), 'Accedi'],
  ] as const) {
    await follow(page, link, title);
    // /login is light at night too.
    await expectAccessible({ dark: title !== 'Accedi' });
    // The legal pages have one layout: it is walked once.
    if (/^(Privacy|Termini)/.test(title)) continue;
    expect(await walkScreens(page, 'body', 'the narrowest'), title).toEqual({});
  }
  await open(page, '/menu/xyz');
  await expect(heading(page)).toHaveText('404 - Not Found');
  await expectAccessible({ dark: true });
});

test('the pages of the menu are accessible, and can be used on every screen @desktop', async ({
  page,
  expectAccessible,
}) => {
  await open(page, `${paths.menu}#senza=${EVERY_ALLERGEN}`);
  await expectAccessible({ dark: true });
  expect(await walkScreens(page, 'body', 'the narrowest'), 'the cover').toEqual({});
  const tabs = page.getByRole('navigation', { name: 'Categorie' });
  const tab = (name: string) => tabs.getByRole('link', { name });
  await follow(page, tab('Elenco degli allergeni'), 'Elenco degli allergeni');
  await expectAccessible({ dark: true });
  expect(await walkScreens(page, 'body', 'the narrowest'), 'the allergens').toEqual({});
  await follow(page, tab('Antipasti'), 'Antipasti');
  await press(page, 'Mostra');
  await shortenLists(page);
  await expectAccessible({ dark: true });
  expect(await walkScreens(page), 'a category with every filter').toEqual({});
  await press(page, 'In breve');
  await expectAccessible({ dark: true });
  expect(await walkScreens(page, 'body', 'the narrowest'), 'in brief').toEqual({});
  await follow(page, page.getByRole('link', { name: 'Cerca', exact: true }), 'Tutto il menu');
  await page.getByRole('searchbox').fill('tartuffo');
  await expect(page.getByText(/^Piatti che nominano/)).toBeVisible();
  await expectAccessible();
  expect(await walkScreens(page, 'body', 'the narrowest'), 'the search').toEqual({});
});

test('the dialogs of the menu are accessible, can be used on every screen, and give the focus back @desktop', async ({
  page,
  expectAccessible,
}) => {
  // The longest names, and the most allergens.
  await open(page, `${paths.category('pizze-gourmet')}#senza=1`);
  await press(page, 'Mostra');
  await shortenLists(page, 'Passeggiata');
  expect(await walkScreens(page)).toEqual({});
  for (const [title, opener] of [
    ['Passeggiata', page.getByRole('link', { name: /^Passeggiata/ })],
    ['Menu', page.getByRole('button', { name: 'Menu', exact: true })],
    ['Allergie e dieta', page.getByRole('button', { name: 'Allergie e dieta' })],
    ['Che cosa posso mangiare?', page.getByRole('button', { name: 'Mostra al personale' })],
  ] as const) {
    const dialog = page.getByRole('dialog', { name: title });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    await expectAccessible({ dark: true });
    expect(await walkScreens(page, 'dialog[open]'), title).toEqual({});
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
