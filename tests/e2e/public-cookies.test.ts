import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { cookieNotice, heading, publicPages } from './public-pages';
import { expectReact } from './settled';

test('the cookie notice covers nothing, and is not shown again for a year after OK', async ({
  page,
  context,
}) => {
  await page.goto(paths.home);
  await expect(cookieNotice(page)).toContainText('Questo sito usa solo cookie essenziali');
  const call = page.getByRole('link', { name: 'Chiama adesso' });
  const [phone, box] = [await call.boundingBox(), await cookieNotice(page).boundingBox()];
  expect((phone?.y ?? 0) + (phone?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByText('Le immagini sono illustrative').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(box?.y ?? 0);

  await page.getByRole('button', { name: 'OK' }).click();
  await expect(cookieNotice(page)).toHaveCount(0);
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({
    name: 'cookieConsent',
    value: 'acknowledged',
    path: '/',
    sameSite: 'Lax',
  });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(364.9);
  expect(days).toBeLessThanOrEqual(365);

  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expectReact(page);
  await expect(cookieNotice(page)).toHaveCount(0);
});

test('no third party hears of a visit before "Mostra la mappa"', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname, href } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') foreign.push(href);
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Mappa</title>' }),
  );
  for (const { path } of publicPages) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  }
  await page.goto(paths.contatti, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Mostra la mappa' })).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: 'Mostra la mappa' }).click();
  // Before its own page an empty one stands in a frame, without a title.
  await expect(
    page.frameLocator('iframe[title^="Mappa di OpenStreetMap"]').locator('title'),
  ).toBeAttached();
  // One request asks whether the map is to be had, the other is the frame's.
  expect(foreign).toHaveLength(2);
  for (const url of foreign) {
    expect(url).toContain('https://www.openstreetmap.org/export/embed.html');
  }
});

test('the cookie policy names all that a visit leaves in the browser', async ({
  page,
  context,
}) => {
  await page.goto(paths.home);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Scopri il nostro menu' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Pinse' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'In breve' }).click();
  await page.goto(paths.cookiePolicy);

  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  const named = await page.locator('.storage-names code').allTextContents();
  expect(kept).toContain('pinseItemsTime');
  for (const name of [...kept, ...cookies]) expect(named).toContain(name.replace(/Time$/, ''));
});
