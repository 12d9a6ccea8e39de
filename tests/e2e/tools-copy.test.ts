import { paths } from '../../src/paths';
import { listObjects, readCollection, readDocument } from '../emulators/client';
import { expect, test } from './fixtures';
import { notification, row, signInAsGuest, signInAsStaff } from './staff';

const MARGHERITA = 'prodotti/margherita';

test('a product is duplicated, its name typed over; the original keeps what it has @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  const original = await readDocument(suite, MARGHERITA);
  const pictures = await listObjects(suite);
  expect(original?.image).toContain('images%2F');
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill('pizze classiche');
  await page.getByRole('link', { name: 'Pagina successiva' }).click();
  const list = '/reserved?q=pizze+classiche&p=2';
  await expect(page).toHaveURL(list);
  await page.getByRole('button', { name: 'Duplica Margherita', exact: true }).click();
  await expect(page).toHaveURL(paths.addItem);
  await expect(page.getByLabel('Nome')).toBeFocused();

  // The browser keeps it over a reload, and an untouched copy may be left.
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Margherita (copia)');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(list);
  await page.getByRole('button', { name: 'Duplica Margherita', exact: true }).click();
  await expect(page.getByLabel('Nome')).toBeFocused();
  await page.keyboard.type('Margherita di prova');
  await expect(page.getByLabel('Nome')).toHaveValue('Margherita di prova');
  await page.keyboard.press('Enter');
  await expect(notification(page)).toContainText('Inserimento completato');
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await expect(page.getByLabel('Nome')).toBeFocused();

  const documents = Object.values(await readCollection(suite, 'prodotti'));
  expect(documents.filter(({ nome }) => nome === 'Margherita di prova')).toEqual([
    { ...original, nome: 'Margherita di prova', image: null },
  ]);
  expect(await readDocument(suite, MARGHERITA)).toEqual(original);
  expect(await listObjects(suite)).toEqual(pictures);

  // Once it is saved neither a reload brings the copy back, nor has the list been forgotten.
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, 'Margherita di prova')).toBeVisible();
});

test('three actions find room in a row of 320 px, and two of them need rights', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signInAsGuest(page);
  await page.getByLabel('Cerca un prodotto').fill('margherita');
  await expect(
    page.getByRole('button', { name: 'Duplica Margherita', exact: true }),
  ).toBeDisabled();
  const actions = row(page, 'Margherita').locator('.row-button');
  await expect(actions).toHaveCount(3);
  for (const action of await actions.all()) {
    const box = await action.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const [wide, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(wide).toBe(room);
});
