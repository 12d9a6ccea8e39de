import { readDocument } from '../../../emulators/data/client';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { chooseInRow, signInAsStaff } from '../staff';
import { cards } from '../visitor';
import { walkScreens } from '../walk';

test('a dish is first on the menu after four taps, and its button stays under the finger @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Macedonia');
  await chooseInRow(page, 'Macedonia', 'Sposta nel menu');
  const button = (move: string) =>
    page.getByRole('button', { name: `${move}: Macedonia`, exact: true });
  await expect(button('Primo')).toBeFocused();
  await expect(button('Primo')).toBeInViewport();

  // Far from both ends of the page, so that it can scroll.
  for (const _ of ['a', 'b', 'c']) await button('Giù').press('Enter');
  const top = async () => (await button('Giù').boundingBox())?.y ?? 0;
  const before = await top();
  await button('Giù').tap();
  await expect(button('Giù')).toBeFocused();
  // A page scrolls by whole pixels, and the rows are not that high.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});

  await button('Primo').click();
  await expect(button('Primo')).toBeFocused();
  await expect(page.getByText(/^Macedonia: 1 di \d+$/)).toBeAttached();
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  await expect(page.getByText(/^Fatto: \d+ piatti/)).toBeVisible();
  expect(await readDocument(suite, 'prodotti/macedonia')).toMatchObject({ posizione: 1 });
  await page.goto(paths.category('dolci'));
  await expect(cards(page).first()).toContainText('Macedonia');
});
