import type { Browser } from '@playwright/test';
import { paths } from '../../src/paths';
import { measureLighthouse } from './lighthouse';
import type { Visit } from './measure';
import { type Bench, inTurn } from './options';
import { CPU_SLOWDOWN, newPhone, open, settled, slowCpu, slowNetwork } from './phone';
import { measureStaff } from './staff';
import { type Beside, besideTable, ms, visitTables } from './table';
import { CARD, CATEGORY, LIMIT_CATEGORY, prepareEdit, runScenario, scenarios } from './visits';

/** Runs the selected scenarios, each in turn on the site and on its limit. */
async function measurePages(bench: Bench): Promise<Beside<Visit>[]> {
  const { browser, backend, suite, options } = bench;
  const stage = { browser, backend, edit: await prepareEdit(suite) };
  const all = scenarios
    .filter(({ name }) => options.includes(name))
    .map((scenario) => ({ scenario, site: [] as Visit[], limit: [] as Visit[] }));
  await inTurn(bench, all, async ({ scenario, site, limit }) => {
    const visits = await runScenario(stage, scenario);
    site.push(visits.site);
    limit.push(visits.limit);
    return `${scenario.title}: LCP ${ms(visits.site.lcp)}, limit ${ms(visits.limit.lcp)}`;
  });
  return all.map(({ scenario, site, limit }) => ({ title: scenario.title, site, limit }));
}

/** Measures the time from a tap on another category's tab to the next paint, in ms. */
async function switchCategory(browser: Browser, address: string): Promise<number> {
  const context = await newPhone(browser, false);
  try {
    const page = await context.newPage();
    // Fills the menu cache in localStorage, from which the limit renders too.
    await open(page, paths.category('pizze-classiche'), CARD);
    const session = await context.newCDPSession(page);
    await slowNetwork(session);
    await slowCpu(session);
    await open(page, address, CARD);
    await page.locator('[data-tabs] a, .tabs a', { hasText: 'Pinse' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Pinse' }).waitFor();
    await settled(page);
    return await page.evaluate(() => Math.max(...window.benchSeen.events));
  } finally {
    await context.close();
  }
}

/** Measures the switch of category on the site and on the limit. */
async function measureSwitch(bench: Bench): Promise<Beside<number>> {
  const taps: Beside<number> = { title: 'Switch of category (INP)', site: [], limit: [] };
  await inTurn(bench, [taps], async ({ title, site, limit }) => {
    site.push(await switchCategory(bench.browser, CATEGORY));
    limit.push(await switchCategory(bench.browser, LIMIT_CATEGORY));
    return `${title}: ${ms(site.at(-1) ?? 0)}, limit ${ms(limit.at(-1) ?? 0)}`;
  });
  return taps;
}

/** Measures everything that the options include, prints progress and the tables. @returns all runs */
export async function measureAll(bench: Bench) {
  const { options } = bench;
  const pages = await measurePages(bench);
  const taps = options.includes('switch') ? [await measureSwitch(bench)] : [];
  const lighthouse = options.lighthouse ? await measureLighthouse(bench) : [];
  if (options.includes('staff')) taps.push(...(await measureStaff(bench)));

  console.log(
    `\nMedians of ${options.runs}. The phone: 390 x 844, CPU x ${CPU_SLOWDOWN}, 1.6 Mbit/s, 150 ms; Lighthouse has its own.\n`,
  );
  if (pages.length > 0) console.log(`${visitTables(pages)}\n`);
  if (taps.length > 0) {
    const figure = { title: 'time', of: (took: number) => took, write: ms };
    console.log(`${besideTable([figure], taps)}\n`);
  }
  if (lighthouse.length > 0) {
    const figure = { title: 'Lighthouse', of: (score: number) => score, write: String };
    console.log(`${besideTable([figure], lighthouse)}\n`);
  }
  return { pages, taps, lighthouse };
}
