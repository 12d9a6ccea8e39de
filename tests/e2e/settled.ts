import type { Page } from '@playwright/test';
import { isHydrated } from '../engines/in-page';

/*
 * The pages stand in the HTML of the build: that an element is there says nothing of the code behind it.
 */

/**
 * Waits until React has hydrated the page: before that a link loads a whole page, and no effect has run. A category's cards
 * follow in slices; a tap on one that is not hydrated yet is replayed.
 */
export async function expectReact(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until whatever fades, slides or turns has arrived. What goes on for ever does not count, nor what follows the scrolling. */
export async function expectStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const ends = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        return playState === 'running' && timeline === document.timeline && ends;
      });
    for (let found = moving(); found.length > 0; found = moving()) {
      await Promise.allSettled(found.map(({ finished }) => finished));
    }
  });
}
