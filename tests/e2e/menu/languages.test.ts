import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact, watchShifts } from '../settled';
import { BLOCKED, CLASSICS, cardOf, waitForServiceWorker } from '../visitor';
import { walkScreens } from '../walk';

test.describe('a phone in German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered the menu in German before the first paint, and reads it after one tap', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(CLASSICS);
    const offer = page.getByRole('link', { name: 'Dieses Menü auf Deutsch' });
    await expect(offer).toBeVisible();
    await expectAccessible();
    await offer.click();
    await expect(cardOf(page, 'Capricciosa')).toContainText('gekochter Schinken');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(offer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Klassische Pizzen · /);
    await page.reload();
    await expect(cardOf(page, 'Capricciosa')).toContainText('gekochter Schinken');
    await expectAccessible({ dark: true });
    // The longest words, on the smallest screens.
    expect(await walkScreens(page)).toEqual({});
  });
});

test('an Italian phone is offered nothing, and loads no language', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(CLASSICS);
  await expectReact(page);
  await expect(page.locator('.offer')).toBeHidden();
  expect(requests.filter((url) => url.includes('/languages/'))).toEqual([]);
});

test('the dishes of a page are seen in the language of its address alone', async ({ page }) => {
  await page.addInitScript(() => {
    const look = () => {
      const texts = document.querySelectorAll<HTMLElement>('[data-text=ingredients]');
      const isItalian = [...texts].some(
        (text) =>
          text.checkVisibility({ visibilityProperty: true }) && /prosciutto/.test(text.innerText),
      );
      if (isItalian) console.error('Italian dishes are seen');
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${CLASSICS}?lingua=en`);
  await expect(cardOf(page, 'Capricciosa')).toContainText('cooked ham');
  await expect(page).toHaveURL(CLASSICS);
});

test('a page whose scripts are blocked is Italian after a while; what a filter may hide stays hidden', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await page.route(/\/assets\/.+\.js$/, (route) => route.abort());
  await page.clock.install();
  for (const [filter, isSeen] of [
    ['', true],
    ['#senza=7', false],
  ] as const) {
    await page.goto(`${CLASSICS}?lingua=en${filter}`);
    await expect(cardOf(page, 'Marinara')).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cardOf(page, 'Marinara')).toBeVisible({ visible: isSeen });
  }
});

test('a page moves nothing when its language comes @desktop', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(`${paths.menu}?lingua=de`);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      paths.menu,
      CLASSICS,
      paths.search,
      paths.category('elenco-allergeni'),
      paths.allergenRegister,
    ]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.locator('h1')).toBeVisible();
      expect(await shifts(), `${width} ${path}`).toEqual([]);
    }
  }
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language that was used is there, another one says that it is not', async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(BLOCKED);
    await page.goto(paths.menu);
    await waitForServiceWorker(page);
    await page.goto(`${CLASSICS}?lingua=es`);
    await expect(cardOf(page, 'Capricciosa')).toContainText('jamón cocido');
    await context.setOffline(true);
    await page.reload();
    await expect(cardOf(page, 'Capricciosa')).toContainText('jamón cocido');
    await page.goto(`${CLASSICS}?lingua=fr`);
    await expect(page.getByText("Le français n'est pas disponible")).toBeVisible();
    await expect(cardOf(page, 'Capricciosa')).toContainText('prosciutto cotto');
  });
});
