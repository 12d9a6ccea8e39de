import type { Browser } from '@playwright/test';
import { paths } from '../../src/paths';
import { timeTable, transferTable } from './figures';
import { growthTable, measureGrowth } from './growth';
import { searchMenu, searchReserved, switchCategory } from './interactions';
import { lighthouseTable, measureLighthouse } from './lighthouse';
import type { Visit } from './measure';
import type { Part } from './options';
import { type Bench, inTurn } from './parts';
import { CPU_SLOWDOWN } from './phone';
import { putProducts, readSample } from './products';
import { type Beside, besideTable, ms } from './table';
import { CATEGORY, LIMIT_CATEGORY, prepareEdit, runScenario, scenarios } from './visits';

/** Menu and reserved list are searched with so many products. */
const LONG_LIST = 2000;

/** Visits every page and its limit in turn. */
async function measurePages(bench: Bench): Promise<Beside<Visit>[]> {
  const { browser, backend, suite, options } = bench;
  const stage = { browser, backend, edit: await prepareEdit(suite) };
  const all = scenarios
    .filter(({ name }) => options.includes(name))
    .map((scenario) => ({ scenario, site: [] as Visit[], limit: [] as Visit[] }));
  await inTurn(bench, all, async ({ scenario, site, limit }) => {
    const visits = await runScenario(stage, scenario);
    site.push(visits.site);
    if (visits.limit) limit.push(visits.limit);
    const beside = visits.limit ? `, limit ${ms(visits.limit.lcp)}` : '';
    return `${scenario.title}: LCP ${ms(visits.site.lcp)}${beside}`;
  });
  return all.map(({ scenario, site, limit }) => ({ title: scenario.title, site, limit }));
}

/** A key or a tap; `measure` gives the ms that it takes, the slowest of several. */
type Touch = {
  name: Part;
  title: string;
  measure: (browser: Browser) => Promise<number>;
  measureLimit?: (browser: Browser) => Promise<number>;
};

const touches: readonly Touch[] = [
  {
    name: 'switch',
    title: 'Switch of category (INP)',
    measure: (browser) => switchCategory(browser, CATEGORY),
    measureLimit: (browser) => switchCategory(browser, LIMIT_CATEGORY),
  },
];

const searches: readonly Touch[] = [
  {
    name: 'search',
    title: `${paths.search}, ${LONG_LIST} products: key to first results, CPU x 1`,
    measure: searchMenu,
  },
  {
    name: 'reserved',
    title: `${paths.reserved}, ${LONG_LIST} products: key to painted list`,
    measure: searchReserved,
  },
];

async function measureTouches(bench: Bench, some: readonly Touch[]): Promise<Beside<number>[]> {
  const all = some.map((touch): Touch & Beside<number> => ({ ...touch, site: [], limit: [] }));
  await inTurn(bench, all, async ({ title, measure, measureLimit, site, limit }) => {
    site.push(await measure(bench.browser));
    if (measureLimit) limit.push(await measureLimit(bench.browser));
    const beside = limit.length > 0 ? `, limit ${ms(limit.at(-1) ?? 0)}` : '';
    return `${title}: ${ms(site.at(-1) ?? 0)}${beside}`;
  });
  return all;
}

/** Measures everything that the options include, prints progress and the tables. @returns all runs */
export async function measureAll(bench: Bench) {
  const { suite, options } = bench;
  const included = ({ name }: Touch) => options.includes(name);
  const pages = await measurePages(bench);
  const taps = await measureTouches(bench, touches.filter(included));
  const lighthouse = options.lighthouse ? await measureLighthouse(bench) : [];

  const sample = await readSample(suite);
  const growth = options.includes('growth') ? await measureGrowth(bench, sample) : [];
  if (searches.some(included)) await putProducts(suite, sample, LONG_LIST);
  taps.push(...(await measureTouches(bench, searches.filter(included))));

  console.log(
    `\nMedians of ${options.runs}. The phone: 390 x 844, CPU x ${CPU_SLOWDOWN}, 1.6 Mbit/s, 150 ms; Lighthouse has its own.\n`,
  );
  if (pages.length > 0) console.log(`${timeTable(pages)}\n\n${transferTable(pages)}\n`);
  if (taps.length > 0) {
    const figure = { title: 'key or tap', of: (took: number) => took, write: ms };
    console.log(`${besideTable('', [figure], taps)}\n`);
  }
  if (lighthouse.length > 0) console.log(`${lighthouseTable(lighthouse)}\n`);
  if (growth.length > 0) console.log(`${growthTable(growth)}\n`);
  return { pages, taps, lighthouse, growth };
}
