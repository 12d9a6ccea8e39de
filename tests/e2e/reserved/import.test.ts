import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readDocument } from '../../../emulators/data/client';
import { sampleMenu } from '../../../emulators/sample/menu';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import {
  MARGHERITA,
  notification,
  openTool,
  productsNamed,
  signInAsGuest,
  signInAsStaff,
} from '../staff';
import { walkScreens } from '../walk';

const ALL = sampleMenu.length;

/** Exports the menu from the list. @returns the file's text */
async function exportMenu(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await openTool(page, 'Esporta il menu');
  await expect(notification(page)).toContainText(`${ALL} piatti`);
  return readFile(await (await download).path(), 'utf8');
}

async function chooseText(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('File del menu')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('a menu is exported, edited as text and imported; the history has it as one entry @writes', async ({
  page,
  suite,
  expectAccessible,
  expectErrors,
}) => {
  // The file names a picture that the bucket does not have.
  expectErrors(/404 .*persa\.webp/);
  await signInAsStaff(page);
  const csv = await exportMenu(page);
  await openTool(page, 'Importa');
  const before = await readDocument(suite, MARGHERITA);
  const lost = String(before?.image).replace(/%2F[^?]*/, '%2Fpersa.webp');
  const edited = csv.replace(/^(margherita;.*?;)\d+,\d\d;/m, '$16,90;');
  const calzone = `;"Calzone; del vicolo";Prosciutto;1, 7;${lost};9,50;;;Pizze classiche`;
  await chooseText(page, 'menu.csv', `${edited.trimEnd()}\r\n${calzone}`);
  await expect(page.getByText(`1 nuovo · 1 cambiato · ${ALL - 1} uguali`)).toBeVisible();
  await expect(group(page, /Nuovi/)).toContainText(/Calzone; del vicolo.*la foto del file non c’è/);
  await expect(group(page, /Cambiati/)).toContainText(/Margherita.*Prezzo€ .* diventa € 6,90/);
  await expectAccessible();

  await page.getByRole('button', { name: 'Importa 2 modifiche' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importa' }).click();
  await expect(page.getByText('Fatto: 1 nuovo, 1 cambiato')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Andamento' })).toBeFocused();
  await expectAccessible();
  expect(await readDocument(suite, MARGHERITA)).toEqual({ ...before, prezzo: 6.9 });
  expect(await productsNamed(suite, 'Calzone; del vicolo')).toMatchObject([{ image: null }]);

  await page.goto(paths.history());
  await expect(page.getByText('Importazione: 2 piatti')).toBeVisible();
  await expectAccessible();
});

test('an account without rights can export and preview an import; a failed export says so', async ({
  page,
  context,
  expectErrors,
  expectAccessible,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch documents/);
  await signInAsGuest(page);
  await expect(page.getByText('Questo account non è abilitato alla modifica')).toBeVisible();
  await expect(page.getByText('sample-ospite')).toBeVisible();
  await expect(page.getByRole('button', { name: /prezzo di/ }).first()).toBeDisabled();
  await expectAccessible();
  await exportMenu(page);
  await context.setOffline(true);
  await openTool(page, 'Esporta il menu');
  await expect(notification(page)).toContainText('Il menu non si è letto');
  await context.setOffline(false);
  await page.goto(paths.importMenu);
  const long = 'Mozzarelladibufala'.repeat(6);
  const rows = [`margherita;${long};${long} ${long};9999;`, `marinara;${long};x;tanto;`];
  await chooseText(page, `${long}.csv`, [`id;nome;descrizione;prezzo;${long}`, ...rows].join('\n'));
  await expect(group(page, /Da correggere/)).toBeVisible();
  const problems = Object.values(await walkScreens(page)).flat();
  expect(problems.filter((problem) => !problem.startsWith('a broken word'))).toEqual([]);
});
