import type { Browser } from '@playwright/test';
import { paths } from '../../src/paths';
import { newPhone, open } from './phone';
import type { Site } from './site';
import { CARD, workerIsReady } from './visits';

/**
 * What the hosting sends to a visitor of home and a category page, including everything that the service worker keeps for
 * offline use; and what it sends at a second such visit. In bytes.
 */
export async function measureKept(
  browser: Browser,
  site: Site,
): Promise<{ first: number; again: number }> {
  const context = await newPhone(browser, true);
  const measured = async () => {
    site.takeBytes();
    const page = await context.newPage();
    await open(page, paths.home, 'h1');
    await open(page, paths.category('pizze-classiche'), CARD);
    await workerIsReady(page);
    await page.close();
    return site.takeBytes();
  };
  try {
    return { first: await measured(), again: await measured() };
  } finally {
    await context.close();
  }
}
