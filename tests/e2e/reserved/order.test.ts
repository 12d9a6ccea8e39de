import { expect, test } from '../fixtures';
import { chooseInRow, signInAsStaff } from '../staff';
import { walkScreens } from '../walk';

test('a dish stays in sight before and after it is moved to the first place', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Macedonia');
  await chooseInRow(page, 'Macedonia', 'Sposta nel menu');
  const dish = page.getByRole('button', { name: /^Macedonia/ });
  await expect(dish).toBeFocused();
  await expect(dish).toBeInViewport();
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});

  await page.getByRole('button', { name: 'Primo', exact: true }).tap();
  await expect(dish).toBeInViewport();
});
