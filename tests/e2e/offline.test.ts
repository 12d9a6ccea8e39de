import type { Page } from '@playwright/test';
import { putDocument } from '../../emulators/client';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading, navigate } from './public-pages';
import { expectReact } from './settled';
import { CLASSICS, countOf, expectStored, waitForServiceWorker } from './visitor';

test.use({ serviceWorkers: 'allow' });

/** The console errors of requests without a network. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

test('a menu that was visited once is whole offline: pictures, filter, search and paper', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(OFFLINE);
  await page.goto(CLASSICS);
  await waitForServiceWorker(page);
  // Pictures are cached as they are seen, from when the worker controls the page.
  await page.reload();
  const picture = page.getByRole('img', { name: 'Ingrandisci la foto: Margherita' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expectStored(page);

  await context.setOffline(true);
  for (const { name, link } of dishCategories) {
    await page.goto(paths.category(link));
    await expect(heading(page)).toHaveText(name);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
  }
  await page.goto(`${CLASSICS}?piatto=unknown`);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await page.goto(CLASSICS);
  await page.getByRole('button', { name: 'Cosa posso mangiare' }).click();
  await page.getByRole('switch', { name: 'Pesce' }).click();
  await page.getByRole('button', { name: 'Fatto' }).click();
  await expect(page).toHaveURL(`${CLASSICS}#senza=4`);

  await page.goto(`${paths.search}?q=capricciosa`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('heading', { level: 3, name: /^Capricciosa/ })).toBeVisible();
  await page.goto(paths.allergenRegister);
  await expect(page.getByRole('rowheader', { name: 'Capricciosa' })).toBeVisible();
});

test('whoever has only seen the home page has the whole site offline', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(OFFLINE);
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (const { name, link } of dishCategories) {
    await page.goto(paths.category(link));
    await expect(page.getByRole('article')).toHaveCount(countOf(name));
  }
  for (const [path, text] of [
    [paths.storia, 'Storia'],
    [paths.privacyPolicy, 'Privacy policy'],
    [paths.menu, 'Il nostro menu'],
    [paths.category('elenco-allergeni'), 'Elenco degli allergeni'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
  }
});

test('the home page reads the two small documents and no menu @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await page.goto(CLASSICS);
  await expectStored(page);
  await putDocument(suite, 'meta/menu', { version: new Date() });
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, what] = /:(runQuery|batchGet)$|assets\/(menu-[^/]*)\.json/.exec(request.url()) ?? [];
    if (request.method() === 'POST' || what) asked.push(what ?? request.url());
  });
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  await expect.poll(() => asked).toEqual(['batchGet']);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(['batchGet']);
});

test.describe('a newer version of the site, whose worker has taken control,', () => {
  /** Opens a page, then the worker of a new deployment takes control. @returns the paths loaded as documents since */
  async function openBeforeUpdate(page: Page, path: string, visit = async () => {}) {
    await page.goto(path);
    await waitForServiceWorker(page);
    await expectReact(page);
    await visit();
    const documents: string[] = [];
    page.on('load', () => documents.push(new URL(page.url()).pathname));
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
    return documents;
  }

  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name });

  test('loads at the next navigation, not before', async ({ page }) => {
    const documents = await openBeforeUpdate(page, paths.storia);
    await heading(page).click();
    expect(documents).toEqual([]);
    await footerLink(page, 'Cookie policy').click();
    await expect.poll(() => documents).toEqual([paths.cookiePolicy]);
    await expect(heading(page)).toHaveText('Cookie policy');
    await page.goBack();
    await expect(heading(page)).toHaveText('Storia');
  });

  test('loads also at a step to a page whose code is there already', async ({ page }) => {
    const visitStoria = async () => {
      await navigate(page, 'Storia');
      await expect(heading(page)).toHaveText('Storia');
    };
    // By a link to a place in the page, and there.
    const linked = await openBeforeUpdate(page, paths.home, visitStoria);
    await navigate(page, 'Contatti');
    await expect.poll(() => linked).toEqual([paths.home]);
    await expect(page).toHaveURL(paths.contatti);
    await expect(page.locator('#contatti')).toBeInViewport();

    const back = await openBeforeUpdate(page, paths.terms, visitStoria);
    await page.goBack();
    await expect.poll(() => back).toEqual([paths.terms]);
    await page.goForward();
    await expect(heading(page)).toHaveText('Storia');
  });

  test('waits while work is under way in the page, and where staff sign in', async ({ page }) => {
    const documents = await openBeforeUpdate(page, paths.storia);
    await footerLink(page, 'Area Riservata').click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Storia');
    await page.evaluate(() => {
      window.addEventListener('beforeunload', (event) => event.preventDefault());
    });
    await footerLink(page, 'Cookie policy').click();
    await expect(heading(page)).toHaveText('Cookie policy');
    expect(documents).toEqual([]);
  });
});
