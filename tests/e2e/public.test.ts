import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { cookieNotice, heading, publicPages } from './public-pages';

test('axe finds nothing on the public pages, with and without the cookie notice @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.home);
  await expect(cookieNotice(page)).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'OK' }).click();
  for (const { path, text } of publicPages) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
    await expect(cookieNotice(page)).toHaveCount(0);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expectAccessible();
  }
});

test('an unknown address is the 404, also in the menu and in the reserved area', async ({
  page,
  expectAccessible,
  expectErrors,
}) => {
  expectErrors(/status of 404 .*\/(nessuna-pagina|xyz|Pinse)/);
  for (const [path, status] of [
    ['/nessuna-pagina', 404],
    ['/menu/xyz', 404],
    ['/menu/Pinse', 404],
    // The reserved area is drawn in the browser alone: the server does not know its addresses.
    ['/reserved/xyz', 200],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(status);
    await expect(heading(page)).toHaveText('404 - Not Found');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await expectAccessible();
});
