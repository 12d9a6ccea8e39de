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

/**
 * No time passes for the pages, unless the test lets it: what waits for an answer waits for as long as the test does. To be
 * called before a page is opened. Frames are drawn, but the page is not told: what it does in a frame of its own is not done.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** What has moved on the page that is open, and how much of a layout shift that was, without that anybody touched the page. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`);
        shifts.push(`${Reflect.get(entry, 'value')}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // An entry comes in a task of its own, after its frame.
      await document.fonts.ready;
      for (const _ of ['the frame', 'the next']) {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return Reflect.get(window, 'shifts');
    });
}
