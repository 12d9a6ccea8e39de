import type { Page } from '@playwright/test';
import { listObjects, readCollection } from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { chooseInRow, notification, rightsRead, signInAsStaff } from '../staff';

/** Deletes a product with a question, and waits for the commit. */
async function deleteProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Cerca un prodotto').fill(name);
  await chooseInRow(page, name, 'Elimina');
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
  await expect(notification(page)).toContainText(`Eliminato «${name}»`);
}

test('a deletion ends, whichever way its page is left @writes', async ({
  context,
  suite,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch documents/);
  await context.clock.install();
  const newPage = () => context.newPage();
  const ways: Record<string, (page: Page) => Promise<Page>> = {
    async link(page) {
      await page.getByRole('link', { name: 'Torna al sito' }).click();
      await expect(page).toHaveURL('/');
      return page;
    },
    async reload(page) {
      await page.reload();
      return page;
    },
    async signOut(page) {
      await page.getByRole('button', { name: 'Esci' }).click();
      await expect(page).toHaveURL('/login');
      return page;
    },
    async closedTab(page) {
      await page.close();
      return newPage();
    },
    async offline(page) {
      await context.setOffline(true);
      const failed = page.waitForEvent('console', (message) =>
        /fetch documents/.test(message.text()),
      );
      await page.clock.fastForward(61_000);
      await failed;
      await context.setOffline(false);
      return page;
    },
  };
  const stored = Object.values(await readCollection(suite, 'prodotti'));
  const withPicture = stored.filter(({ image }) => image !== null);
  const before = await listObjects(suite);
  const fileOf = ({ image }: { image?: unknown }) =>
    decodeURIComponent(/\/o\/([^?]+)/.exec(String(image))?.[1] ?? '');

  let page = await newPage();
  const list = () => page.evaluate(() => localStorage.getItem('immaginiDaEliminare'));
  await signInAsStaff(page);
  for (const [index, [way, leave]] of Object.entries(ways).entries()) {
    const dish = withPicture[index * 3] ?? {};
    expect(before, way).toContain(fileOf(dish));
    await deleteProduct(page, String(dish.nome));
    expect(await listObjects(suite), way).toContain(fileOf(dish));
    page = await leave(page);
    if (way === 'signOut') await signInAsStaff(page);
    // Deletions continue once the rights are known: at sixty seconds their request would have failed.
    else await Promise.all([rightsRead(page), page.goto('/reserved')]);
    await expect(page.getByRole('row').first()).toBeVisible();
    // After 'offline' the deletion is due, and under way: a minute more would be its timeout.
    if (way !== 'offline') await page.clock.fastForward(61_000);
    await expect.poll(() => listObjects(suite), way).not.toContain(fileOf(dish));
    await expect.poll(list).toBeNull();
  }
});
