import { putDocuments, readDocument } from '../../emulators/client';
import { sampleMenu } from '../../emulators/sample/menu';
import { dishCategories } from '../../src/domain/product/categories';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { waitForEver } from './clock';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { print } from './printed';
import { cards, countOf, VERSION } from './visitor';

/** The width of an A4 sheet between its margins, at 96 px per inch. */
const PAPER_WIDTH = Math.round((180 / 25.4) * 96);

const NOTICE = /apposita documentazione che verrà fornita, a richiesta, dal personale in servizio/;

test('the printed menu contains every dish with its prices and its allergens by number', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.category('dolci'));
  await expect(cards(page)).toHaveCount(countOf('Dolci'));
  await page.getByRole('link', { name: 'Il menu da stampare' }).click();
  await expect(page).toHaveURL(paths.printedMenu);
  const paper = page.getByRole('article');
  await expect(paper.getByRole('heading', { level: 3 })).toHaveCount(sampleMenu.length);
  expect(await paper.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    ...dishCategories.map(({ name }) => name),
    'Allergeni',
  ]);
  const capricciosa = paper.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /^Capricciosa/ }),
  });
  await expect(capricciosa.getByRole('heading')).toHaveText('Capricciosa, allergeni 1, 7');
  expect(await capricciosa.getByRole('definition').allTextContents()).toEqual(
    [9.5, 19, 32].map(formatPrice),
  );
  await expect(paper.getByText(NOTICE)).toBeVisible();
  await expect(paper.getByText(/^Menu del \d+ \w+ \d{4}$/)).toBeVisible();
  await expectAccessible();
});

test('the sheets contain every dish and the fourteen allergens, and nothing else of the page @desktop', async ({
  page,
}) => {
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('article')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const { pages, count, fallbackFonts } = await print(page);
  expect(fallbackFonts).toEqual([]);
  expect(count('H3')).toBe(sampleMenu.length);
  expect(count('LI')).toBe(sampleMenu.length + 14);
  expect(count('H1')).toBe(0);
  expect(count('Link')).toBe(0);
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThanOrEqual(6);
});

test('every category fits on one sheet @desktop', async ({ page }) => {
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.evaluate(() => document.fonts.ready);
  const heights = await page
    .locator('.printed-category')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  const sheet = ((297 - 27) / 25.4) * 96;
  expect(heights).toHaveLength(dishCategories.length);
  expect(Math.max(...heights)).toBeLessThan(sheet);
});

test('the highest price is whole, and apart from its neighbours and the name @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  const dish = await readDocument(suite, 'prodotti/prosciutto-e-funghi');
  const dear = { prezzo: 9999.99, prezzo_familiare: 9999.99, prezzo_al_metro: 9999.99 };
  await putDocuments(suite, {
    'prodotti/prosciutto-e-funghi': { ...dish, ...dear },
    'meta/menu': { version: new Date() },
  });
  await page.goto(paths.printedMenu);
  await expect(page.getByText('€ 9999,99').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.evaluate(() => document.fonts.ready);
  const gaps = await page.locator('.printed-dish').evaluateAll((dishes) =>
    dishes.flatMap((dish) => {
      const edges = [...dish.querySelectorAll('h3, dd')].flatMap((part) => {
        const range = new Range();
        range.selectNodeContents(part);
        const { left, right } = range.getBoundingClientRect();
        return part.textContent ? [{ left, right }] : [];
      });
      return edges.slice(1).map(({ left }, place) => left - (edges[place]?.right ?? 0));
    }),
  );
  expect(gaps.length).toBeGreaterThan(sampleMenu.length);
  expect(Math.min(...gaps)).toBeGreaterThan(4);
});

test('the subtitle of the printed menu is clear of the name @desktop', async ({ page }) => {
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('article')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => document.fonts.ready);
  const [name, subtitle] = await page
    .locator('.printed-name, .printed-tagline')
    .evaluateAll((all) =>
      all.map((line) => {
        const range = new Range();
        range.selectNodeContents(line);
        const { top, bottom } = range.getBoundingClientRect();
        return { top, bottom };
      }),
    );
  expect((subtitle?.top ?? 0) - (name?.bottom ?? 0)).toBeGreaterThanOrEqual(0);
});

test('the print button opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(paths.printedMenu);
  await page.getByRole('button', { name: 'Stampa' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

test('the print button waits for the comparison with the server, and says so', async ({
  page,
  expectAccessible,
}) => {
  await waitForEver(page);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto(paths.printedMenu);
  await expect(page.getByRole('article')).toBeVisible();
  const release = await hold(page, VERSION);
  await page.reload();
  await expect(page.getByRole('article').getByText(/^Menu, dati del/)).toBeVisible();
  await page.getByRole('button', { name: 'Stampa' }).click();
  await expect(page.getByText('Controllo che il menu sia aggiornato...')).toBeVisible();
  await expectAccessible();
  await expect(page.locator('body')).not.toHaveAttribute('data-printed');
  release();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  await expect(page.getByRole('article').getByText(/^Menu del/)).toBeVisible();
});

for (const path of [paths.printedMenu, paths.allergenRegister]) {
  test(`sheets of ${path} that the browser prints hours later carry the day of their data`, async ({
    page,
  }) => {
    await page.clock.setSystemTime(new Date('2026-11-20T20:00:00Z'));
    await page.goto(path);
    const sheets = page.getByRole('article');
    await expect(sheets.getByText(/(Menu del|aggiornato al) 20 novembre 2026$/)).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-11-21T10:00:00Z'));
    await print(page);
    await expect(sheets.getByText(/, dati del 20 novembre 2026$/)).toBeVisible();
  });
}
