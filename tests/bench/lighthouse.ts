import { Problem } from '../../emulators/problem';
import { paths } from '../../src/paths';
import { type Bench, inTurn } from './options';
import { SITE } from './site';
import type { Beside } from './table';
import { CATEGORY, LIMIT_CATEGORY, LIMIT_HOME } from './visits';

/** Where Lighthouse reaches its browser. */
const DEBUGGING_PORT = 25174;

/** The score from 0 to 100 that Lighthouse gives a page as its mobile phone sees it, in a browser of its own. */
async function score({ launch }: Bench, address: string): Promise<number> {
  // Loaded for this option alone: it takes a second.
  const { default: lighthouse } = await import('lighthouse');
  const browser = await launch(`--remote-debugging-port=${DEBUGGING_PORT}`);
  try {
    const result = await lighthouse(`${SITE}${address}`, {
      port: DEBUGGING_PORT,
      onlyCategories: ['performance'],
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    const measured = result?.lhr.categories.performance?.score;
    if (typeof measured === 'number') return Math.round(100 * measured);
    throw new Problem(
      `Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`,
    );
  } finally {
    await browser.close();
  }
}

/** A first visit to home and to a category page, each in turn with its limit. */
export async function measureLighthouse(bench: Bench): Promise<Beside<number>[]> {
  const pages: (Beside<number> & { limitAddress: string })[] = [
    { title: paths.home, limitAddress: LIMIT_HOME, site: [], limit: [] },
    { title: CATEGORY, limitAddress: LIMIT_CATEGORY, site: [], limit: [] },
  ];
  await inTurn(bench, pages, async ({ title, limitAddress, site, limit }) => {
    site.push(await score(bench, title));
    limit.push(await score(bench, limitAddress));
    return `${title}: Lighthouse ${site.at(-1)}, limit ${limit.at(-1)}`;
  });
  return pages;
}
