import { Problem } from '../../emulators/problem';
import { paths } from '../../src/paths';
import { type Bench, inTurn } from './parts';
import { SITE } from './site';
import { type Beside, besideTable, ms } from './table';
import { CATEGORY, LIMIT_CATEGORY, LIMIT_HOME } from './visits';

/** Where Lighthouse reaches its browser. */
const DEBUGGING_PORT = 25174;

/** Lighthouse's own names of what its score is made of. */
const AUDITS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
} as const;
const METRICS = ['fcp', 'lcp', 'tbt', 'cls', 'si'] as const;

/** What Lighthouse says of a page as its mobile phone sees it: a score from 0 to 100, and times in ms. */
type Report = Record<'score' | (typeof METRICS)[number], number>;

/** Runs Lighthouse in a browser of its own, as its command line does. */
async function report({ launch }: Bench, address: string): Promise<Report> {
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
    const number = (value: number | null | undefined) => {
      if (typeof value === 'number') return value;
      throw new Problem(
        `Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`,
      );
    };
    const metric = (name: keyof typeof AUDITS) =>
      number(result?.lhr.audits[AUDITS[name]]?.numericValue);
    return {
      score: Math.round(100 * number(result?.lhr.categories.performance?.score)),
      fcp: metric('fcp'),
      lcp: metric('lcp'),
      tbt: metric('tbt'),
      cls: metric('cls'),
      si: metric('si'),
    };
  } finally {
    await browser.close();
  }
}

/** A first visit to home and to a category page, each in turn with its limit. */
export async function measureLighthouse(bench: Bench): Promise<Beside<Report>[]> {
  const pages: (Beside<Report> & { limitAddress: string })[] = [
    { title: paths.home, limitAddress: LIMIT_HOME, site: [], limit: [] },
    { title: CATEGORY, limitAddress: LIMIT_CATEGORY, site: [], limit: [] },
  ];
  await inTurn(bench, pages, async ({ title, limitAddress, site, limit }) => {
    const [own, beside] = [await report(bench, title), await report(bench, limitAddress)];
    site.push(own);
    limit.push(beside);
    return `${title}: Lighthouse ${own.score}, limit ${beside.score}`;
  });
  return pages;
}

/** The table of Lighthouse's scores, in medians, each page followed by its limit. */
export function lighthouseTable(all: readonly Beside<Report>[]): string {
  const figures = METRICS.map((name) => ({
    title: name.toUpperCase(),
    of: (report: Report) => report[name],
    write: name === 'cls' ? (value: number) => value.toFixed(3) : ms,
  }));
  const score = { title: 'score', of: (report: Report) => report.score, write: String };
  return besideTable('Lighthouse, mobile', [score, ...figures], all);
}
