import type { Page } from '@playwright/test';
import { putDocuments } from '../../emulators/client';
import type { Suite } from '../../emulators/suite';
import { paths } from '../../src/paths';
import { product } from '../product';
import { expect, test } from './fixtures';
import { cards, countOf, expectNoOverflow } from './visitor';

const TO_VERIFY = 'Allergeni da verificare: chiedi al personale';
const STARTERS = paths.category('antipasti');

/** A dish as somebody has typed it into the Firebase console: of its allergens only milk can be read. */
function putUnreadable(suite: Suite) {
  return putDocuments(suite, {
    'prodotti/supplì-della-nonna': {
      ...product({ nome: 'Supplì della nonna', prezzo: 3, categoria: 'Antipasti' }),
      allergeni: ['uova', '7', 15],
    },
    'meta/menu': { version: new Date() },
  });
}

const dish = (page: Page) => cards(page).filter({ hasText: 'Supplì della nonna' });

test('a dish whose allergens cannot be read whole says so wherever it is shown, and no filter leaves it @writes', async ({
  page,
  suite,
  sample,
  expectAccessible,
}) => {
  expect(sample).toBeUndefined();
  await putUnreadable(suite);
  await page.goto(STARTERS);
  await expect(cards(page)).toHaveCount(countOf('Antipasti') + 1);
  await expect(dish(page).getByRole('listitem')).toHaveText(['Latte e derivati']);
  await expect(dish(page).getByText(TO_VERIFY)).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible();

  // From the cache, too.
  await page.reload();
  await expect(dish(page).getByText(TO_VERIFY)).toBeVisible();
  await dish(page).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(TO_VERIFY)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expectAccessible();

  // Lupins: no starter of the sample declares them.
  await page.goto(`${STARTERS}?senza=13`);
  await expect(page.getByText('1 piatto nascosto, con allergeni da verificare')).toBeVisible();
  await expect(cards(page)).toHaveCount(countOf('Antipasti'));
  await expect(dish(page)).toHaveCount(0);

  await page.goto(paths.printedMenu);
  const printed = page.getByRole('listitem').filter({ hasText: 'Supplì della nonna' });
  await expect(printed.getByRole('heading')).toHaveText('Supplì della nonna, allergeni 7');
  await expect(printed.getByText(TO_VERIFY)).toBeVisible();

  await page.goto(paths.allergenRegister);
  const row = page.getByRole('row').filter({ hasText: 'Supplì della nonna' });
  await expect(row.getByRole('rowheader')).toContainText(TO_VERIFY);
  await expect(row.getByText('Sì', { exact: true })).toHaveCount(1);
  await expect(row.getByText('Da verificare', { exact: true })).toHaveCount(13);
  await expectNoOverflow(page);
});
