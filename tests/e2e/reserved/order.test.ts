import { readDocument } from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { chooseInRow, MARGHERITA, signInAsStaff } from '../staff';
import { CLASSICS, cards } from '../visitor';
import { walkScreens } from '../walk';

test('a dish is first on the menu after four taps, and its button stays under the finger @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('Margherita');
  await chooseInRow(page, 'Margherita', 'Sposta nel menu');
  const button = (move: string) =>
    page.getByRole('button', { name: `${move}: Margherita`, exact: true });
  await expect(button('Primo')).toBeFocused();
  await expect(button('Primo')).toBeInViewport();

  // Far from both ends of the page, so that it can scroll.
  for (const _ of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    await button('Giù').press('Enter');
  const before = await button('Giù').boundingBox();
  await button('Giù').tap();
  await expect(button('Giù')).toBeFocused();
  expect((await button('Giù').boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});

  await button('Primo').click();
  await expect(button('Primo')).toBeFocused();
  await expect(page.getByText(/^Margherita: 1 di \d+$/)).toBeAttached();
  await page.getByRole('button', { name: 'Salva l’ordine' }).click();
  await expect(page.getByText('Fatto: 1 piatto')).toBeVisible();
  expect(await readDocument(suite, MARGHERITA)).toMatchObject({ posizione: 1000 });
  await expectAccessible();
  await page.goto(CLASSICS);
  await expect(cards(page).first()).toContainText('Margherita');
});
