import type { Browser, BrowserContext, Page } from '@playwright/test';
import { staffAccount } from '../../emulators/sample/accounts';
import { paths } from '../../src/paths';
import { newPhone, open, settled, slowCpu, slowNetwork } from './phone';
import { CARD } from './visits';

const TYPED = ['m', 'a', 'r', 'g', 'h'];
/** A whole word, a slip, an allergen. */
const TYPED_BY_GUESTS = ['pizza', 'proscuto', 'glutine'];

async function inPage<Result>(
  browser: Browser,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await newPhone(browser, false);
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** From the tap on another category's tab to the next painted frame, in ms. */
export function switchCategory(browser: Browser, address: string): Promise<number> {
  return inPage(browser, async (page, context) => {
    // Fills the cache, from which the limit renders too.
    await open(page, paths.category('pizze-classiche'), CARD);
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowCpu(session);
    await open(page, address, CARD);
    await page.locator('.tabs a', { hasText: 'Pinse' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Pinse' }).waitFor();
    await settled(page);
    return page.evaluate(() => Math.max(...window.benchSeen.events));
  });
}

/** The slowest of five keys in the search of the reserved list, from the key to the painted list, in ms. */
export function searchReserved(browser: Browser): Promise<number> {
  return inPage(browser, async (page, context) => {
    await page.goto(paths.login);
    await page.getByLabel('E-mail').fill(staffAccount.email);
    await page.getByLabel('Password').fill(staffAccount.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.locator('.product-table tbody tr').first().waitFor();
    await settled(page);
    await slowCpu(await context.newCDPSession(page));
    await page.getByLabel('Cerca un prodotto').focus();
    const keys = await pressKeys(page, TYPED);
    return Math.max(...keys.map(({ took }) => took));
  });
}

/**
 * The slowest key in the search of the menu, from the key to the first painted results, in ms. The only figure without a
 * slowed down CPU.
 */
export function searchMenu(browser: Browser): Promise<number> {
  return inPage(browser, async (page) => {
    // Fills the cache.
    await open(page, paths.category('pizze-classiche'), CARD);
    const keys = [];
    for (const text of TYPED_BY_GUESTS) {
      await open(page, paths.search, '.search-categories');
      await page.getByRole('searchbox').focus();
      keys.push(...(await pressKeys(page, [...text])));
    }
    return Math.max(...keys.map(({ first }) => first));
  });
}

/** Presses the keys one after the other, each when the page is idle. @returns the times of those that changed it */
async function pressKeys(page: Page, typed: readonly string[]) {
  for (const key of typed) {
    await page.keyboard.press(key);
    await settled(page);
  }
  const keys = await page.evaluate(() => window.benchKeys);
  // A key that does not change what is found paints nothing.
  if (keys.length === 0) throw new Error('No key changed the list');
  return keys;
}
