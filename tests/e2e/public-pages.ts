import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { expectReact } from './settled';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link in the navbar. Opens the navbar first if it is collapsed behind its button. */
export async function navigate(page: Page, name: string) {
  await expect(heading(page)).toBeVisible();
  await expectReact(page);
  const toggle = page.getByRole('button', { name: 'Navigazione' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}
