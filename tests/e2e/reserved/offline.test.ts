import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { signInAsStaff } from '../staff';
import { BLOCKED, waitForServiceWorker } from '../visitor';

test.use({ serviceWorkers: 'allow' });

test('a reload without a network shows the area with its drafts, and what is wrong', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(BLOCKED, /Failed to fetch documents/);
  await signInAsStaff(page);
  await waitForServiceWorker(page);
  // Loaded once with the worker, which keeps the code that is used.
  await page.goto(paths.addItem);
  await page.getByLabel('Nome').fill('Pizza senza rete');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(paths.reserved);
  await expect(page.getByText('Pizza senza rete')).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Area riservata' })).toBeVisible();
  await expect(page.getByText(/^Nessuna connessione/)).toBeVisible();
  await page.getByRole('link', { name: 'Riprendi' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('Pizza senza rete');
});
