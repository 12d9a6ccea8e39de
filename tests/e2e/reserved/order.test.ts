import { expect, test } from '../fixtures';
import { openProduct, signInAsStaff } from '../staff';
import { walkScreens } from '../walk';

test('a dish stays in sight before and after it is moved to the first place', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await openProduct(page, 'Macedonia');
  await page.getByRole('link', { name: 'Sposta nel menu' }).click();
  const dish = page.getByRole('button', { name: /^Macedonia/ });
  await expect(dish).toBeFocused();
  await expect(dish).toBeInViewport();
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});

  await page.getByRole('button', { name: 'Primo', exact: true }).tap();
  await expect(dish).toBeInViewport();
});
