import type { Browser } from '@playwright/test';
import { paths } from '../../src/paths';
import { prepareEdit } from './edit';
import { type Runs, type Taps, timeTable, transferTable } from './figures';
import { growthTable, measureGrowth } from './growth';
import { searchMenu, searchReserved, switchCategory } from './interactions';
import { measureKept } from './kept';
import { lateFontsTable, measureLateFonts } from './late-fonts';
import { lighthouseTable, measureLighthouse } from './lighthouse';
import type { Part } from './options';
import { type Bench, progress } from './parts';
import { CPU_SLOWDOWN } from './phone';
import { putProducts, readSample } from './products';
import { kb, ms } from './table';
import { CATEGORY, LIMIT_CATEGORY, runScenario, scenarios } from './visits';

/** Menu and reserved list are searched with so many products. */
const LONG_LIST = 2000;

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
      progress(options, run, `${scenario.title}: LCP ${ms(visits.site.lcp)}${beside}`);
    }
  }
  return all;
}

async function measureSwitch({ browser, options }: Bench): Promise<Taps[]> {
  if (!options.includes('switch')) return [];
  const taps: Taps = { title: 'Switch of category (INP)', site: [], limit: [] };
  for (let run = 0; run < options.runs; run += 1) {
    const site = await switchCategory(browser, CATEGORY);
    const limit = await switchCategory(browser, LIMIT_CATEGORY);
    taps.site.push(site);
    taps.limit.push(limit);
    progress(options, run, `${taps.title}: ${ms(site)}, limit ${ms(limit)}`);
  }
  return [taps];
}

/** A search that is typed into; `measure` gives the ms of its slowest key. */
type Search = { name: Part; title: string; measure: (browser: Browser) => Promise<number> };

const searches: readonly Search[] = [
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
      progress(options, run, `${title}: ${ms(took)}`);
    }
    all.push(taps);
  }
  return all;
}

/** Measures everything that the options include, prints progress and the tables. @returns all runs */
export async function measureAll(bench: Bench) {
  const { browser, suite, site, options } = bench;
  const pages = await measurePages(bench);
  const switches = await measureSwitch(bench);
  const fonts = options.includes('fonts') ? await measureLateFonts(bench) : [];
  const lighthouse = options.lighthouse ? await measureLighthouse(bench) : [];
  const kept = options.includes('growth') ? await measureKept(browser, site) : null;

  const sample = await readSample(suite);
  const growth = options.includes('growth') ? await measureGrowth(bench, sample) : [];
  if (searches.some(({ name }) => options.includes(name))) {
    await putProducts(suite, sample, LONG_LIST);
  }
  const taps = [...switches, ...(await measureSearches(bench))];

  console.log(
    `\nMedians of ${options.runs}. The phone: 390 x 844, CPU x ${CPU_SLOWDOWN}, 1.6 Mbit/s, 150 ms; Lighthouse has its own.\n`,
  );
  if (pages.length + taps.length > 0) console.log(`${timeTable(pages, taps)}\n`);
  if (pages.length > 0) console.log(`${transferTable(pages)}\n`);
  if (fonts.length > 0) console.log(`${lateFontsTable(fonts)}\n`);
  if (lighthouse.length > 0) console.log(`${lighthouseTable(lighthouse)}\n`);
  if (growth.length > 0) console.log(`${growthTable(growth)}\n`);
  if (kept) {
    const { first, again } = kept;
    console.log(
      `Sent by the hosting with all that the service worker keeps: ${kb(first)} at a first visit, ${kb(again)} at the next.`,
    );
  }
  return { pages, taps, fonts, lighthouse, growth, kept };
}
