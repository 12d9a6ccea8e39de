import {
  listObjects,
  putDocument,
  readDocument,
  uploadObject,
} from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { chooseInRow, notification, row, signInAsStaff } from '../staff';
import { expectNoOverflow } from '../visitor';

const PATH = 'prodotti/acqua-frizzante';

test('a row shows the conflict of a price, marks as sold out, and deletes until undone @writes', async ({
  page,
  suite,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/Product changed meanwhile/);
  const image = await uploadObject(suite, {
    name: 'images/acqua.png',
    contentType: 'image/png',
    bytes: new Uint8Array([1]),
  });
  await putDocument(suite, PATH, { ...(await readDocument(suite, PATH)), image });
  await signInAsStaff(page);
  await page.goto('/reserved?q=acqua');
  const price = (euro: string) =>
    page.getByRole('button', { name: `${euro}, prezzo di Acqua frizzante`, exact: true });
  const field = page.getByRole('textbox', { name: 'Nuovo prezzo di Acqua frizzante' });
  const line = row(page, 'Acqua frizzante');
  await price('€ 2,50').tap();
  await expect(field).toBeFocused();
  await putDocument(suite, PATH, { ...(await readDocument(suite, PATH)), prezzo: 2.6 });
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('€ 2,60. Il tuo: € 3,00.')).toBeVisible();

  await chooseInRow(page, 'Acqua frizzante', 'Esaurito stasera');
  await expect(notification(page)).toContainText('Acqua frizzante: Esaurito stasera');
  await expect(line).toContainText('Esaurito stasera');
  // The open field, the conflict and the mark together.
  await expectNoOverflow(page);
  await expectAccessible();

  // A deletion by keyboard can be undone, with its picture.
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
