import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem } from '../emulators/problem';
import { readMenuVersion } from '../src/data/menu/firestore-rest';
import { madeFrom } from '../src/data/menu/made-from';
import { restaurant } from '../src/restaurant';
import { reasonOf } from './download';
import { projectOf } from './project';
import { publicationOf } from './publication';

/**
 * `npm run outdated`: compares what the published pages were made from with the stored documents. Where they differ and the pages
 * name their commit, it writes `commit=…` to the file that GITHUB_OUTPUT names, for the workflow that publishes that commit again.
 * @throws Problem if no project is configured, or the site or Firestore does not answer: nothing is known then, and nothing is to
 *   be published
 */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { mode: { type: 'string', default: 'production' } },
  });
  projectOf(values.mode, 'outdated');
  const site = positionals[0] ?? restaurant.url;
  const answers = Promise.all([publicationOf(site), readMenuVersion()]);
  const [published, stored] = await answers.catch((error: unknown) => {
    throw new Problem(
      `${site} and the stored menu cannot be compared (${reasonOf(error)}). Check the network, and \`url\` in src/restaurant.ts.`,
    );
  });
  if (published === null) {
    console.log(`${site} does not say what it was made from: the next publication will.`);
    return;
  }
  const now = Object.entries(madeFrom(stored));
  const changed = now.filter(([name, value]) => Object(published)[name] !== value);
  if (changed.length === 0) {
    console.log('The published pages hold what is stored.');
    return;
  }
  console.log(`Changed since the publication: ${changed.map(([name]) => name).join(', ')}.`);
  if (published.commit === null) {
    console.log('The pages name no commit that could be built again: publish once more by hand.');
    return;
  }
  console.log(`commit=${published.commit}`);
  const output = process.env.GITHUB_OUTPUT;
  if (output) appendFileSync(output, `commit=${published.commit}\n`);
}
