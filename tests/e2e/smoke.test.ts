import { expect, test } from './fixtures';

test('the menu opens with its categories @both', async ({ page }) => {
  await page.goto('/menu');
  await expect(page).toHaveTitle(/Pizzeria Tre Spighe/);
  await expect(page.getByRole('link', { name: 'Pizze classiche' }).first()).toBeVisible();
});
