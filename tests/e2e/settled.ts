import type { Page } from '@playwright/test';
import { isHydrated } from '../engines/in-page';

/*
 * The pages are prerendered: a visible element does not mean that its code has loaded.
 */

/**
 * Waits until React has hydrated the page. Before that, a link loads a new document, and no effect has run. A category's
 * cards are hydrated later, in slices: a tap on a card that is not hydrated yet is replayed.
 */
export async function expectReact(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Waits until all animations have finished, except those that never end and those that are driven by scrolling. */
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
 * Stops the clock of the pages: a timeout runs out only when the test advances the clock. Must be called before a page is
 * opened. The browser still draws frames, but the pages' `requestAnimationFrame` callbacks do not run.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * Records layout shifts that no input caused, from the next load on. A shift that rounds to 0.000 is none; nor is one of
 * elements that were outside the screen: which of them come into view depends on the fonts, which load late on a busy machine.
 * @returns reads the page's shifts: score, moved nodes
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: number = Reflect.get(entry, 'value');
        const sources: { node: Node | null; previousRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        );
        const moved = sources.filter(({ previousRect }) => previousRect.height > 0);
        if (Reflect.get(entry, 'hadRecentInput') || value < 0.0005 || moved.length === 0) continue;
        const nodes = moved.map(({ node }) => `${node?.nodeName} ${node?.textContent}`);
        shifts.push(`${value}: ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // The observer receives an entry in a separate task, after its frame.
      await document.fonts.ready;
      for (const _ of ['the frame', 'the next']) {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      }
      return Reflect.get(window, 'shifts');
    });
}
