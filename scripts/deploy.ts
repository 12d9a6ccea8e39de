import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import type { FirebaseConfig } from '../emulators/config';
import { ROOT } from '../emulators/folders';
import { Problem } from '../emulators/problem';
import { ownHouse, restaurant } from '../src/restaurant';
import { builtAssets, fitToBuild, inlinedIn } from '../vite/hosting-config';
import { PUBLICATION_FILE } from '../vite/prerender';
import { obstacles, sampleFacts } from './deploy-check';
import { reasonOf } from './download';
import { dishesOf, hasShrunk } from './menu-size';
import { completePublication, isCommit, type Publication, publicationOf } from './publication';

/** How long the published site may take to answer, in ms. */
const TIMEOUT_MS = 15_000;

/** Everything that firebase.json describes. The menu and its pictures are data and never deployed. */
const TARGETS = 'firestore:rules,firestore:indexes,storage,hosting';

/** firebase.json adapted to this build: to its hashed files, and to the inline code of its pages. Git ignores it. */
const CONFIG = 'firebase.deploy.json';

/** The command's own options. firebase-tools checks all other arguments. */
const OWN_OPTIONS = {
  /** Publish the facts of the sample restaurant too. */
  anyway: { type: 'boolean' },
  /** Publish a menu that has lost more than 30 % of its dishes. */
  'smaller-menu': { type: 'boolean' },
  /** For unattended runs: publish only if the pages hold a menu and it can be compared with the published one. */
  'needs-menu': { type: 'boolean' },
  /** Build the pages of the published commit anew: it has passed its tests, and nothing else is published. */
  again: { type: 'boolean' },
  /** Stop before publishing: another machine continues, with `prepared`. */
  prepare: { type: 'boolean' },
  /** Publish the existing build, with a configuration made here. */
  prepared: { type: 'boolean' },
} as const;

function parseOptions(args: string[]) {
  const shared = { only: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
  const { values } = parseArgs({ args, strict: false, options: { ...OWN_OPTIONS, ...shared } });
  const only = typeof values.only === 'string' ? values.only : TARGETS;
  return { ...values, only, publishesSite: /(^|,)\s*hosting/.test(only) };
}

type Options = ReturnType<typeof parseOptions>;

/** @throws Problem that lists everything that is wrong */
function requireDeployable(
  root: string,
  env: Record<string, string>,
  facts: string[],
  anyway: boolean,
): void {
  const found = obstacles({
    env,
    firebaseJson: readFileSync(join(root, 'firebase.json'), 'utf8'),
    firestoreRules: readFileSync(join(root, 'firestore.rules'), 'utf8'),
  });
  const lines = [...found, ...(anyway ? [] : facts)].map((line) => `- ${line}`);
  if (facts.length > 0 && !anyway) {
    lines.push(
      '`npm run deploy -- --anyway` publishes the facts of src/restaurant.ts as they are.',
    );
  }
  if (lines.length > 0) throw new Problem(`Nothing was deployed:\n${lines.join('\n')}`);
  for (const line of facts) console.log(`Warning: ${line}`);
}

/** How many dishes the published pages show. @throws Error if no site answers */
async function publishedDishes(url: string): Promise<number> {
  const read = async (path: string) => {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return answer.text();
  };
  return dishesOf(read);
}

/** @throws Problem if the built pages have lost the menu, or much of it */
async function requireMenu(root: string, url: string, options: Options) {
  const needsMenu = options['needs-menu'];
  const now = await dishesOf(async (path) =>
    existsSync(join(root, 'dist', `${path}.html`))
      ? readFileSync(join(root, 'dist', `${path}.html`), 'utf8')
      : null,
  );
  const before = await publishedDishes(url).catch((error) => {
    const reason = `The published menu could not be read: ${url} (${reasonOf(error)}).`;
    if (needsMenu) throw new Problem(`Nothing was deployed. ${reason}`);
    console.log(reason);
    return 0;
  });
  console.log(`The built pages show ${now} dishes, the published ones ${before}.`);
  if (now === 0 && (needsMenu || before > 0)) {
    throw new Problem(
      'Nothing was deployed: the built pages hold no menu. Could Firestore be read?',
    );
  }
  if (!options['smaller-menu'] && hasShrunk(before, now)) {
    throw new Problem(
      `Nothing was deployed: the menu has shrunk from ${before} to ${now} dishes. If that is right: npm run deploy -- --smaller-menu`,
    );
  }
}

function writeConfig(root: string): void {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const dist = join(root, 'dist');
  const fitted = fitToBuild(config, builtAssets(dist), inlinedIn(dist));
  writeFileSync(join(root, CONFIG), `${JSON.stringify(fitted, null, 2)}\n`);
}

/** Runs a command with this terminal's stdin: firebase-tools may ask a question. @throws Problem if it fails */
type Step = (title: string, command: string, args: string[], advice: string) => void;

/** The commit of a folder; null if it has changes that no commit has. */
function commitOf(root: string): string | null {
  const git = (...args: string[]) =>
    spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';
  const commit = git('rev-parse', 'HEAD');
  return isCommit(commit) && git('status', '--porcelain') === '' ? commit : null;
}

/** What is published now; null if no site answers, or it does not say. */
const publishedBefore = (url: string): Promise<Publication | null> =>
  publicationOf(url).catch(() => null);

/** @throws Problem if another commit is published than the one of this build */
async function requireSameCommit(root: string, url: string): Promise<void> {
  const { commit }: Publication = JSON.parse(
    readFileSync(join(root, 'dist', PUBLICATION_FILE), 'utf8'),
  );
  const published = await publishedBefore(url);
  if (commit === null || commit !== published?.commit) {
    throw new Problem('Nothing was deployed: another commit has been published meanwhile.');
  }
}

/** Everything up to publishing. @throws Problem if something has to be fixed first, or a step fails */
async function prepare(root: string, url: string, options: Options, step: Step) {
  if (!options.again) {
    step('Types, lint, unit and page tests', 'npm', ['run', 'check'], 'Nothing was deployed.');
  }
  if (/firestore|storage/.test(options.only)) {
    step('Rules tests', 'npm', ['test', '--', 'tests/rules'], 'Nothing was deployed.');
  }
  step('Build', 'npm', ['run', 'build'], 'Nothing was deployed.');
  if (!options.publishesSite) return;
  await requireMenu(root, url, options);
  if (existsSync(join(root, 'dist', PUBLICATION_FILE))) {
    await completePublication(join(root, 'dist'), commitOf(root), url, await publishedBefore(url));
  }
}

/**
 * `npm run deploy`: signs in, checks, builds, publishes rules and site, and checks the published site.
 * @param args all except OWN_OPTIONS are passed on to `firebase deploy`: `--dry-run` publishes nothing
 * @param facts those that are published
 * @throws Problem if something has to be fixed first, or a step fails
 */
export async function run(
  args: string[],
  root = ROOT,
  facts: Readonly<{ url: string }> = { ...restaurant, ...ownHouse },
): Promise<void> {
  const options = parseOptions(args);
  const isOwn = (arg: string) => Object.keys(OWN_OPTIONS).some((name) => arg === `--${name}`);
  const env = loadEnv('production', root);
  const project = env.VITE_FIREBASE_PROJECT_ID ?? '';
  requireDeployable(root, env, sampleFacts(facts), options.anyway === true);
  const step: Step = (title, command, args, advice) => {
    console.log(`\n── ${title}`);
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Problem(`${title}: failed. ${advice}`);
  };
  // Only a person can sign in. Who is signed in already is not asked again; a workflow has credentials of its own.
  if (process.stdin.isTTY && !options.prepare && !options.prepared) {
    step('Sign in to Firebase', 'npx', ['firebase', 'login'], 'Nothing was deployed.');
  }
  if (!options.prepared) await prepare(root, facts.url, options, step);
  if (options.again) await requireSameCommit(root, facts.url);
  if (options.prepare) return;
  writeConfig(root);
  step(
    `Deployment to ${project}`,
    'npx',
    ['firebase', 'deploy', '--config', CONFIG, '--project', project, '--only', TARGETS].concat(
      args.filter((arg) => !isOwn(arg)),
    ),
    'The message above says why; docs/deploying.md explains each step. Deploying again does no harm.',
  );
  if (options['dry-run']) return;
  if (options.publishesSite) {
    step(
      `Check of ${facts.url}`,
      'npm',
      ['run', 'check-site', '--', facts.url, '--dishes', '0'],
      'It is published. Do what is said above; npm run check-site looks again.',
    );
  }
}
