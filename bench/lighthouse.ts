import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../emulators/problem';
import { paths } from '../src/paths';
import { type Bench, inTurn } from './options';
import { SITE } from './site';
import type { Beside } from './table';
import { CATEGORY, LIMIT_CATEGORY, LIMIT_HOME } from './visits';

/** The port on which Lighthouse reaches its browser. */
const DEBUGGING_PORT = 25174;

/** Not a dependency: nothing else needs its hundred packages, so npx fetches them only for `--lighthouse`. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Lighthouse's mobile performance score of a page, from 0 to 100, measured in a separate browser. */
async function score({ launch }: Bench, address: string): Promise<number> {
  const browser = await launch(`--remote-debugging-port=${DEBUGGING_PORT}`);
  const options = ['--only-categories=performance', '--disable-full-page-screenshot'];
  const output = ['--output=json', '--quiet', `--port=${DEBUGGING_PORT}`];
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, `${SITE}${address}`, ...options, ...output],
      { maxBuffer: 64 * 1024 * 1024 },
    ).catch(({ stderr, message }) => {
      const [reason] = (stderr || message).split('\n');
      throw new Problem(`${LIGHTHOUSE} did not run (${reason}): it needs the npm registry once.`);
    });
    const { categories, runtimeError } = JSON.parse(stdout);
    const measured: unknown = categories.performance.score;
    if (typeof measured === 'number') return Math.round(100 * measured);
    throw new Problem(`Lighthouse could not measure ${address}: ${runtimeError?.message}`);
  } finally {
    await browser.close();
  }
}

/** Scores a first visit to home and to a category page, each in turn with its limit. */
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
