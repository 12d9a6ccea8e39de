import type { Page } from '@playwright/test';
import { putDocuments } from '../../../emulators/data/client';
import { paths } from '../../../src/paths';
import { expect, test } from '../fixtures';
import { expectReact, watchShifts } from '../settled';
import { AGE, cards, expectStored, hold, LIST, VERSION } from '../visitor';

const age = (page: Page) => page.locator('main').getByText(AGE);
const freshness = (page: Page) => page.evaluate(() => document.documentElement.dataset.menu);
const expectCurrent = (page: Page) => expect.poll(() => freshness(page)).toBe('current');
const HOUR_MS = 3_600_000;
const NOTICE = { testo: 'Stasera musica dal vivo', dal: '2026-01-01', al: null };

/** Opens a category with the menu stored, on a clock that the test advances. */
async function openStarters(page: Page) {
  await page.clock.install();
  await page.goto(paths.category('antipasti'));
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
  await openStarters(page);
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

test('with a filter on no frame shows a dish of a list that the first script knows to be changed @writes', async ({
  page,
  suite,
}) => {
  await openStarters(page);
  await avoidFish(page);
  await putDocuments(suite, { 'meta/menu': { version: new Date() } });
  const release = await hold(page, LIST);
  await page.addInitScript(() => {
    const seenChanged: boolean[] = [];
    Object.assign(window, { seenChanged });
    const look = () => {
      // A frame may come before the page's first element.
      const root = document.querySelector('html');
      const isChanged = root?.dataset.menu === 'changed';
      const seen = [...document.querySelectorAll('article')].some((card) =>
        card.checkVisibility({ visibilityProperty: true }),
      );
      if (isChanged) seenChanged.push(seen);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await expectReact(page);
  const frames = (): Promise<boolean[]> => page.evaluate(() => Reflect.get(window, 'seenChanged'));
  await expect.poll(frames).not.toHaveLength(0);
  expect(await frames()).not.toContain(true);
  release();
  await expect(cards(page).first()).toBeVisible();
});
