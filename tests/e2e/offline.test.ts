import type { Page } from '@playwright/test';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading, navigate } from './public-pages';
import { expectReact } from './settled';
import { countOf, expectStored, waitForServiceWorker } from './visitor';

test.use({ serviceWorkers: 'allow' });

const CLASSICS = paths.category('pizze-classiche');

test('a menu that was visited once is complete offline, with its age and its pictures', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
  }
  await page.goto(`${CLASSICS}?piatto=unknown`);
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('the whole menu can be filtered, searched and printed offline', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(CLASSICS);
  await waitForServiceWorker(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectStored(page);

  await context.setOffline(true);
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

test('whoever has only seen the home page has the whole menu offline', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bibiteItems'))).not.toBeNull();
  await context.setOffline(true);
  for (const { name, link } of dishCategories) {
    await page.goto(paths.category(link));
    await expect(page.getByRole('article')).toHaveCount(countOf(name));
  }
});

test('a visitor who saves data downloads no menu on the home page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const menus: string[] = [];
  page.on('request', (request) => {
    if (/:runQuery|assets\/menu-.*\.json/.test(request.url())) menus.push(request.url());
  });
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(menus).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('an unknown address shows our 404 page offline', async ({ page, context, expectErrors }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(paths.storia);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/nessuna-pagina');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Not Found');
  await page.getByRole('link', { name: 'Leggi il menu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il nostro menu');
});

test('public pages open offline, each with its own content', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(paths.home);
  await waitForServiceWorker(page);
  await context.setOffline(true);
  const pages = [
    [paths.storia, 'Storia'],
    [paths.privacyPolicy, 'Privacy policy'],
    [paths.menu, 'Il nostro menu'],
    [paths.category('elenco-allergeni'), 'Elenco degli allergeni'],
  ] as const;
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
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

  test.describe('loads also at a step to a page whose code is there already', () => {
    test('by a link at the foot, at its beginning', async ({ page }) => {
      const documents = await openBeforeUpdate(page, paths.storia, async () => {
        await footerLink(page, 'Cookie policy').click();
        await expect(heading(page)).toHaveText('Cookie policy');
        await page.goBack();
        await expect(heading(page)).toHaveText('Storia');
      });
      await footerLink(page, 'Cookie policy').click();
      await expect.poll(() => documents).toEqual([paths.cookiePolicy]);
      await expect(heading(page)).toHaveText('Cookie policy');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(heading(page)).toHaveText('Storia');
    });

    test('by a link to a place in the page, and there', async ({ page }) => {
      const documents = await openBeforeUpdate(page, paths.home, async () => {
        await navigate(page, 'Storia');
        await expect(heading(page)).toHaveText('Storia');
      });
      await navigate(page, 'Contatti');
      await expect.poll(() => documents).toEqual([paths.home]);
      await expect(page).toHaveURL(paths.contatti);
      await expect(page.locator('#contatti')).toBeInViewport();
    });

    test('by going back', async ({ page }) => {
      const documents = await openBeforeUpdate(page, paths.home, async () => {
        await navigate(page, 'Storia');
        await expect(heading(page)).toHaveText('Storia');
      });
      await page.goBack();
      await expect.poll(() => documents).toEqual([paths.home]);
      await page.goForward();
      await expect(heading(page)).toHaveText('Storia');
    });
  });

  test('waits while work is under way in the page', async ({ page }) => {
    const documents = await openBeforeUpdate(page, paths.storia);
    await page.evaluate(() => {
      window.addEventListener('beforeunload', (event) => event.preventDefault());
    });
    await footerLink(page, 'Cookie policy').click();
    await expect(heading(page)).toHaveText('Cookie policy');
    await page.goBack();
    await expect(heading(page)).toHaveText('Storia');
    expect(documents).toEqual([]);
  });

  test('waits where staff sign in and work', async ({ page }) => {
    const documents = await openBeforeUpdate(page, paths.storia);
    await footerLink(page, 'Area Riservata').click();
    await expect(page.getByLabel('Password')).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Storia');
    expect(documents).toEqual([]);
  });
});
