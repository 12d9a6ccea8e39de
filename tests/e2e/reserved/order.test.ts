import { readDocument } from '../../../emulators/data/client';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { chooseInRow, signInAsStaff } from '../staff';
import { cards } from '../visitor';
import { walkScreens } from '../walk';

test('a dish is first on the menu after four taps, and stays in sight @writes', async ({
  page,
  suite,
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
  await expect(page.getByText(/^Macedonia: 1 di \d+$/)).toBeAttached();
  await page.getByRole('button', { name: 'Salva l’ordine' }).tap();
  await expect(page.getByText(/^Fatto: \d+ piatti/)).toBeVisible();
  expect(await readDocument(suite, 'prodotti/macedonia')).toMatchObject({ posizione: 1 });
  await page.goto(paths.category('dolci'));
  await expect(cards(page).first()).toContainText('Macedonia');
});
