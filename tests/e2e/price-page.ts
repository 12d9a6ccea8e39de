import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The button that asks for confirmation; its text says how many prices change. */
export const submitButton = (page: Page) => page.locator('.form-actions').getByRole('button');

/** A row of the preview, by the name of its checkbox. */
export function previewRow(page: Page, name: string | RegExp) {
  return page.getByRole('row').filter({ has: page.getByRole('checkbox', { name }) });
}

/** Searches the list and opens the price change for what was found. */
export async function openFromSearch(page: Page, query: string): Promise<void> {
  await page.getByLabel('Cerca un prodotto').fill(query);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === query);
  await page.getByRole('link', { name: 'Cambia i prezzi' }).click();
  await expect(page.getByRole('heading', { name: 'Cambia i prezzi', level: 1 })).toBeVisible();
}
