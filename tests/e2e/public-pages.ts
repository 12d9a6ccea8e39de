import type { Page } from '@playwright/test';
import { paths } from '../../src/paths';
import { expect } from './fixtures';
import { expectReact } from './settled';

/** The public pages with their main headings. */
export const publicPages = [
  { path: paths.home, text: 'La vera pizza, dal 1987' },
  { path: paths.storia, text: 'Storia' },
  { path: paths.privacyPolicy, text: 'Privacy policy' },
  { path: paths.cookiePolicy, text: 'Cookie policy' },
  { path: paths.terms, text: 'Termini e condizioni' },
];

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const cookieNotice = (page: Page) => page.getByRole('region', { name: 'Avviso sui cookie' });

/** Follows a link in the navbar. Opens the navbar first if it is collapsed behind its button. */
export async function navigate(page: Page, name: string) {
  await expect(heading(page)).toBeVisible();
  await expectReact(page);
  const toggle = page.getByRole('button', { name: 'Navigazione' });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}
