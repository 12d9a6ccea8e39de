import type { Page } from '@playwright/test';
import { putDocuments, readCollection, readDocument } from '../../emulators/client';
import { sampleMenu } from '../../emulators/sample/menu';
import { categories, dishCategories } from '../../src/domain/product/categories';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { expectReact } from './settled';
import { BLOCKED, CLASSICS, cards, expectStored, FIRESTORE } from './visitor';

function dishesIn(category: string) {
  return sampleMenu.filter(({ categoria }) => categoria === category);
}

/** Collects the Firestore requests that the page makes from now on. */
function firestoreCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (FIRESTORE.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('the cover asks to choose a category, and lists all of them @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await expect(page.getByText(/Scegli una categoria dal menu qui sopra/)).toBeVisible();
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  expect(await tiles.allTextContents()).toEqual(categories.map(({ name }) => name));
  await expectAccessible();
});

for (const { name, link } of dishCategories) {
  test(`${name} lists all its dishes @both`, async ({ page, expectAccessible }) => {
    await page.goto(paths.category(link));
    await expect(cards(page)).toHaveCount(dishesIn(name).length);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Pizzeria Tre Spighe`);
    await expect(page.getByRole('navigation').getByRole('link', { name })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('link', { name: 'Chiama adesso' })).toHaveCount(2);
    await expectAccessible();
  });
}

test('the menu shows all dishes, at least a hundred', async ({ page }) => {
  const shown: string[] = [];
  for (const { name, link } of dishCategories) {
    await page.goto(paths.category(link));
    await expect(cards(page)).toHaveCount(dishesIn(name).length);
    shown.push(...(await cards(page).getByRole('heading', { level: 2 }).allTextContents()));
  }
  expect(shown.length).toBeGreaterThanOrEqual(100);
  expect(shown.sort()).toEqual(sampleMenu.map(({ nome }) => nome).sort());
});

test('the allergen page lists all fourteen @both', async ({ page, expectAccessible }) => {
  await page.goto(paths.category('elenco-allergeni'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(14);
  await expect(page.getByText('10 mg/kg o 10 mg/l')).toBeVisible();
  await expectAccessible();
});

test('a card shows the stored fields, and the three prices of a classic pizza', async ({
  page,
  suite,
}) => {
  const [id, dish] =
    Object.entries(await readCollection(suite, 'prodotti')).find(
      ([, { nome }]) => nome === 'Margherita',
    ) ?? [];
  expect(id).toBeDefined();
  await page.goto(CLASSICS);
  const card = cards(page).filter({
    has: page.getByRole('heading', { name: 'Margherita', exact: true }),
  });
  await expect(card).toContainText(String(dish?.descrizione));
  await expect(card).toContainText(formatPrice(Number(dish?.prezzo)));
  await expect(card).toContainText(`Prezzo Maxi:${formatPrice(Number(dish?.prezzo_familiare))}`);
  await expect(card).toContainText(`Prezzo al Metro:${formatPrice(Number(dish?.prezzo_al_metro))}`);

  const picture = card.getByRole('img', { name: /Margherita/ });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
});

test('the grid has one, two or three columns, depending on the width', async ({ page }) => {
  await page.goto(CLASSICS);
  await expectReact(page);
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('switching the category neither requests the menu again nor shows a skeleton', async ({
  page,
}) => {
  await page.goto(paths.category('antipasti'));
  await expect(cards(page).first()).toBeVisible();
  await expectReact(page);
  await expectStored(page);
  const calls = firestoreCalls(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.skeleton')) console.error('a skeleton was shown');
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const { name } of dishCategories.slice(1)) {
    await page.getByRole('navigation', { name: 'Categorie' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(cards(page)).toHaveCount(dishesIn(name).length);
  }
  expect(calls).toEqual([]);
});

test('a second visit shows the cards before it sends a request to Firestore', async ({ page }) => {
  await page.goto(CLASSICS);
  await expect(cards(page).first()).toBeVisible();
  await expectStored(page);

  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('article')) performance.mark('cards');
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(cards(page)).toHaveCount(dishesIn('Pizze classiche').length);
  const readTimes = () =>
    page.evaluate(() => ({
      drawn: performance.getEntriesByName('cards')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => FIRESTORE.test(name))
        .map(({ startTime }) => startTime),
    }));
  // The browser lists a request when its response has arrived, some time after the page is drawn.
  await expect.poll(async () => (await readTimes()).asked).toHaveLength(1);
  const { drawn, asked } = await readTimes();
  expect(drawn).toBeLessThan(Math.min(...asked));
});

test('a second visit shows the menu with its age while Firestore is unreachable', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.goto(CLASSICS);
  await expect(cards(page).first()).toBeVisible();
  await expectStored(page);

  await page.route(FIRESTORE, (route) => route.abort());
  await page.reload();
  await expect(cards(page)).toHaveCount(dishesIn('Pizze classiche').length);
  await expect(page.getByText(/^Menu aggiornato al/)).toBeVisible();
});

test.describe('a page of a build that could not read the menu', () => {
  test.use({ baked: false });

  test('a first visit without a response offers a retry, which succeeds @both', async ({
    page,
    expectErrors,
    expectAccessible,
  }) => {
    expectErrors(BLOCKED);
    await page.route(FIRESTORE, (route) => route.abort());
    await page.goto(CLASSICS);
    await expect(page.getByRole('heading', { name: 'Il menu non si è caricato' })).toBeVisible();
    await expectAccessible();

    await page.unroute(FIRESTORE);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(cards(page)).toHaveCount(dishesIn('Pizze classiche').length);
  });
});

test('a price that staff changed is shown at the next visit @writes', async ({
  page,
  suite,
  sample: _,
}) => {
  await page.goto(CLASSICS);
  const card = cards(page).filter({
    has: page.getByRole('heading', { name: 'Margherita', exact: true }),
  });
  await expect(card).toBeVisible();
  await expectStored(page);

  const [id] =
    Object.entries(await readCollection(suite, 'prodotti')).find(
      ([, { nome }]) => nome === 'Margherita',
    ) ?? [];
  const dish = await readDocument(suite, `prodotti/${id}`);
  await putDocuments(suite, {
    [`prodotti/${id}`]: { ...dish, prezzo: 123.45 },
    'meta/menu': { version: new Date() },
  });
  await page.reload();
  await expect(card).toContainText('€ 123,45');
});

test('a visitor downloads no part of the Firebase SDK', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await page.goto(CLASSICS);
  await expectReact(page);
  // The scripts that the page preloads when it is idle belong to the visit too.
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  // 'runQuery' proves that the code was searched; the other strings occur only in the SDK.
  expect(code).toContain('runQuery');
  expect(code).not.toContain('FirebaseError');
  expect(code).not.toContain('identitytoolkit');
  expect(code).not.toContain('storage/unauthorized');
  expect(code).not.toContain('WebChannel');
});

test("a dish opens by its picture, and the phone's Back closes it @both", async ({
  page,
  expectAccessible,
}) => {
  await page.goto(CLASSICS);
  await page.getByRole('button', { name: 'Ingrandisci la foto: Margherita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog.getByRole('heading', { name: 'Ingredienti' })).toBeVisible();
  const height = await dialog.getByRole('img').evaluate((image) => image.clientHeight);
  expect(height).toBeLessThanOrEqual(300);
  await expect(page.locator('.modal.show')).toHaveCSS('opacity', '1');
  await expectAccessible();

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(CLASSICS);
  await expect(page.getByRole('button', { name: 'Ingrandisci la foto: Margherita' })).toBeFocused();
});

test('a dish closes by its button, by Escape and by a click outside @desktop', async ({ page }) => {
  await page.goto(CLASSICS);
  const dialog = page.getByRole('dialog');
  const actions = [
    () => dialog.getByRole('button', { name: 'Chiudi' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 400),
  ];
  for (const close of actions) {
    await page.getByRole('button', { name: 'Ingrandisci la foto: Margherita' }).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
  }
});

test('the drawer lists home and the nine categories, and closes when one is chosen @both', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(paths.menu);
  await expectReact(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Home',
    ...categories.map(({ name }) => name),
  ]);
  await expect(drawer).not.toHaveClass(/showing/);
  await expectAccessible();

  await drawer.getByRole('link', { name: 'Pinse' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pinse');
});

test('the current tab is in view, also at the far end of the strip', async ({ page }) => {
  await page.goto(paths.category('elenco-allergeni'));
  const tab = page
    .getByRole('navigation', { name: 'Categorie' })
    .getByRole('link', { name: 'Elenco degli allergeni' });
  await expect(tab).toBeInViewport({ ratio: 0.9 });
});

test('the dishes are shown before the code of the page loads, and a button tapped before works afterwards', async ({
  page,
}) => {
  const release = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(dishesIn('Pizze classiche').length);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a button of the cover tapped before the code of the page loads works afterwards', async ({
  page,
}) => {
  const release = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(paths.menu, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('the picture of a dish tapped before the code of the page loads opens that dish', async ({
  page,
}) => {
  const release = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(dishesIn('Pizze classiche').length);
  // In the last slice that React hydrates.
  await page
    .getByRole('button', { name: /^Ingrandisci la foto/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('hydration keeps the scroll position', async ({ page }) => {
  const release = await hold(page, /assets\/index-.+\.js$/);
  await page.goto(CLASSICS, { waitUntil: 'commit' });
  await expect(cards(page)).toHaveCount(dishesIn('Pizze classiche').length);
  const dish = page.getByRole('heading', { name: 'Capricciosa', exact: true });
  await dish.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);
  release();
  await expectReact(page);
  // The last slice too.
  const hydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect.poll(() => cards(page).last().evaluate(hydrated)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
