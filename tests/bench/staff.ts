import type { Page } from '@playwright/test';
import {
  clearFirestore,
  putDocument,
  putDocuments,
  readCollection,
} from '../../emulators/data/client';
import type { Fields } from '../../emulators/data/stored-values';
import { staffAccount } from '../../emulators/sample/accounts';
import type { Suite } from '../../emulators/suite';
import { paths } from '../../src/paths';
import { type Bench, inTurn } from './options';
import { newPhone, settled, slowCpu, slowNetwork } from './phone';
import { type Beside, ms } from './table';

/** The number of products with which the reserved area is measured. */
const PRODUCTS = 2000;
/** Writes per commit: Firestore accepts at most 500. */
const BATCH = 400;

/** Replaces the menu with numbered copies of the sample's dishes. Keeps the staff account and the pictures. @returns the ids */
async function putProducts(suite: Suite): Promise<string[]> {
  const sample = Object.entries(await readCollection(suite, 'prodotti'));
  const products = Array.from({ length: PRODUCTS }, (_, place): [string, Fields] => {
    const [id, fields] = sample[place % sample.length] ?? ['', {}];
    const round = Math.floor(place / sample.length) + 1;
    return [`prodotti/${id}-${round}`, { ...fields, nome: `${fields.nome} ${round}` }];
  });
  await clearFirestore(suite);
  for (let from = 0; from < PRODUCTS; from += BATCH) {
    await putDocuments(suite, Object.fromEntries(products.slice(from, from + BATCH)));
  }
  await putDocument(suite, 'meta/menu', { version: new Date() });
  await putDocument(suite, `staff/${staffAccount.uid}`, { email: staffAccount.email });
  return products.map(([path]) => path.slice('prodotti/'.length));
}

async function signIn(page: Page): Promise<void> {
  await page.goto(paths.login);
  await page.getByLabel('E-mail').fill(staffAccount.email);
  await page.getByLabel('Password').fill(staffAccount.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('table').locator('tbody tr').first().waitFor();
  await settled(page);
}

/** Runs some work. @returns how long it took, in ms */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Taps a price in its row, types another and submits it. Waits for the toast that confirms the save. */
async function changePrice(page: Page): Promise<void> {
  const row = page.getByRole('table').locator('tbody tr').nth(1);
  await row.getByRole('button', { name: /€/ }).tap();
  await page.keyboard.type('5,10');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: '5,10' }).waitFor();
}

async function markSoldOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Altro per/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Esaurito stasera', exact: true }).first().tap();
  await page.getByRole('status').filter({ hasText: 'Esaurito stasera' }).waitFor();
}

/** Types into the list's search. @returns the longest time from a key to the next paint, in ms */
async function search(page: Page): Promise<number> {
  await page.getByLabel('Cerca un prodotto').focus();
  await page.evaluate(() => window.benchSeen.events.splice(0));
  for (const key of 'margh') {
    await page.keyboard.press(key);
    await settled(page);
  }
  return page.evaluate(() => Math.max(...window.benchSeen.events));
}

/** Chooses a file that changes the price of every product. */
async function previewImport(page: Page, ids: readonly string[]): Promise<void> {
  const text = ['id;prezzo', ...ids.map((id) => `${id};1,23`)].join('\r\n');
  await page
    .getByLabel('File del menu')
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name: `Cambiati (${PRODUCTS})` }).waitFor();
}

/** Measures the usual tasks of staff on the bench's phone. Replaces the menu, so it must run last. */
export async function measureStaff(bench: Bench): Promise<Beside<number>[]> {
  const ids = await putProducts(bench.suite);
  const row = (title: string): Beside<number> => ({ title, site: [], limit: [] });
  const price = row('A price in the row, from the tap to its toast');
  const soldOut = row('Sold out tonight, from the choice to its toast');
  const key = row(`The slowest key in the search of ${PRODUCTS} products`);
  const preview = row(`The preview of an import of ${PRODUCTS} rows`);
  await inTurn(bench, [null], async () => {
    const context = await newPhone(bench.browser, false);
    try {
      const page = await context.newPage();
      await signIn(page);
      const session = await context.newCDPSession(page);
      await slowCpu(session);
      key.site.push(await search(page));
      await page.getByLabel('Cerca un prodotto').fill('');
      await settled(page);
      await page.goto(paths.importMenu);
      await page.getByLabel('File del menu').waitFor();
      await settled(page);
      preview.site.push(await timed(() => previewImport(page, ids)));
      await page.goto(paths.reserved);
      await page.getByRole('table').locator('tbody tr').first().waitFor();
      await settled(page);
      await slowNetwork(session);
      price.site.push(await timed(() => changePrice(page)));
      soldOut.site.push(await timed(() => markSoldOut(page)));
    } finally {
      await context.close();
    }
    return [price, soldOut, key, preview]
      .map(({ title, site }) => `${title}: ${ms(site.at(-1) ?? 0)}`)
      .join('\n    ');
  });
  return [price, soldOut, key, preview];
}
