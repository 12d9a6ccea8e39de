import type { Page } from '@playwright/test';

/** Makes requests wait. @returns lets them go on */
export async function hold(page: Page, requests: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(requests, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
