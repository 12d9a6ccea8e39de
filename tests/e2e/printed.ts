import type { Page } from '@playwright/test';

/** What a page looks like to a printer. */
export type Printed = {
  pages: number;
  /** How many elements of a kind the sheets hold, by the PDF's own structure: 'TR', 'LI', 'H2'. */
  count: (kind: string) => number;
};

/** Prints the page as Chromium would, and counts in the file what is on the sheets. */
export async function print(page: Page): Promise<Printed> {
  const file = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const text = file.toString('latin1');
  return {
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    count: (kind) => text.match(new RegExp(`/S /${kind}\\b`, 'g'))?.length ?? 0,
  };
}
