import { parseArgs } from 'node:util';
import { Problem } from '../emulators/problem';
import { restaurant } from '../src/restaurant';
import { reasonOf } from './download';
import { readSite, type Site } from './live-site';
import { projectOf } from './project';
import { countUndeclared, siteChecks } from './site-checks';

/** The result of one check. */
type Finding = {
  name: string;
  /** The faults, one sentence each; empty if there are none. */
  problems: string[];
  /** The remedy. */
  advice: string;
};

/** Looks at a published site as a visitor's phone does. */
export async function checkSite(site: Site): Promise<Finding[]> {
  return Promise.all(
    siteChecks.map(async ({ name, advice, look }) => {
      const problems = await look(site).catch((error: unknown) => [reasonOf(error)]);
      return { name, advice, problems };
    }),
  );
}

function optionsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { dishes: { type: 'string', default: '1' }, mode: { type: 'string' } },
  });
  const site = positionals[0] ?? restaurant.url;
  const dishes = Number(values.dishes);
  if (!URL.canParse(site) || !Number.isInteger(dishes) || dishes < 0) {
    throw new Problem(
      'Name a site and a number: npm run check-site -- https://pizzeria-da-noi.web.app --dishes 50',
    );
  }
  const { origin, hostname } = new URL(site);
  const isHere = ['localhost', '127.0.0.1'].includes(hostname);
  return { origin, dishes, mode: values.mode ?? (isHere ? 'emulators' : 'production') };
}

/**
 * `npm run check-site`, for the restaurant's own address or another one: checks everything that a visitor needs, and prints
 * what to do about each failed check.
 * @throws Problem if a check fails
 */
export async function run(args: string[]): Promise<void> {
  const { origin, dishes, mode } = optionsOf(args);
  const site = readSite(origin, projectOf(mode, 'check-site'), dishes);
  const findings = await checkSite(site);
  for (const { name, problems, advice } of findings) {
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${name}`);
    for (const problem of problems) console.log(`    ${problem}`);
    if (problems.length > 0) console.log(`  → ${advice}`);
  }
  // A list that cannot be read is a failed check already.
  const open = await countUndeclared(site).catch(() => null);
  if (open && open.undeclared > 0) {
    console.log(
      `• Nobody has said which allergens ${open.undeclared} of ${open.dishes} dishes have: reserved area, 'Altro', 'Allergeni da indicare'`,
    );
  }
  const failed = findings.filter(({ problems }) => problems.length > 0).length;
  if (failed > 0) throw new Problem(`${origin}: ${failed} of ${findings.length} checks failed.`);
}
