import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading, navigate } from './public-pages';
import { expectReact } from './settled';
import {
  AGE,
  BLOCKED,
  CLASSICS,
  countOf,
  expectStored,
  filtered,
  waitForServiceWorker,
} from './visitor';

test.use({ serviceWorkers: 'allow' });

test('after one visit the menu works offline: pictures, filter, search and printed pages', async ({
  page,
  context,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(BLOCKED);
  await page.goto(CLASSICS);
  await waitForServiceWorker(page);
  // The worker caches a picture when it is loaded, and only once it controls the page.
  await page.reload();
  const picture = page.getByRole('img', { name: 'Ingrandisci la foto: Margherita' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expectStored(page);

  await context.setOffline(true);
  await page.goto(`${CLASSICS}?piatto=unknown`);
  await expect(page.getByText(AGE)).toBeVisible();
  await expectAccessible();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await page.goto(CLASSICS);
  await page.getByRole('button', { name: 'Cosa posso mangiare' }).click();
  await page.getByRole('switch', { name: 'Pesce' }).click();
  await page.getByRole('button', { name: 'Fatto' }).click();
  await expect(page).toHaveURL(filtered(CLASSICS, 'senza=4'));

  await page.goto(`${paths.search}#cerca=capricciosa`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('heading', { level: 3, name: /^Capricciosa/ })).toBeVisible();
  await page.goto(paths.allergenRegister);
  await expect(page.getByRole('rowheader', { name: 'Capricciosa' })).toBeVisible();
});

test('after a visit to the home page alone the whole site works offline', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto(paths.category('dolci'));
  await expect(page.getByRole('article')).toHaveCount(countOf('Dolci'));
  for (const [path, text] of [
    [paths.storia, 'Storia'],
    [paths.category('elenco-allergeni'), 'Elenco degli allergeni'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
  }
});

test('a new version reloads on the next page, but not on an anchor or around the sign-in page', async ({
  page,
}) => {
  await page.goto(paths.storia);
  await waitForServiceWorker(page);
  await expectReact(page);
  const documents: string[] = [];
  page.on('load', () => documents.push(new URL(page.url()).pathname));
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));

  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await footerLink('Area Riservata').click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Storia');
  await navigate(page, 'Contatti');
  await expect(page.locator('#contatti')).toBeInViewport();
  expect(documents).toEqual([]);
  await page.goBack();
  await expect.poll(() => documents).toEqual([paths.storia]);
  await footerLink('Cookie policy').click();
  await expect(heading(page)).toHaveText('Cookie policy');
});
