import type { Page } from '@playwright/test';

/** What a page looks like to a printer. */
export type Printed = {
  pages: number;
  /** How many elements of a kind the sheets hold, by the PDF's own structure: 'TR', 'LI', 'H2'. */
  count: (kind: string) => number;
  /** Names of the fonts that stood in for the site's own. Those, being variable, are embedded without a name. */
  strangeFonts: string[];
};

/** Prints the page as Chromium would, and counts in the file what is on the sheets. */
export async function print(page: Page): Promise<Printed> {
  const file = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const text = file.toString('latin1');
  const fonts = [...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) => name);
  return {
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    count: (kind) => text.match(new RegExp(`/S /${kind}\\b`, 'g'))?.length ?? 0,
    strangeFonts: fonts.filter((name) => !/Fraunces|Figtree/.test(name)),
  };
}
