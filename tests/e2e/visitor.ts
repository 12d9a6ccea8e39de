import type { Page } from '@playwright/test';
import { sampleMenu } from '../../emulators/sample/menu';
import { paths } from '../../src/paths';
import { waitForServiceWorker as waitForWorker } from '../engines/in-page';
import { expect } from './fixtures';
import { showFonts } from './fonts';
import { expectReact } from './settled';

export const CLASSICS = paths.category('pizze-classiche');

/** Every request to Firestore. */
export const FIRESTORE = /127\.0\.0\.1:\d8080/;
/** Requests for the list of dishes, and those for the menu's version. */
export const LIST = /127\.0\.0\.1:\d8080.*:runQuery/;
export const VERSION = /127\.0\.0\.1:\d8080.*(?::batchGet|meta\/menu)/;

/** The scripts of the app, except the first script (src/start/first-script.ts). */
export const CODE = /assets\/index-.+\.js$/;

/** The console errors of requests that a test blocks. */
export const BLOCKED = /ERR_FAILED|ERR_INTERNET_DISCONNECTED/;

/** The cards of the dishes on the page. */
export const cards = (page: Page) => page.getByRole('article');

/** The card of a dish, by its whole name. */
export const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The age of a menu that may have changed since. */
export const AGE = /^Menu del \d+ \S+, \d\d:\d\d: può essere cambiato$/;

/** The address of a page with a filter, whose end follows. @param filter 'senza=7' */
export function filtered(path: string, filter: string): RegExp {
  const escaped = path.replace(/[?]/g, '\\$&');
  return new RegExp(`${escaped}#${filter}&fino=\\d+$`);
}

/** How many dishes the sample menu has in a category. */
export function countOf(category: string): number {
  return sampleMenu.filter(({ categoria }) => categoria === category).length;
}

/** Waits until the page shows all classic pizzas. */
export async function expectClassics(page: Page): Promise<void> {
  await expect(cards(page)).toHaveCount(countOf('Pizze classiche'));
}

/** Waits until the service worker has cached the site and controls this page. */
export const waitForServiceWorker = (page: Page) => page.evaluate(waitForWorker);

/** Goes to a category by its tab, within the app. */
export async function openTab(page: Page, name: string): Promise<void> {
  await expectReact(page);
  await page.getByRole('navigation', { name: 'Categorie' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/** Asserts that the page, in its own fonts, does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await showFonts(page);
  const { content, viewport } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    viewport: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the page').toBeLessThanOrEqual(viewport);
}

/**
 * Leaves of each list and table its first line, the one with the longest word, and those with the text `kept`: a look at hundreds
 * of the same takes seconds.
 */
export async function shortenLists(page: Page, kept?: string): Promise<void> {
  await page.locator('main :is(ul, ol, tbody)').evaluateAll((lists, text) => {
    const longestWord = (line: Element) =>
      Math.max(...(line.textContent ?? '').split(/[\s,]+/).map((word) => word.length));
    for (const list of lists) {
      const rest = [...list.children].slice(1);
      for (const line of rest.sort((a, b) => longestWord(b) - longestWord(a)).slice(1))
        if (!text || !line.textContent?.includes(text)) line.remove();
    }
  }, kept);
}

/** Waits until localStorage holds the whole menu, which a first visit stores when the page is idle. */
export async function expectStored(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('menuVersion'))).not.toBeNull();
}

/** Holds back matching requests. @returns releases them */
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
