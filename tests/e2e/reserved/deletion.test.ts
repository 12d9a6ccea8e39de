import type { Page } from '@playwright/test';
import {
  listObjects,
  putDocument,
  readCollection,
  readDocument,
  uploadObject,
} from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { chooseInRow, notification, rightsRead, row, signInAsStaff } from '../staff';

test('a deletion by keyboard can be undone, with its picture @writes', async ({ page, suite }) => {
  const PATH = 'prodotti/acqua-frizzante';
  const image = await uploadObject(suite, {
    name: 'images/acqua.png',
    contentType: 'image/png',
    bytes: new Uint8Array([1]),
  });
  const before = { ...(await readDocument(suite, PATH)), image };
  await putDocument(suite, PATH, before);
  await signInAsStaff(page);
  await page.goto('/reserved?q=acqua');
  const dish = row(page, 'Acqua frizzante');
  const panel = page.getByRole('form', { name: 'Cambia Acqua frizzante' });
  const button = panel.getByRole('button', { name: /^Elimina/ });
  const question = page.getByRole('dialog', { name: 'Eliminare «Acqua frizzante»?' });
  const remove = async () => {
    await button.press('Enter');
    await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  };
  await dish.getByRole('button', { name: 'Acqua frizzante', exact: true }).press('Enter');
  await remove();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await remove();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dish).toHaveCount(0);
  await expect(page.locator('[data-product] button:focus')).toBeVisible();
  const restore = notification(page).getByRole('button', { name: 'Rimetti' });
  await restore.focus();
  expect(await readDocument(suite, PATH)).toBeNull();
  await restore.press('Enter');
  await expect(dish).toBeVisible();
  expect(await readDocument(suite, PATH)).toMatchObject(before);
  expect(await listObjects(suite)).toContain('images/acqua.png');
});

test('a deletion ends, whichever way its page is left @writes', async ({ context, suite }) => {
  await context.clock.install();
  const ways: Record<string, (page: Page) => Promise<Page>> = {
    async link(page) {
      await page.getByRole('link', { name: 'Torna al sito' }).click();
      await expect(page).toHaveURL('/');
      return page;
    },
    async signOut(page) {
      await page.getByRole('button', { name: 'Esci' }).click();
      await expect(page).toHaveURL('/login');
      return page;
    },
    async closedTab(page) {
      await page.close();
      return context.newPage();
    },
  };
  const stored = Object.values(await readCollection(suite, 'prodotti'));
  const withPicture = stored.filter(({ image }) => image !== null);
  const fileOf = ({ image }: { image?: unknown }) =>
    decodeURIComponent(/\/o\/([^?]+)/.exec(String(image))?.[1] ?? '');

  let page = await context.newPage();
  await signInAsStaff(page);
  for (const [index, [way, leave]] of Object.entries(ways).entries()) {
    const dish = withPicture[index * 3] ?? {};
    await page.getByLabel('Cerca un prodotto').fill(String(dish.nome));
    await chooseInRow(page, String(dish.nome), 'Elimina');
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await expect(notification(page)).toContainText(`Eliminato «${dish.nome}»`);
    expect(await listObjects(suite), way).toContain(fileOf(dish));
    page = await leave(page);
    if (way === 'signOut') await signInAsStaff(page);
    // Deletions continue once the rights are known: at two minutes their request would have failed.
    else await Promise.all([rightsRead(page), page.goto('/reserved')]);
    await expect(page.getByRole('row').first()).toBeVisible();
    await page.clock.fastForward(121_000);
    await expect.poll(() => listObjects(suite), way).not.toContain(fileOf(dish));
  }
});
