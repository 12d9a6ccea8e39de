import type { Browser } from '@playwright/test';
import { paths } from '../../src/paths';
import type { Suite } from '../emulators/suite';
import type { Backend } from './backend';
import { prepareEdit } from './edit';
import { type Runs, type Taps, timeTable, transferTable } from './figures';
import { type Growth, measureGrowth } from './growth';
import { searchMenu, searchReserved, switchCategory } from './interactions';
import { measureKept } from './kept';
import { median } from './median';
import type { BenchOptions } from './options';
import { CPU_SLOWDOWN } from './phone';
import { putProducts, readSample } from './products';
import type { Site } from './site';
import { kb, ms, table } from './table';
import { runScenario, scenarios } from './visits';

type Bench = {
  browser: Browser;
  suite: Suite;
  backend: Backend;
  site: Site;
  options: BenchOptions;
};

const MENU_SIZES = [100, 500, 2000];
/** Menu and reserved list are searched with the most products. */
const LONG_LIST = 2000;

function progress(run: number, runs: number, text: string): void {
  console.log(`run ${run + 1} of ${runs}  ${text}`);
}

/** Visits every page and its limit in turn, so that other load on the machine affects both alike. */
async function measurePages({ browser, backend, suite, options }: Bench): Promise<Runs[]> {
  const stage = { browser, backend, edit: await prepareEdit(suite) };
  const all = scenarios
    .filter(({ name }) => options.includes(name))
    .map((scenario): Runs => ({ scenario, site: [], limit: [] }));
  for (let run = 0; run < options.runs; run += 1) {
    for (const { scenario, site, limit } of all) {
      const visits = await runScenario(stage, scenario);
      site.push(visits.site);
      if (visits.limit) limit.push(visits.limit);
      const beside = visits.limit ? `, limit ${ms(visits.limit.lcp)}` : '';
      progress(run, options.runs, `${scenario.title}: LCP ${ms(visits.site.lcp)}${beside}`);
    }
  }
  return all;
}

async function measureSwitch({ browser, options }: Bench): Promise<Taps[]> {
  if (!options.includes('switch')) return [];
  const taps: Taps = { title: 'Switch of category (INP)', site: [], limit: [] };
  for (let run = 0; run < options.runs; run += 1) {
    const site = await switchCategory(browser, paths.category('pizze-classiche'));
    const limit = await switchCategory(browser, '/limit/pizze-classiche.html');
    taps.site.push(site);
    taps.limit.push(limit);
    progress(run, options.runs, `${taps.title}: ${ms(site)}, limit ${ms(limit)}`);
  }
  return [taps];
}

const searches = [
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

async function measureSearches({ browser, options }: Bench): Promise<Taps[]> {
  const all: Taps[] = [];
  for (const { name, title, measure } of searches) {
    if (!options.includes(name)) continue;
    const taps: Taps = { title, site: [], limit: [] };
    for (let run = 0; run < options.runs; run += 1) {
      const took = await measure(browser);
      taps.site.push(took);
      progress(run, options.runs, `${title}: ${ms(took)}`);
    }
    all.push(taps);
  }
  return all;
}

const medianBy = <Item>(items: readonly Item[], figure: (item: Item) => number) =>
  median(items.map(figure));

function growthRow(products: number, runs: readonly Growth[]): string[] {
  return [
    String(products),
    String(medianBy(runs, ({ first }) => first.reads)),
    kb(medianBy(runs, ({ first }) => first.bytes)),
    ms(medianBy(runs, ({ first }) => first.cards)),
    String(medianBy(runs, ({ warm }) => warm.reads)),
    kb(medianBy(runs, ({ warm }) => warm.bytes)),
    ms(medianBy(runs, ({ warm }) => warm.cards)),
    kb(medianBy(runs, ({ stored }) => stored)),
  ];
}

const GROWTH_HEAD = [
  'products',
  'reads, first visit',
  'bytes',
  'time to cards',
  'reads, warm visit',
  'bytes',
  'time to cards',
  'localStorage',
];

/** Measures everything that the options include, prints progress and the tables. @returns all runs */
export async function measureAll(bench: Bench) {
  const { browser, suite, backend, site, options } = bench;
  const pages = await measurePages(bench);
  const switches = await measureSwitch(bench);
  const kept = options.includes('growth') ? await measureKept(browser, site) : null;

  const sample = await readSample(suite);
  const growth: Growth[] = [];
  for (const size of options.includes('growth') ? MENU_SIZES : []) {
    await putProducts(suite, sample, size);
    for (let run = 0; run < options.runs; run += 1) {
      const measured = await measureGrowth(browser, backend, size);
      growth.push(measured);
      progress(run, options.runs, `${size} products: cards after ${ms(measured.first.cards)}`);
    }
  }
  if (searches.some(({ name }) => options.includes(name))) {
    await putProducts(suite, sample, LONG_LIST);
  }
  const taps = [...switches, ...(await measureSearches(bench))];

  console.log(
    `\nMedians of ${options.runs}; 390 x 844, CPU x ${CPU_SLOWDOWN}, 1.6 Mbit/s, 150 ms.\n`,
  );
  if (pages.length + taps.length > 0) console.log(`${timeTable(pages, taps)}\n`);
  if (pages.length > 0) console.log(`${transferTable(pages)}\n`);
  if (growth.length > 0) {
    const rows = MENU_SIZES.map((size) =>
      growthRow(
        size,
        growth.filter(({ products }) => products === size),
      ),
    );
    console.log(`${table(GROWTH_HEAD, rows)}\n`);
  }
  if (kept) {
    const { first, again } = kept;
    console.log(
      `Sent by the hosting with all that the service worker keeps: ${kb(first)} at a first visit, ${kb(again)} at the next.`,
    );
  }
  return { pages, taps, growth, kept };
}
