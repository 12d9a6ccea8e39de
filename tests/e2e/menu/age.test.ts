import type { Page } from '@playwright/test';
import { putDocuments } from '../../../emulators/data/client';
import { expect, test } from '../fixtures';
import { expectReact, watchShifts } from '../settled';
import {
  AGE,
  BLOCKED,
  CLASSICS,
  cards,
  expectStored,
  FIRESTORE,
  hold,
  LIST,
  VERSION,
} from '../visitor';

const age = (page: Page) => page.locator('main').getByText(AGE);
const freshness = (page: Page) => page.evaluate(() => document.documentElement.dataset.menu);
const expectCurrent = (page: Page) => expect.poll(() => freshness(page)).toBe('current');
const HOUR_MS = 3_600_000;
const NOTICE = { testo: 'Stasera musica dal vivo', dal: new Date(0), al: null };

/** Opens the classic pizzas with the menu stored, on a clock that the test advances. */
async function openClassics(page: Page) {
  await page.clock.install();
  await page.goto(CLASSICS);
  await expectReact(page);
  await expectStored(page);
  await expectCurrent(page);
}

/** Stores a choice as the filter does: the next page has it. */
function avoidFish(page: Page) {
  return page.evaluate(() => {
    const end = Math.floor(Date.now() / 1000) + 3600;
    localStorage.setItem('cosaPossoMangiare', `#senza=4&fino=${end}`);
  });
}

test('an idle hour: the age is above the notice, shifts nothing, and goes at a touch @writes', async ({
  page,
  suite,
  expectAccessible,
}) => {
  await putDocuments(suite, { 'meta/oggi': { avvisi: [NOTICE] } });
  const shifts = await watchShifts(page);
  await openClassics(page);
  const notice = page.locator('.guest-notice');
  await expect(notice).toBeVisible();
  await page.clock.fastForward('01:00:00');
  await expect(age(page)).toBeVisible();
  const [ageBox, noticeBox] = [await age(page).boundingBox(), await notice.boundingBox()];
  expect((ageBox?.y ?? 0) + (ageBox?.height ?? 0)).toBeLessThanOrEqual(noticeBox?.y ?? 0);
  expect(await shifts()).toEqual([]);
  await expectAccessible();

  const release = await hold(page, VERSION);
  // Three seconds without an answer would show the age again.
  await page.clock.pauseAt(Date.now() + 2 * HOUR_MS);
  await page.mouse.wheel(0, 10);
  await expect(age(page)).toBeHidden();
  release();
  await expectCurrent(page);
});

test('a dish opened by a shared link without a network has its age, in its dialog too', async ({
  page,
  expectErrors,
}) => {
  expectErrors(BLOCKED);
  await openClassics(page);
  await page.route(FIRESTORE, (route) => route.abort());
  await page.goto(`${CLASSICS}?piatto=margherita`);
  await avoidFish(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Margherita' });
  await expect(dialog.getByText(AGE)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Mostra al personale' }).click();
  await expect(page.locator('.filter-staff').getByText(AGE)).toBeInViewport();
});

test('with a filter on no frame shows a dish that the first script knows to be outdated @writes', async ({
  page,
  suite,
}) => {
  await openClassics(page);
  await avoidFish(page);
  await putDocuments(suite, { 'meta/menu': { version: new Date() } });
  const release = await hold(page, LIST);
  await page.addInitScript(() => {
    const seenOutdated: boolean[] = [];
    Object.assign(window, { seenOutdated });
    const look = () => {
      // A frame may come before the page's first element.
      const root = document.querySelector('html');
      const isOutdated = /outdated|withheld/.test(root?.dataset.menu ?? '');
      const seen = [...document.querySelectorAll('article')].some((card) =>
        card.checkVisibility({ visibilityProperty: true }),
      );
      if (isOutdated) seenOutdated.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expectReact(page);
  const frames = (): Promise<boolean[]> => page.evaluate(() => Reflect.get(window, 'seenOutdated'));
  await expect.poll(frames).not.toHaveLength(0);
  expect(await frames()).not.toContain(true);
  release();
  await expect(cards(page).first()).toBeVisible();
});
