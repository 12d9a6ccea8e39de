import { listObjects, readCollection, readDocument } from '../../emulators/client';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { notification, row, signInAsGuest, signInAsStaff } from './staff';
import { expectNoOverflow } from './visitor';

const MARGHERITA = 'prodotti/margherita';

test('a product is duplicated under another name, and the original stays unchanged @writes', async ({
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

  // The copy survives a reload, and leaving it unchanged asks nothing.
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

  // Once the copy is saved, a reload does not bring it back, and the list's search is still known.
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await page.getByRole('link', { name: 'Indietro' }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, 'Margherita di prova')).toBeVisible();
});

test('the three actions of a row fit into 320 px, and duplicating needs rights', async ({
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
  await expectNoOverflow(page);
});
