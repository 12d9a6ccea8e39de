import type { Page } from '@playwright/test';

/** A page, printed as PDF. */
type Printed = {
  pages: number;
  /** Counts the elements of a kind in the PDF's structure tree: 'TR', 'LI', 'H2'. */
  count: (kind: string) => number;
  /** Names of fonts other than the site's own. Those are variable, so the PDF embeds them without a name. */
  fallbackFonts: string[];
};

/** Prints the page as a tagged PDF and reads from it what is on the sheets. */
export async function print(page: Page): Promise<Printed> {
  const file = await page.pdf({ preferCSSPageSize: true, tagged: true });
  const text = file.toString('latin1');
  const fonts = [...text.matchAll(/\/BaseFont \/([\w+-]+)/g)].map(([, name = '']) => name);
  return {
    pages: text.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0,
    count: (kind) => text.match(new RegExp(`/S /${kind}\\b`, 'g'))?.length ?? 0,
    fallbackFonts: fonts.filter((name) => !/Fraunces|Figtree/.test(name)),
  };
}
