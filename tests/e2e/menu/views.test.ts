import type { Page } from '@playwright/test';
import { sampleMenu } from '../../../emulators/sample/menu';
import { allergensOf } from '../../../src/domain/product/allergens';
import { marksOf } from '../../../src/domain/product/marks';
import { formatPrice } from '../../../src/domain/product/price';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact } from '../settled';

const NONE = 'Nessun allergene dichiarato';

function dishCalled(name: string) {
  const dish = sampleMenu.find(({ nome }) => nome === name);
  if (!dish) throw new Error(`No dish is called '${name}'`);
  return dish;
}

/** Everything that has to be read of a dish, wherever it stands. */
function factsOf(name: string): string[] {
  const dish = dishCalled(name);
  const {
    descrizione,
    allergeni,
    prezzo,
    prezzo_familiare,
    prezzo_al_metro,
    etichette = [],
  } = dish;
  const prices = [prezzo, prezzo_familiare ?? 0, prezzo_al_metro ?? 0].filter((euro) => euro > 0);
  const declared = allergensOf(allergeni).map((allergen) => allergen.name);
  return [
    descrizione,
    ...(declared.length > 0 ? declared : [NONE]),
    ...prices.map(formatPrice),
    ...marksOf({ etichette, allergeni, nessunAllergene: true }).map((mark) => mark.name),
  ];
}

/** The texts of elements as somebody reads them: what is hidden, clipped or cut by an ellipsis is left out. */
function readTexts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((roots) =>
    roots.map((root) => {
      const isCut = (element: Element) =>
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth;
      const texts: string[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let element = node.parentElement;
        let isRead = element?.checkVisibility({ visibilityProperty: true });
        for (; element && element !== root; element = element.parentElement) {
          if (isCut(element)) isRead = false;
        }
        if (isRead) texts.push(node.textContent ?? '');
      }
      return texts.join(' ').replaceAll(/\s+/g, ' ');
    }),
  );
}

/** The facts that cannot be read, by dish. @param quiet a fact that this view leaves to emptiness */
async function unread(page: Page, selector: string, quiet?: string) {
  const names = await page.locator(`${selector} :is(.item-name, h3[translate])`).allTextContents();
  const texts = await readTexts(page, selector);
  expect(names.length).toBeGreaterThan(0);
  expect(texts).toHaveLength(names.length);
  return Object.fromEntries(
    names.flatMap((name, place) => {
      const text = texts[place] ?? '';
      const facts = factsOf(name);
      const missing = facts.filter((fact) => fact !== quiet && !text.includes(fact));
      return missing.length > 0 ? [[name, missing]] : [];
    }),
  );
}

/** Every kind of card; then one with each kind of filter, whose hidden dishes are revealed. */
const cases = [
  ...['pizze-classiche', 'impasti', 'antipasti', 'bibite'].map(paths.category),
  `${paths.category('pizze-classiche')}#senza=1`,
  `${paths.category('antipasti')}#solo=vegani`,
];

test('a category says all facts of each dish, in both views, on the screen and on paper', async ({
  page,
}) => {
  for (const path of cases) {
    await page.goto('about:blank');
    await page.goto(path);
    await expectReact(page);
    const reveal = page.getByRole('button', { name: 'Mostra', exact: true });
    if (path.includes('#')) await reveal.click();
    for (const isBrief of [false, true]) {
      if (isBrief) await page.getByRole('button', { name: 'In breve' }).click();
      // A card follows the specification, which has no section then; while allergens are avoided it says so too.
      const quiet = isBrief || path.includes('senza') ? undefined : NONE;
      const view = `${path} ${isBrief ? 'in brief' : 'with pictures'}`;
      expect(await unread(page, '.item', quiet), view).toEqual({});
      await page.emulateMedia({ media: 'print' });
      expect(await unread(page, '.item'), `${view} on paper`).toEqual({});
      await page.emulateMedia({ media: null });
    }
    // The next category opens with pictures and without a filter.
    await page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.clear()));
  }
});

test('a printed category or search has the house, its date, the category and all facts', async ({
  page,
}) => {
  await page.goto(paths.category('impasti'));
  await expectReact(page);
  await page.getByRole('button', { name: 'In breve' }).click();
  for (const [path, title] of [
    [paths.category('impasti'), 'I nostri impasti'],
    [`${paths.search}?q=celiaco`, 'I nostri impasti'],
  ] as const) {
    await page.goto(path);
    await expectReact(page);
    await expect(page.getByRole('heading', { name: 'Riso, mais e lupini' })).toBeVisible();
    // The date is written when the browser prints.
    await page.pdf();
    await page.emulateMedia({ media: 'print' });
    const [head = ''] = await readTexts(page, '.menu-print-head');
    expect(head).toMatch(/^Pizzeria Tre Spighe Menu(?:, dati)? del \d+ \S+ \d{4}$/);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await unread(page, '.item')).toEqual({});
    await page.emulateMedia({ media: null });
    await expect(page.locator('.menu-print-head')).toBeHidden();
  }
});

test('the printed menu and register say all facts of each dish, on the screen and on paper @desktop', async ({
  page,
}) => {
  await page.goto(paths.printedMenu);
  await expect(page.locator('[data-paper] li:has(h3)')).toHaveCount(sampleMenu.length);
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    expect(await unread(page, '[data-paper] li:has(h3)'), media).toEqual({});
  }

  await page.goto(paths.allergenRegister);
  const rows = page.locator('tbody tr:has(td)');
  await expect(rows).toHaveCount(sampleMenu.length);
  const heads = await page.locator('thead [scope=col] + th').allTextContents();
  const signs = await rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td > [aria-hidden]')].map((each) => each.textContent),
    ),
  );
  const names = await page.locator('tbody th [translate]').allTextContents();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    const texts = await readTexts(page, 'tbody tr:has(td)');
    for (const [place, name] of names.entries()) {
      const { allergeni, descrizione } = dishCalled(name);
      expect(signs[place], name).toEqual(
        heads.map((_, index) => (allergeni.includes(index + 1) ? '●' : '–')),
      );
      expect(texts[place]).toContain(descrizione);
      if (allergeni.length === 0) expect(texts[place]).toContain(NONE);
    }
  }
});
