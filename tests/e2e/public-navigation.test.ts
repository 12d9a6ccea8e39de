import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { heading, navigate } from './public-pages';
import { expectReact } from './settled';

test('the skip link is the first Tab stop; the Contatti link scrolls below the header, again too', async ({
  page,
}) => {
  await page.goto(paths.storia);
  // Before hydration the browser itself follows the skip link, and puts its anchor into the address.
  await expectReact(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(paths.storia);

  await navigate(page, 'Contatti');
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden();
  const contacts = page.locator('#contatti');
  const [header, title] = [page.getByRole('banner'), contacts.getByRole('heading', { level: 2 })];
  await expect(title).toBeInViewport();
  const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await title.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
  expect(top).toBeLessThan(bottom + 200);

  await page.evaluate(() => window.scrollTo(0, 0));
  await navigate(page, 'Contatti');
  await expect(title).toBeInViewport();
});

test('Back, Forward and a reload restore the scroll position, and a new page starts at its top', async ({
  page,
}) => {
  await page.goto(paths.home);
  await expectReact(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('link', { name: 'Leggi come è cominciata' }).click();
  await expect(heading(page)).toHaveText('Storia');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const before = await page.evaluate(() => {
    window.scrollTo(0, 700);
    return window.scrollY;
  });
  await page.goBack();
  await expect(heading(page)).toHaveText('La vera pizza, dal 1987');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  await page.goForward();
  await expect(heading(page)).toHaveText('Storia');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await page.goto(paths.privacyPolicy);
  await expectReact(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expectReact(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});
