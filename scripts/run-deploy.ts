import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { restaurant } from '../src/restaurant';
import { ROOT } from '../tests/emulators/folders';
import { Problem } from '../tests/emulators/problem';
import { suiteOf } from '../tests/emulators/suite';
import { emulatorTraces, obstacles } from './deploy-check';

/** Everything that firebase.json describes. The menu and its pictures are data and never deployed. */
const TARGETS = 'firestore:rules,storage,hosting';

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Runs a step with this terminal's stdin: firebase-tools may ask a question. @throws Problem if it fails */
function step(title: string, command: string, args: string[], advice: string): void {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Problem(`${title}: failed. ${advice}`);
}

/** The files of dist/ that may hold code or addresses, as text by their path. */
function builtFiles(): Map<string, string> {
  const paths = readdirSync(join(ROOT, 'dist'), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => /\.(?:js|html|json|xml|txt|webmanifest)$/.test(path))
      .map((path) => [path, readText(join('dist', path))]),
  );
}

/**
 * `npm run deploy`: checks, builds and publishes rules and site.
 * @param args passed on to `firebase deploy`: `--dry-run` publishes nothing
 */
export function deploy(args: string[]): void {
  const env = loadEnv('production', ROOT);
  const found = obstacles({
    env,
    firebaseJson: readText('firebase.json'),
    firestoreRules: readText('firestore.rules'),
  });
  if (found.length > 0) {
    throw new Problem(`Nothing was deployed:\n${found.map((line) => `- ${line}`).join('\n')}`);
  }
  step('Types, lint, unit and page tests', 'npm', ['run', 'check'], 'Nothing was deployed.');
  step('Build', 'npm', ['run', 'build'], 'Nothing was deployed.');
  const traces = emulatorTraces(builtFiles(), suiteOf('emulators').projectId);
  if (traces.length > 0) {
    throw new Problem(`Nothing was deployed: built for the emulators: ${traces.join(', ')}.`);
  }
  if (restaurant.url.endsWith('.example')) {
    console.log('\nWarning: src/restaurant.ts still holds the facts of the sample restaurant.');
  }
  const project = env.VITE_FIREBASE_PROJECT_ID ?? '';
  step(
    `Deployment to ${project}`,
    'npx',
    ['firebase', 'deploy', '--project', project, '--only', TARGETS, ...args],
    'The message above says why; docs/deploying.md explains each step. Deploying again does no harm.',
  );
}
