import { parseArgs } from 'node:util';
import { Problem } from '../emulators/problem';
import { type MadePicture, makeMissing, unusedPictures } from './assets/card-pictures';
import { startShrinking } from './assets/shrink-pictures';
import { projectOf } from './project';
import { progress, signIn, step } from './staff-command';

/** `npm run pictures`: makes the missing card's pictures, or lists pictures that no product shows. */
export async function run(args: string[]): Promise<void> {
  const { mode, missing, unused } = parseArgs({
    args,
    options: {
      mode: { type: 'string', default: 'production' },
      missing: { type: 'boolean', default: false },
      unused: { type: 'boolean', default: false },
    },
  }).values;
  if (missing === unused) {
    throw new Problem(
      'Say what to do: npm run pictures -- --missing, or npm run pictures -- --unused',
    );
  }
  const project = projectOf(mode, 'pictures');
  const author = await step(
    signIn(project, 'pictures'),
    'No pictures: the account could not be checked',
  );
  if (!missing) {
    const unused = await step(
      unusedPictures(project.store),
      'No pictures: they could not be listed',
    );
    for (const path of unused) console.log(path);
    console.log(`Pictures that no product shows: ${unused.length}.`);
    return;
  }
  const { shrink, stop } = await startShrinking();
  const counts = new Map<MadePicture, number>();
  try {
    const making = makeMissing(project.store, shrink, author, (path, became, left) => {
      counts.set(became, (counts.get(became) ?? 0) + 1);
      if (became !== 'made' && became !== 'small enough') console.log(`\n${path}: ${became}.`);
      progress(`Pictures to go: ${left}`);
    });
    await step(making, 'Stopped halfway: what is made stays');
  } finally {
    await stop();
  }
  const made = counts.get('made') ?? 0;
  const small = counts.get('small enough') ?? 0;
  console.log(`\nMade for cards: ${made}. Small enough as they are: ${small}.`);
}
