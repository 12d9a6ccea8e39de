import { paths } from '../../src/paths';
import { expect, test } from './fixtures';

test('the cookie notice covers nothing', async ({ page }) => {
  const notice = page.getByRole('region', { name: 'Avviso sui cookie' });
  await page.goto(paths.home);
  await expect(notice).toContainText('Questo sito usa solo cookie essenziali');
  const call = page.getByRole('link', { name: 'Chiama adesso' });
  const [phone, box] = [await call.boundingBox(), await notice.boundingBox()];
  expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByText('Le immagini sono illustrative').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(box?.y ?? 0);
});

test('no request goes to a third party before "Mostra la mappa"', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') foreign.push(href);
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mappa</title>' }),
  );
  // The Content-Security-Policy of every page blocks all other third parties.
  await page.goto(paths.contatti, { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Mostra la mappa' }).click();
  // A frame first holds an empty document, which has no title.
  await expect(
    page.frameLocator('iframe[title^="Mappa di OpenStreetMap"]').locator('title'),
  ).toBeAttached();
  // The first request checks whether the map is available, the second one is the frame's.
  expect(foreign).toHaveLength(2);
  for (const url of foreign) {
    expect(url).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html.*marker=44\./);
  }
  await expect(page.getByTitle(/^Mappa di OpenStreetMap/)).toBeFocused();
});

test('a picture that never loads does not block hydration', async ({ page }) => {
  await page.route(/pictures\/hero-/, () => {});
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'OK' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs it for, marks where it is, and offers no button that does nothing', async ({
    page,
  }) => {
    await page.goto(paths.reserved);
    await expect(page.locator('noscript p').first()).toBeInViewport();
    await page.goto(paths.login);
    await expect(page.locator('noscript p').first()).toBeInViewport();
    for (const path of [paths.menu, paths.category('bibite'), paths.search]) {
      await page.goto(path);
      await expect(
        page.locator('main button:visible:not([data-dish] *), header button:visible'),
      ).toHaveCount(0);
      if (path !== paths.menu) {
        await expect(page.locator('.menu-tabs [aria-current=page]')).toBeInViewport();
      }
    }
  });
});
