import {
  listObjects,
  putDocument,
  readDocument,
  uploadObject,
} from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { notification, row, signInAsStaff } from '../staff';

const PATH = 'prodotti/acqua-frizzante';

test('a deletion by keyboard can be undone, with its picture @writes', async ({ page, suite }) => {
  const image = await uploadObject(suite, {
    name: 'images/acqua.png',
    contentType: 'image/png',
    bytes: new Uint8Array([1]),
  });
  await putDocument(suite, PATH, { ...(await readDocument(suite, PATH)), image });
  await signInAsStaff(page);
  await page.goto('/reserved?q=acqua');
  const before = await readDocument(suite, PATH);
  const more = page.getByRole('button', { name: 'Altro per Acqua frizzante', exact: true });
  const question = page.getByRole('dialog', { name: 'Eliminare «Acqua frizzante»?' });
  const remove = async () => {
    await more.press('Enter');
    await row(page, 'Acqua frizzante').getByText('Elimina', { exact: true }).last().press('Enter');
  };
  await remove();
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await remove();
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(page.locator('[data-product] a:focus')).toBeVisible();
  // A notification stays while it has the focus.
  const restore = notification(page).getByRole('button', { name: 'Rimetti' });
  await restore.focus();
  expect(await readDocument(suite, PATH)).toBeNull();
  await restore.press('Enter');
  await expect(more).toBeVisible();
  expect(await readDocument(suite, PATH)).toMatchObject({ ...before });
  expect(await listObjects(suite)).toContain('images/acqua.png');
});
