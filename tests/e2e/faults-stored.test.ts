import type { Page } from '@playwright/test';
import { clearFirestore, putDocuments } from '../../emulators/data/client';
import { staffAccount } from '../../emulators/sample/accounts';
import { fieldNames } from '../../src/domain/product/fields';
import { paths } from '../../src/paths';
import { product } from '../product';
import { expect, test } from './fixtures';
import { expectReact } from './settled';
import { signInAsStaff } from './staff';
import { CLASSICS, cards, expectNoOverflow } from './visitor';

/** What a document that was written by hand may hold in any field. */
const VALUES: readonly unknown[] = [
  null,
  true,
  -5,
  1e308,
  '',
  'W'.repeat(3_000),
  'due parole '.repeat(300),
  [],
  [1, 'a', null],
  { a: { b: 1 } },
  new Date(0),
];

/** A document for each field and value, and for each field one that lacks it. */
const documents = fieldNames.flatMap((name) => {
  const { [name]: _, ...lacking } = product({ nome: `Senza ${name}` });
  const wrong = VALUES.map((value, at) => [
    `prodotti/${name}-${at}`,
    { ...product({ nome: `${name} ${at}` }), [name]: value },
  ]);
  return [[`prodotti/${name}-senza`, lacking], ...wrong];
});

async function expectWhole(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address);
    await expectReact(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText('Caricamento...')).toHaveCount(0);
    await expect(page.getByText('Qualcosa non ha funzionato')).toHaveCount(0);
    await expectNoOverflow(page);
  });
}

test('whatever a document holds, no page of guests or staff fails or is wider than the window @writes', async ({
  page,
  suite,
  expectErrors,
}) => {
  // A picture's address that leads nowhere.
  expectErrors(/status of 404/);
  await clearFirestore(suite);
  await putDocuments(suite, {
    ...Object.fromEntries(documents),
    'meta/menu': { version: new Date() },
    [`staff/${staffAccount.uid}`]: {},
  });
  await page.goto(CLASSICS);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(100);
  // A price that nobody may have meant is not said, and a text is cut; a warning is whole.
  await expect(page.getByText(/1e\+?308|€ 10{4}/)).toHaveCount(0);
  await expect(page.getByText('chiedi al personale', { exact: true }).first()).toBeVisible();
  const longest = (selector: string) =>
    cards(page)
      .locator(selector)
      .evaluateAll((all) => Math.max(...all.map(({ textContent }) => textContent?.length ?? 0)));
  expect(await longest('[data-text="name"]')).toBe(120);
  expect(await longest('[data-text="ingredients"]')).toBe(1000);
  expect(await longest('[data-text="warning"]')).toBeGreaterThan(3_000);
  for (const address of [
    ...[paths.home, paths.menu, CLASSICS, paths.search, paths.allergenRegister],
    ...['nome-5', 'descrizione-5', 'prezzo-3', 'allergeni-8', 'avvertenza-5'].map(paths.dish),
  ])
    await expectWhole(page, address);

  await signInAsStaff(page);
  await expect(page.getByText(/piatti senza nome/)).toBeVisible();
  for (const address of [
    ...[paths.reserved, `${paths.reserved}?p=5`, paths.changePrices, paths.menuOrder()],
    ...[paths.importMenu, paths.history(), paths.notice, paths.tableCards],
    ...['nome-5', 'descrizione-6', 'prezzo-3', 'categoria-9', 'image-10'].map(paths.editProduct),
  ])
    await expectWhole(page, address);
});
