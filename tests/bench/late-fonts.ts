import { paths } from '../../src/paths';
import { seenBy } from './measure';
import { type Bench, progress } from './parts';
import { newPhone, open } from './phone';
import { table } from './table';
import { CARD, CATEGORY } from './visits';

/** How late the fonts come, in ms: by then the page has long been painted in its fallback fonts. */
const DELAY_MS = 2000;
/** Small and large phones and a desktop, in px: another width breaks the lines at other words. */
const WIDTHS = [360, 390, 430, 1280];

const pages = [
  { address: paths.home, ready: 'h1' },
  { address: paths.storia, ready: 'h1' },
  { address: CATEGORY, ready: CARD },
];

/** How far a page moved when its fonts came. */
export type LateFonts = { address: string; width: number; cls: number };

/** First visits to a few pages at several widths, on a good network but for the fonts. */
export async function measureLateFonts({ browser, site, options }: Bench): Promise<LateFonts[]> {
  const all: LateFonts[] = [];
  site.delayFonts(DELAY_MS);
  for (let run = 0; run < options.runs; run += 1) {
    for (const { address, ready } of pages) {
      for (const width of WIDTHS) {
        const context = await newPhone(browser, false, width);
        const page = await context.newPage();
        await open(page, address, ready);
        const { cls } = await seenBy(page);
        all.push({ address, width, cls });
        await context.close();
      }
      progress(options, run, `${address}: fonts ${DELAY_MS} ms late`);
    }
  }
  site.delayFonts(0);
  return all;
}

/** The table of CLS with late fonts: the largest of all runs, because each person has but one. */
export function lateFontsTable(all: readonly LateFonts[]): string {
  const rows = pages.map(({ address }) => [
    address,
    ...WIDTHS.map((width) => {
      const same = all.filter((each) => each.address === address && each.width === width);
      return Math.max(...same.map(({ cls }) => cls)).toFixed(4);
    }),
  ]);
  return table(['CLS, fonts 2 s late', ...WIDTHS.map((width) => `${width} px`)], rows);
}
