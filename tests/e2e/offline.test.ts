import type { Page } from '@playwright/test';
import { dishCategories } from '../../src/domain/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { countOf } from './visitor';

test.use({ serviceWorkers: 'allow' });

const CLASSICS = paths.category('pizze-classiche');

/** Waits until the service worker has cached the site and controls this page. */
async function waitForServiceWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
    }
  });
}

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

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Allergeni da evitare' }).click();
  await page.getByRole('switch', { name: 'Pesce' }).click();
  await page.getByRole('button', { name: 'Fatto' }).click();
  await expect(page).toHaveURL(`${CLASSICS}?senza=4`);

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

test('a newer version of the site loads at the next navigation, not before', async ({ page }) => {
  await page.goto(paths.storia);
  await waitForServiceWorker(page);
  let loads = 0;
  page.on('load', () => loads++);
  // The event of a new deployment's worker that has taken control.
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')));
  await page.getByRole('heading', { level: 1 }).click();
  expect(loads).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie policy');
  await expect.poll(() => loads).toBe(1);
});
