import { Problem } from '../../emulators/problem';
import { median } from './median';
import { type Bench, progress } from './parts';
import { SITE } from './site';
import { ms, table, times } from './table';
import { scenarios } from './visits';

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

/** All runs of one page and of its limit. */
export type Reports = { address: string; limitAddress: string; site: Report[]; limit: Report[] };

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

/** A first visit to a category page and to home, each in turn with its limit. */
export async function measureLighthouse(bench: Bench): Promise<Reports[]> {
  const { options } = bench;
  const all = scenarios.flatMap(({ name, address, limit }): Reports[] =>
    limit !== null && (name === 'cold' || name === 'home')
      ? [{ address, limitAddress: limit, site: [], limit: [] }]
      : [],
  );
  for (let run = 0; run < options.runs; run += 1) {
    for (const { address, limitAddress, site, limit } of all) {
      const [own, beside] = [await report(bench, address), await report(bench, limitAddress)];
      site.push(own);
      limit.push(beside);
      progress(options, run, `${address}: Lighthouse ${own.score}, limit ${beside.score}`);
    }
  }
  return all;
}

/** The table of Lighthouse's scores, in medians, each page followed by its limit. */
export function lighthouseTable(all: readonly Reports[]): string {
  const of = (reports: readonly Report[], name: keyof Report) =>
    median(reports.map((each) => each[name]));
  const row = (title: string, reports: readonly Report[]) => [
    title,
    String(of(reports, 'score')),
    ...METRICS.map((name) =>
      name === 'cls' ? of(reports, name).toFixed(3) : ms(of(reports, name)),
    ),
  ];
  const rows = all.flatMap(({ address, site, limit }) => [
    row(address, site),
    row('– limit', limit),
    [
      '– beside the limit',
      `${of(site, 'score')} : ${of(limit, 'score')}`,
      ...METRICS.map((name) => times(of(site, name), of(limit, name))),
    ],
  ]);
  return table(['Lighthouse, mobile', 'score', 'FCP', 'LCP', 'TBT', 'CLS', 'SI'], rows);
}
