import type { Page } from '@playwright/test';
import { clearFirestore, putDocuments } from '../../emulators/data/client';
import { staffAccount } from '../../emulators/sample/accounts';
import type { Suite } from '../../emulators/suite';
import { product } from '../product';
import { expect, test } from './fixtures';
import { openRow, signInAsStaff } from './staff';
import { CLASSICS, cards, expectNoOverflow } from './visitor';

/** Texts that the rules accept, since they are within the limits. */
const hostile = {
  html: '<h1>Gratis</h1><img src=x onerror="document.title=\'preso\'"><b>tutto</b>',
  script: '<script>document.title="preso"</script>',
  breakout: '"><svg/onload=document.title="preso"> \'--> ]]> &lt;b&gt; &amp; {{7*7}} %s %00',
  override: '\u202eirotidiv i ottos opmet\u202c fine \u2067destra\u2069 \u200fsegno',
  unclosedOverride: '\u202etxet neddih',
  arabic: 'بيتزا مارغريتا ٧٫٥٠ €',
  emoji: '🍕👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿👩🏽‍🍳'.repeat(4),
  stacked: `Z${'\u0300\u0316'.repeat(50)}a`,
  capitals: 'W'.repeat(120),
  controls: 'riga\nnuova\ttab\u0007campanello',
} as const;

/** A description of the maximum length, without a line break opportunity. */
const longWord = `${'m'.repeat(999)}W`;

/** A product with every allergen and price. */
const plain = product({
  allergeni: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
  prezzo: 9999.99,
  prezzo_familiare: 9999.99,
  prezzo_al_metro: 9999.99,
});

/** A description that is more than the name, which alone would not be shown. */
const described = (text: string) => `${text} e altro`;

/** Replaces the menu: one dish for each text, as its name and its description, and one for the longest word. */
async function putHostileMenu(suite: Suite) {
  const dishes = Object.entries(hostile).map(
    ([key, text]) =>
      [`prodotti/${key}`, { ...plain, nome: text, descrizione: described(text) }] as const,
  );
  await clearFirestore(suite);
  await putDocuments(suite, {
    ...Object.fromEntries(dishes),
    'prodotti/lungo': { ...plain, nome: 'lungo', descrizione: longWord },
    'meta/menu': { version: new Date() },
    [`staff/${staffAccount.uid}`]: {},
  });
}

/** The number of dishes in the hostile menu. */
const dishCount = Object.keys(hostile).length + 1;

/** Asserts that no text overflows its card. */
async function expectNoCardOverflow(page: Page) {
  const overflowing = await cards(page).evaluateAll((all) =>
    all.flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll(':is(h2, p, li, dl, dd, dt, span):not(.visually-hidden)')]
        .filter((part) => {
          const box = part.getBoundingClientRect();
          const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
          return box.left < left - 1 || box.right > right + 1 || cut;
        })
        .map((part) => `${part.tagName} ${part.className} in ${card.textContent?.slice(0, 30)}`);
    }),
  );
  expect(overflowing).toEqual([]);
}

test('the menu and the reserved area show hostile texts as plain text, and none overflows @writes', async ({
  page,
  suite,
}) => {
  await putHostileMenu(suite);
  await page.goto(CLASSICS);
  await expect(cards(page)).toHaveCount(dishCount);
  await expect(page).toHaveTitle('Pizze classiche · Pizzeria Tre Spighe');
  await expect(
    page
      .getByRole('main')
      .locator('script:not([type="application/ld+json"]), article h1, article b, article img'),
  ).toHaveCount(0);
  const texts = Object.values(hostile);
  const textsOf = (selector: string) => cards(page).locator(selector).allTextContents();
  expect(await textsOf('h2')).toEqual(expect.arrayContaining(texts));
  const descriptions = await textsOf('[data-text="ingredients"]');
  expect(descriptions).toEqual(expect.arrayContaining([...texts.map(described), longWord]));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoOverflow(page);
    await expectNoCardOverflow(page);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await cards(page).getByRole('link', { name: hostile.capitals }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Ingredienti' })).toBeVisible();
  const [wide, room] = await dialog
    .locator('.menu-sheet-body')
    .evaluate((body) => [body.scrollWidth, body.clientWidth]);
  expect(wide).toBe(room);

  // The reserved list, its form and its dialogs.
  await signInAsStaff(page);
  await page.getByLabel('Cerca un prodotto').fill(hostile.capitals);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  await expectNoOverflow(page);
  const panel = await openRow(page, hostile.capitals);
  await expectNoOverflow(page);
  await panel.getByRole('button', { name: /^Elimina/ }).click();
  await expect(dialog.getByRole('heading')).toHaveText(`Eliminare «${hostile.capitals}»?`);
  const [box, inside] = await dialog.evaluate((own) => [own.scrollWidth, own.clientWidth]);
  expect(box).toBe(inside);
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await panel.getByRole('link', { name: /^Modifica/ }).click();
  await expect(page.getByLabel('Nome')).toHaveValue(hostile.capitals);
  await expectNoOverflow(page);
  await expect(page).not.toHaveTitle('preso');
});
