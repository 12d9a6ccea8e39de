import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import type { FirebaseConfig } from '../emulators/config';
import { ROOT } from '../emulators/folders';
import { Problem } from '../emulators/problem';
import { suiteOf } from '../emulators/suite';
import { restaurant } from '../src/restaurant';
import { builtAssets, narrowToAssets } from './asset-headers';
import { emulatorTraces, obstacles, sampleFacts } from './deploy-check';
import { inlineTextsOf, pagesIn, permitInline } from './inlined-sources';
import { changedRules, rememberRules, rulesOf } from './released-rules';

/** Everything that firebase.json describes. The menu and its pictures are data and never deployed. */
const TARGETS = 'firestore:rules,firestore:indexes,storage,hosting';

/** firebase.json made to fit this build: its hashed files, and what its pages hold inline. Git ignores it. */
const CONFIG = 'firebase.deploy.json';

type Options = {
  /** What is published, as `firebase deploy --only` takes it. */
  only: string;
  dryRun: boolean;
  /** Publish the facts of the sample restaurant too. */
  anyway: boolean;
  /** The arguments for `firebase deploy`. */
  passedOn: string[];
};

function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    // Whatever else stands there is for firebase-tools to judge.
    strict: false,
    options: { only: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  return {
    only: typeof values.only === 'string' ? values.only : TARGETS,
    dryRun: values['dry-run'] === true,
    anyway: args.includes('--anyway'),
    passedOn: args.filter((arg) => arg !== '--anyway'),
  };
}

/** @throws Problem with everything that is wrong, where something is */
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

/** The files of dist/ that may hold code or addresses, as text by their path. */
function builtFiles(root: string): Map<string, string> {
  const paths = readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => /\.(?:js|html|json|xml|txt|webmanifest)$/.test(path))
      .map((path) => [path, readFileSync(join(root, 'dist', path), 'utf8')]),
  );
}

function writeConfig(root: string): void {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const narrowed = narrowToAssets(config, builtAssets(join(root, 'dist')));
  const permitted = permitInline(narrowed, inlineTextsOf(pagesIn(join(root, 'dist'))));
  writeFileSync(join(root, CONFIG), `${JSON.stringify(permitted, null, 2)}\n`);
}

/**
 * `npm run deploy`: checks, builds and publishes rules and site.
 * @param args passed on to `firebase deploy`, but for `--anyway`: `--dry-run` publishes nothing
 * @param house the facts that are published
 * @throws Problem where something has to be fixed first, or a step fails
 */
export function deploy(args: string[], root = ROOT, house: Readonly<object> = restaurant): void {
  const { only, dryRun, anyway, passedOn } = parseOptions(args);
  const env = loadEnv('production', root);
  const project = env.VITE_FIREBASE_PROJECT_ID ?? '';
  requireDeployable(root, env, sampleFacts(house), anyway);
  const rules = rulesOf(root, only);

  /** Runs a step with this terminal's stdin: firebase-tools may ask a question. @throws Problem if it fails */
  function step(title: string, command: string, args: string[], advice: string): void {
    console.log(`\n── ${title}`);
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Problem(`${title}: failed. ${advice}`);
  }

  step('Types, lint, unit and page tests', 'npm', ['run', 'check'], 'Nothing was deployed.');
  const changed = changedRules(root, project, rules);
  if (changed.length > 0) {
    step(
      `Rules tests: not as in the last known release: ${changed.join(', ')}`,
      'npm',
      ['test', '--', 'tests/rules'],
      'Nothing was deployed.',
    );
  }
  step('Build', 'npm', ['run', 'build'], 'Nothing was deployed.');
  const traces = emulatorTraces(builtFiles(root), suiteOf('emulators').projectId);
  if (traces.length > 0) {
    throw new Problem(`Nothing was deployed: built for the emulators: ${traces.join(', ')}.`);
  }
  writeConfig(root);
  step(
    `Deployment to ${project}`,
    'npx',
    ['firebase', 'deploy', '--config', CONFIG, '--project', project, '--only', TARGETS].concat(
      passedOn,
    ),
    'The message above says why; docs/deploying.md explains each step. Deploying again does no harm.',
  );
  if (!dryRun) rememberRules(root, project, rules);
}
