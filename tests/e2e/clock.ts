import type { Page } from '@playwright/test';

/**
 * No time passes for the pages, unless the test lets it: what waits for an answer waits for as long as the test does. To be
 * called before a page is opened. Frames are drawn, but the page is not told: what it does in a frame of its own is not done.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/**
 * The pages wait for an answer for as long as the test takes: no timer of a second or more ends. To be called before a page
 * is opened. All else takes its time, which axe needs.
 */
export async function waitForEver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const LONGEST_MS = 2 ** 31 - 1;
    const patient = (work: TimerHandler, ms = 0, ...values: unknown[]) =>
      setTimeout(work, ms < 1_000 ? ms : LONGEST_MS, ...values);
    Reflect.set(window, 'setTimeout', patient);
  });
}
