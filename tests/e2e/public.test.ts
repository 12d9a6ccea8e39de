import { paths } from '../../src/paths';
import { restaurant } from '../../src/restaurant';
import { expect, test } from './fixtures';
import { cookieNotice, heading, publicPages } from './public-pages';
import { expectReact } from './settled';

for (const { path, title, text } of publicPages) {
  test(`${path} has its content and no fault that axe can see @both`, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
    await expect(page).toHaveTitle(`${title} · Pizzeria Tre Spighe`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      restaurant.url + path,
    );
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(cookieNotice(page)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(cookieNotice(page)).toHaveCount(0);
    await expectAccessible();
  });

  test(`${path} never scrolls sideways, from 320 px on and with text at 200%`, async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
    await expect(cookieNotice(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(), `at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await overflow(), 'at 200%').toBeLessThanOrEqual(0);
  });
}

test('the home page leads to the menu and to the phone @both', async ({ page }) => {
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: 'Chiama adesso' })).toHaveAttribute(
    'href',
    restaurant.phone.href,
  );
  await expect(
    page.getByText(/^(Aperto ora · chiude alle 02:00|Chiuso · apre alle 17:00)$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Scopri il nostro menu' }).click();
  await expect(page).toHaveURL(paths.menu);
});

for (const path of ['/nessuna-pagina', '/menu/xyz', '/reserved/xyz']) {
  test(`${path} is the 404 and leads home @both`, async ({
    page,
    expectAccessible,
    expectErrors,
  }) => {
    // The server knows all addresses but those of the reserved area, which is drawn in the browser alone.
    const status = path.startsWith(paths.reserved) ? 200 : 404;
    expectErrors(/status of 404 .*\/(nessuna-pagina|xyz)/);
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(heading(page)).toHaveText('404 - Not Found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible();
    await page.getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL(paths.home);
  });
}

for (const [written, path, text] of [
  ['/Storia', paths.storia, 'Storia'],
  [
    '/menu/Pizze-Classiche?piatto=margherita',
    '/menu/pizze-classiche?piatto=margherita',
    'Pizze classiche',
  ],
] as const) {
  test(`${written} leads to the page in lower case, loaded once`, async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 404/);
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(page.url()));
    await page.goto(written);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(text);
    await expectReact(page);
    expect(loads.filter((url) => url.endsWith(path))).toHaveLength(1);
  });
}

test('the film is not fetched before somebody starts it', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  await page.goto(paths.storia);
  const film = page.locator('video');
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', true);
  expect(films).toEqual([]);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
});
