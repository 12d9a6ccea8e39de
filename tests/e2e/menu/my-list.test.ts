import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact, expectStill, watchShifts } from '../settled';
import { BLOCKED, expectStored, hold, shortenLists } from '../visitor';
import { walkScreens } from '../walk';

const DESSERTS = paths.category('dolci');
/** The code of the list, which a page loads when a dish is opened or the list is used. */
const ROOM = /assets\/ListRoom-.+\.(?:js|css)$/;

const plus = (page: Page, name: string) =>
  page.getByRole('button', { name: `Aggiungi alla lista: ${name}` }).first();
/** The button in a dish's sheet. */
const add = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Aggiungi alla lista/ });
const bar = (page: Page) => page.getByRole('button', { name: /^La mia lista/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'La mia lista' });

/** Counts the touches of a page from now on. @returns reads the number */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('noteTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const note: () => void = Reflect.get(window, 'noteTap');
    document.addEventListener('pointerdown', () => note(), { capture: true });
  });
  return () => taps;
}

test('four people, seven things and one allergy reach the waiter in fifteen taps', async ({
  page,
}) => {
  const taps = await countTaps(page);
  await page.goto(paths.menu);
  await expectReact(page);
  /** Nobody hits what still slides in: a tap would land beside it. */
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible();
    await expectStill(page);
    await target.tap();
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  // A child eats no milk. The others do, so the hidden dishes are shown too.
  await tap(button('Allergie e dieta'));
  const milk = page.getByRole('switch', { name: 'Evito latte e derivati' });
  await tap(milk);
  await expect(milk).toBeChecked();
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Mostra', exact: true }));
  await expect(page).toHaveURL(RegExp(`^[^?]*${paths.search}#senza=7`));

  await tap(page.getByRole('link', { name: 'Margherita', exact: true }));
  await tap(page.getByRole('radio', { name: /^Maxi/ }));
  await tap(add(page));
  for (const name of [
    'Marinara',
    'Diavola',
    'Capricciosa',
    'Bruschette al pomodoro',
    'Acqua naturale',
    'Birra chiara piccola',
  ]) {
    await tap(plus(page, name));
  }
  await expect(bar(page)).toHaveText(/^La mia lista: 7 cose · € /);

  await tap(bar(page));
  await tap(list(page).getByRole('button', { name: '4', exact: true }));
  await expect(list(page).getByText('Coperto € 1,80 a persona')).toBeVisible();
  await tap(list(page).getByRole('button', { name: 'Mostra al cameriere' }));

  const shown = page.getByRole('dialog', { name: 'Vorremmo ordinare, siamo in 4:' });
  await expect(shown.getByText('Non posso mangiare: Latte.')).toBeVisible();
  expect(await shown.getByRole('listitem').allInnerTexts()).toEqual(
    [
      'Bruschette al pomodoro',
      'Marinara',
      'Margherita · Maxi',
      'Diavola',
      'Capricciosa',
      'Acqua naturale',
      'Birra chiara piccola',
    ].map((name) => expect.stringMatching(RegExp(`^1\\s+${name}$`))),
  );
  expect(taps()).toBe(15);
});

test('the buttons of a list that begins move nothing, however late its code loads', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, ROOM);
  await page.goto(DESSERTS);
  await expectReact(page);
  await page.getByRole('link', { name: 'Macedonia' }).tap();
  await add(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Input excuses what moves within half a second.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  release();
  await expect(plus(page, 'Macedonia, già 1')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await shifts()).toEqual([]);
});

test('the buttons of a list that the phone holds move nothing when they come, and cover no word', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const entries = [{ id: 'margherita', size: 'normale', count: 12 }];
    localStorage.setItem('miaLista', JSON.stringify({ entries }));
  });
  const shifts = await watchShifts(page);
  await page.goto(paths.search);
  await expect(plus(page, 'Margherita, già 12')).toBeVisible();
  for (const screen of [
    { width: 320, height: 568, text: '200%' },
    { width: 360, height: 640, text: '' },
    { width: 1280, height: 800, text: '' },
  ]) {
    await page.setViewportSize(screen);
    for (const view of ['Con le foto', 'In breve']) {
      const choose = page.getByRole('button', { name: view });
      if (await choose.isVisible()) await choose.click();
      const covered = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return [...document.querySelectorAll<HTMLElement>('[data-dish]')].flatMap((dish) => {
          dish.style.contentVisibility = 'visible';
          const box = dish.querySelector('.dish-add')?.getBoundingClientRect();
          const texts = document.createTreeWalker(dish, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          for (let node = texts.nextNode(); node && box; node = texts.nextNode()) {
            if (node.parentElement?.closest('.dish-add, .visually-hidden')) continue;
            const range = new Range();
            range.selectNodeContents(node);
            const isUnder = [...range.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                Math.min(right, box.right) - Math.max(left, box.left) > 0.5 &&
                Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2,
            );
            if (isUnder) found.push(`${node.textContent}`);
          }
          return found;
        });
      }, screen.text);
      expect(covered, `${screen.width} ${view}`).toEqual([]);
    }
  }
  await page.goto(paths.category('pizze-classiche'));
  await expect(plus(page, 'Margherita, già 12')).toHaveCSS('border-radius', '50%');
  expect(await plus(page, 'Margherita').boundingBox()).toMatchObject({ width: 44, height: 44 });
  expect(await shifts()).toEqual([]);
});

test('the list needs no code until a dish is opened; if that does not load it says so, and a reload opens it', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(DESSERTS);
  await expectReact(page);
  await expectStored(page);
  expect(requests.filter((url) => ROOM.test(url))).toEqual([]);
  await page.route(ROOM, (route) => route.abort());
  await page.getByRole('link', { name: 'Macedonia' }).click();
  const failure = page.getByText('La tua lista non si è aperta.');
  await expect(failure).toHaveCount(0);
  await add(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'La tua lista non si è aperta.',
  );
  await page.unroute(ROOM);
  await page.getByRole('dialog').getByRole('button', { name: 'Ricarica la pagina' }).click();
  await expectReact(page);
  await add(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(bar(page)).toHaveText(/^La mia lista: 1 piatto · € /);
  await expect(page.getByRole('link', { name: 'Macedonia' })).toBeFocused();
});

/** As many dishes as the waiter reads without scrolling, with the longest lines. */
const EIGHT = [
  ['margherita', 12, 'maxi', 'senza cipolla e ben cotta'],
  ['marinara', 1],
  ['capricciosa', 1, 'normale', 'senza carciofi'],
  ['diavola', 3],
  ['napoli', 1],
  ['macedonia', 2],
  ['biancaneve', 1, 'maxi'],
  ['funghi', 4],
].map(([id, count, size = 'normale', note = '']) => ({ id, count, size, note, name: id }));

test('the dialogs of the list are accessible, and can be used on every screen and by keyboard @desktop', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript((entries) => {
    localStorage.setItem('miaLista', JSON.stringify({ entries }));
  }, EIGHT);
  await page.goto(`${DESSERTS}#senza=2,14`);
  await expect(bar(page)).toBeVisible();
  const look = async (name: string) => {
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expectAccessible({ dark: true });
    expect(await walkScreens(page, 'dialog[open]'), name).toEqual({});
  };
  await shortenLists(page, 'Macedonia');
  await expectAccessible({ dark: true });
  expect(await walkScreens(page), 'the page with the bar').toEqual({});
  await page.getByRole('link', { name: 'Macedonia' }).press('Enter');
  await page.getByRole('button', { name: 'Aggiungi una nota' }).press('Enter');
  await look('Macedonia');
  await page.getByRole('textbox', { name: 'Una nota tua' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Macedonia' })).toBeFocused();
  await plus(page, 'Macedonia, già 3').press('Enter');
  await expect(plus(page, 'Macedonia, già 4')).toBeFocused();
  await bar(page).press('Enter');
  await look('La mia lista');
  await list(page).getByRole('button', { name: 'Mostra al cameriere' }).press('Enter');
  await look('Vorrei ordinare:');

  // The waiter reads all of it without scrolling.
  const shown = page.getByRole('dialog', { name: 'Vorrei ordinare:' });
  const lines = shown.getByRole('listitem');
  await expect(lines).toHaveCount(8);
  await expect(shown.getByText('Non posso mangiare: Crostacei, Molluschi.')).toBeVisible();
  await expect(lines.last()).toBeInViewport({ ratio: 1 });
  const size = await lines
    .first()
    .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  expect(size).toBeGreaterThanOrEqual(18);
  for (const closed of [shown, list(page)]) {
    await page.keyboard.press('Escape');
    await expect(closed).toHaveCount(0);
  }
  await expect(bar(page)).toBeFocused();
});
