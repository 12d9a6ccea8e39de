import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { signInAsStaff } from '../staff';
import { walkScreens } from '../walk';

test('what the house says fits every screen, at rest and with a form open', async ({
  page,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.goto(paths.notice);
  await page.getByRole('link', { name: 'Orari della settimana' }).click();
  await expect(page.getByRole('heading', { name: 'Il locale' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Domenica/ })).toBeVisible();
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});
  await page.getByRole('button', { name: /^Domenica/ }).click();
  await page.getByRole('button', { name: 'Aggiungi un turno' }).click();
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});
});
