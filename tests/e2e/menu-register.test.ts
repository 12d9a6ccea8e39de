import type { Page } from '@playwright/test';
import { sampleMenu } from '../../emulators/sample/menu';
import { allergens } from '../../src/domain/product/allergens';
import { dishCategories } from '../../src/domain/product/categories';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { print } from './printed';

/** The rows of the register: each dish, with the allergens whose columns are marked. */
function readRegister(page: Page) {
  return page.getByRole('table').evaluate((table) => {
    const headings = [...table.querySelectorAll('thead tr:last-child th')].map((head) =>
      (head.textContent ?? '').replace(/^\d+ /, ''),
    );
    return [...table.querySelectorAll('tbody tr:has(td)')].map((row) => ({
      name: row.querySelector('th')?.textContent ?? '',
      declared: [...row.querySelectorAll('td')].flatMap((cell, place) =>
        cell.textContent === '' ? [] : (headings[place + 1] ?? 'no such column'),
      ),
    }));
  });
}

/** The cards of a category: each dish, with the names on its badges. */
async function readCards(page: Page, link: string, count: number) {
  await page.goto(paths.category(link));
  await expect(page.getByRole('article')).toHaveCount(count);
  return page.getByRole('article').evaluateAll((cards) =>
    cards.map((card) => ({
      name: card.querySelector('h2')?.textContent ?? '',
      declared: [...card.querySelectorAll('.allergen-badge')].map((badge) => badge.textContent),
    })),
  );
}

test('the register lists every dish with exactly the allergens that its card shows', async ({
  page,
}) => {
  const cards: { name: string; declared: (string | null)[] }[] = [];
  for (const { name, link } of dishCategories) {
    const dishes = sampleMenu.filter(({ categoria }) => categoria === name);
    cards.push(...(await readCards(page, link, dishes.length)));
  }
  await page.getByRole('link', { name: 'Il registro degli allergeni' }).click();
  await expect(page).toHaveURL(paths.allergenRegister);
  await expect(page.getByRole('table')).toBeVisible();
  const rows = await readRegister(page);
  expect(rows).toHaveLength(sampleMenu.length);
  expect(rows).toEqual(cards);
});

test('the register can be read on a phone, where its table scrolls and the page does not', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.allergenRegister);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2 + allergens.length);
  await expect(page.getByText('Firma del responsabile')).toBeVisible();
  await expect(page.getByText(/^Bologna, \d+ \w+ \d{4}$/)).toBeVisible();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await expectAccessible();
});

test('the sheets contain every dish, and repeat the head of the table @desktop', async ({
  page,
}) => {
  await page.goto(paths.allergenRegister);
  await expect(page.getByRole('table')).toBeVisible();
  const { pages, count } = await print(page);
  // The PDF's structure has the two rows of the head once, however often they are printed.
  expect(count('TR')).toBe(2 + dishCategories.length + sampleMenu.length);
  expect(pages).toBeGreaterThan(3);
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
});
