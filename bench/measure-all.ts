import { actions, type Done, runAction } from './actions';
import { measureLighthouse } from './lighthouse';
import type { Visit } from './measure';
import { type Bench, inTurn } from './options';
import { CPU_SLOWDOWN } from './phone';
import { actionTable, type Beside, besideTable, ms, visitTables } from './table';
import { prepareEdit, runScenario, scenarios } from './visits';

/** Runs the selected scenarios, each in turn on the site and on its limit. */
async function measurePages(bench: Bench): Promise<Beside<Visit>[]> {
  const { browser, backend, suite, options } = bench;
  const stage = { browser, backend, suite, edit: await prepareEdit(suite) };
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

/** Does the selected actions, each in turn on the site and on its limit. */
async function measureActions(bench: Bench): Promise<Beside<Done>[]> {
  const all = actions
    .filter(({ name }) => bench.options.includes(name))
    .map((action) => ({ action, site: [] as Done[], limit: [] as Done[] }));
  await inTurn(bench, all, async ({ action, site, limit }) => {
    const done = await runAction(bench, action);
    site.push(done.site);
    if (done.limit) limit.push(done.limit);
    const beside = done.limit ? `, limit ${ms(done.limit.time)}` : '';
    return `${action.title}: ${ms(done.site.time)}${beside}`;
  });
  return all.map(({ action, site, limit }) => ({ title: action.title, site, limit }));
}

/** Measures everything that the options include, prints progress and the tables. @returns all runs */
export async function measureAll(bench: Bench) {
  const { options } = bench;
  const pages = await measurePages(bench);
  const done = await measureActions(bench);
  const lighthouse = options.lighthouse ? await measureLighthouse(bench) : [];

  console.log(
    `\nMedians of ${options.runs}. The phone: 390 x 844, CPU x ${CPU_SLOWDOWN}, 1.6 Mbit/s, 150 ms; Lighthouse has its own.\n`,
  );
  if (pages.length > 0) console.log(`${visitTables(pages)}\n`);
  if (done.length > 0) console.log(`${actionTable(done)}\n`);
  if (lighthouse.length > 0) {
    const figure = { title: 'Lighthouse', of: (score: number) => score, write: String };
    console.log(`${besideTable([figure], lighthouse)}\n`);
  }
  return { pages, actions: done, lighthouse };
}
