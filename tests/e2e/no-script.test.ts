import { categories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

test('without JavaScript a page of the menu shows which tab is its own', async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'Categorie' });
  const pages = [
    { name: 'Tutto', path: paths.search },
    ...categories.map(({ name, link }) => ({ name, path: paths.category(link) })),
  ];
  for (const { name, path } of pages) {
    await page.goto(path);
    const current = tabs.locator('[aria-current="page"]');
    await expect(current).toHaveText(name);
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveCSS('border-bottom-color', 'rgb(179, 38, 30)');
    const other = tabs.locator('a:not([aria-current])').first();
    await expect(other).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  }
});

test('without JavaScript the login and the reserved area say what they need', async ({ page }) => {
  await page.goto(paths.login);
  await expect(page.getByText(/^Per accedere serve JavaScript/)).toBeVisible();
  for (const path of [paths.reserved, paths.addItem]) {
    await page.goto(path);
    await expect(page.getByText(/^Questa pagina ha bisogno di JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Torna al sito' })).toBeVisible();
  }
});
