import type { Page } from '@playwright/test';

/**
 * No time passes for the pages, unless the test lets it: what waits for an answer waits for as long as the test does. To be
 * called before a page is opened. Frames are drawn, but the page is not told: what it does in a frame of its own is not done.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}
