import { categories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { restaurant } from '../../src/restaurant';
import { expect, test } from './fixtures';
import { publicPages } from './public-pages';

test('every page has a title, a description and a preview of its own', async ({ page }) => {
  const seen = new Set<string>();
  for (const { path } of publicPages) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      restaurant.url + path,
    );
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    seen.add(`${await page.title()} ${description}`);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${restaurant.url}/anteprima.jpg`,
    );
  }
  expect(seen.size).toBe(publicPages.length);
});

test('what must not be listed says so to whoever reads it without running scripts', async ({
  request,
}) => {
  for (const path of [paths.reserved, paths.addItem]) {
    expect((await request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  for (const path of [paths.login, paths.search, paths.printedMenu, paths.allergenRegister]) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
});

test('sitemap, robots and manifest agree with the site', async ({ request, page }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
  const expected = [
    ...publicPages.map(({ path }) => path),
    paths.menu,
    ...categories.map(({ link }) => paths.category(link)),
  ];
  expect(listed.toSorted()).toEqual(expected.map((path) => restaurant.url + path).toSorted());
  const robots = await (await request.get('/robots.txt')).text();
  // A page that may not be read cannot say that it must not be listed.
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(robots).toContain(`Sitemap: ${restaurant.url}/sitemap.xml`);

  await page.goto(paths.home);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest).toMatchObject({ name: restaurant.name, lang: 'it', theme_color: '#24160f' });
  for (const icon of manifest.icons) {
    expect((await request.get(icon.src)).headers()['content-type']).toContain(icon.type);
  }
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#24160f');
});
