import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readDocument } from '../../emulators/client';
import { sampleMenu } from '../../emulators/sample/menu';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { MARGHERITA, productsNamed } from './saving';
import { notification, openTool, signInAsGuest, signInAsStaff } from './staff';
import { walkScreens } from './walk';

const MARINARA = 'prodotti/marinara';
const ALL = sampleMenu.length;

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Exports the menu from the list. */
async function exportMenu(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await openTool(page, 'Esporta il menu per Excel (CSV)');
  await expect(notification(page)).toContainText(`${ALL} piatti`);
  return download;
}

async function openImport(page: Page): Promise<void> {
  await openTool(page, 'Importa');
  await expect(page.getByRole('heading', { name: 'Importa', level: 1 })).toBeVisible();
}

async function chooseText(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel('File del menu')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

const group = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('a menu is exported, edited as text, imported and taken back @writes', async ({
  page,
  suite,
  sample,
  expectAccessible,
  expectErrors,
}) => {
  expect(sample).toBeUndefined();
  // The picture that the file names and the bucket does not have.
  expectErrors(/404 .*persa\.webp/);
  await signInAsStaff(page);
  const csv = await textOf(await exportMenu(page));
  await openImport(page);
  await chooseText(page, 'menu.csv', csv);
  await expect(page.getByText('Niente da importare.')).toBeVisible();

  const before = await readDocument(suite, MARGHERITA);
  const lost = String(before?.image).replace(/%2F[^?]*/, '%2Fpersa.webp');
  const rows = csv.trimEnd().split('\r\n');
  const edited = rows
    .filter((row) => !row.startsWith('marinara;'))
    .map((row) => (row.startsWith('margherita;') ? row.replace(/;\d+,\d\d;/, ';6,90;') : row))
    .map((row) => (row.startsWith('birra-chiara-media;') ? row.replace(/\d+,\d\d/, 'tanto') : row));
  const calzone = `;"Calzone; del vicolo";Prosciutto;1, 7;${lost};9,50;;;Pizze classiche`;
  await chooseText(page, 'menu.csv', [...edited, calzone].join('\n'));
  await expect(
    page.getByText(`1 nuovo · 1 cambiato · ${ALL - 3} uguali · 1 da correggere · 1 non nel file`),
  ).toBeVisible();
  await expect(group(page, /Nuovi/)).toContainText(/Calzone; del vicolo.*la foto del file non c’è/);
  await expect(group(page, /Cambiati/)).toContainText(/Margherita.*Prezzo€ .* diventa € 6,90/);
  await expectAccessible();

  await group(page, /Non nel file/)
    .getByRole('checkbox', { name: 'Marinara' })
    .check();
  await page.getByRole('button', { name: 'Importa 3 modifiche' }).click();
  const question = page.getByRole('dialog', { name: 'Importare 3 modifiche?' });
  await question.getByRole('button', { name: 'Elimina e importa' }).click();
  await expect(page.getByText('Fatto: 1 nuovo, 1 cambiato, 1 eliminato')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Andamento' })).toBeFocused();
  expect(await readDocument(suite, MARGHERITA)).toEqual({ ...before, prezzo: 6.9 });
  expect(await productsNamed(suite, 'Calzone; del vicolo')).toMatchObject([{ image: null }]);

  // Days later, and on any device.
  await page.goto(paths.changes());
  await expect(page.getByText('Importazione: 3 piatti')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: "Rimetti com'era" }).first().click();
  await expect(page.getByText('3 piatti rimessi com’erano')).toBeVisible();
  expect(await readDocument(suite, MARGHERITA)).toEqual(before);
  expect(await readDocument(suite, MARINARA)).not.toBeNull();
  expect(await productsNamed(suite, 'Calzone; del vicolo')).toEqual([]);
});

test('a guest may export and look, and a failure is one sentence', async ({
  page,
  context,
  expectErrors,
}) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch documents/);
  await signInAsGuest(page);
  await exportMenu(page);
  await context.setOffline(true);
  await openTool(page, 'Esporta il menu in copia (JSON)');
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
