import { readDocument } from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { signInAsStaff } from '../staff';
import { walkScreens } from '../walk';

const OGGI = 'meta/oggi';

test('a day or a time that is typed in part is an error at its field, and the form fits every screen', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await signInAsStaff(page);
  const before = await readDocument(suite, OGGI);
  await page.getByRole('link', { name: 'Orari e avvisi' }).click();
  await page.getByRole('button', { name: 'Aggiungi giorno speciale' }).click();
  const save = page.getByRole('button', { name: 'Salva giorno speciale' });
  const type = async (label: string, keys: string) => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill('');
    await field.focus();
    await page.keyboard.type(keys);
    await save.click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    return field;
  };
  // In the order of Chromium's English: month, day, year.
  const part = 'Questo giorno non c’è, o ne manca un pezzo: scrivilo per intero';
  const range = /^Scegli un giorno tra .* e .*$/;
  await expect(await type('Giorno', '1224')).toHaveAccessibleDescription(part);
  await expect(await type('Giorno', '11312026')).toHaveAccessibleDescription(part);
  await expect(await type('Giorno', '122426')).toHaveAccessibleDescription(range);
  await expect(await type('Giorno', '01062072')).toHaveAccessibleDescription(range);
  await expectAccessible();

  await page.getByText('Aperti in questi orari', { exact: true }).click();
  await page.getByRole('button', { name: 'Domani', exact: true }).click();
  await page.getByRole('button', { name: 'Aggiungi un turno' }).click();
  await expect(await type('Turno 1: dalle', '07')).toHaveAccessibleDescription(
    'L’ora non è intera: scrivila come 17:30',
  );
  expect(await readDocument(suite, OGGI)).toEqual(before);
  await expectAccessible();
  expect(await walkScreens(page)).toEqual({});
});
