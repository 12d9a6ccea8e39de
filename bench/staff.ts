import type { Browser } from '@playwright/test';
import { staffAccount } from '../emulators/sample/accounts';
import { paths } from '../src/paths';
import { newPhone, type Stored } from './phone';

/** A row of staff's list, on the site and on the limit. */
export const STAFF_ROW = '[data-product]';

export const LIMIT_RESERVED = '/limit/reserved.html';

/** How many dishes the larger menu has that staff's pages are measured with. */
export const MANY_DISHES = 500;

/** Signs the sample's staff in. @returns what their browser has stored then, without a cache or a service worker */
export async function signIn(browser: Browser): Promise<Stored> {
  const context = await newPhone(browser, false);
  try {
    const page = await context.newPage();
    await page.goto(paths.login);
    await page.getByLabel('E-mail').fill(staffAccount.email);
    await page.getByLabel('Password', { exact: true }).fill(staffAccount.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.locator(STAFF_ROW).first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
