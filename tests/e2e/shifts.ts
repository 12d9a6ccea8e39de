import type { Page } from '@playwright/test';

/** The sum of the layout shifts of the page that is open, that nobody has caused by touching the page. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.sum += Reflect.get(entry, 'value');
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
      return Reflect.get(window, 'shifts').sum;
    });
}
