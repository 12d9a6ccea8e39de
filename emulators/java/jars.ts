import { existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FIREBASE_TOOLS } from '../folders';
import { answers } from '../online';
import { Problem } from '../problem';
import { run } from '../run';
import { buildOfflineJars, findEmulatorPackage } from './offline-jars';

type Name = 'firestore' | 'storage';
const NAMES: readonly Name[] = ['firestore', 'storage'];

/** A JAR that firebase-tools downloads, as it describes it. */
type Download = { expectedSize: number; remoteUrl: string; downloadPathRelativeToCacheDir: string };

function readDownloads(): Record<Name, Download> {
  const info = join(FIREBASE_TOOLS, 'lib/emulator/downloadableEmulatorInfo.json');
  return JSON.parse(readFileSync(info, 'utf8'));
}

/** The environment variable that makes firebase-tools use another JAR. */
function variableOf(name: Name): string {
  return `${name.toUpperCase()}_EMULATOR_BINARY_PATH`;
}

function isCached(download: Download): boolean {
  const folder =
    process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache/firebase/emulators');
  const file = join(folder, download.downloadPathRelativeToCacheDir);
  return existsSync(file) && statSync(file).size === download.expectedSize;
}

async function download(names: Name[], signal: AbortSignal): Promise<boolean> {
  console.log('Emulators: downloading them once, about 120 MB.');
  const cli = join(FIREBASE_TOOLS, 'lib/bin/firebase.js');
  for (const name of names) {
    const args = [cli, `setup:emulators:${name}`];
    if (!(await run(process.execPath, args, { signal, timeout: 5 * 60_000 }))) return false;
  }
  return true;
}

function checkVariable(name: Name): boolean {
  const path = process.env[variableOf(name)];
  if (!path) return false;
  if (!existsSync(path)) throw new Problem(`${variableOf(name)} names no file: ${path}`);
  return true;
}

/**
 * Decides where the Firestore emulator and the Storage rules runtime come from, and says so in one line.
 * @returns the environment variables that firebase-tools needs for it
 * @throws Problem that says what to install, if they can be neither downloaded nor built
 */
export async function chooseJars(signal: AbortSignal): Promise<Record<string, string>> {
  const downloads = readDownloads();
  const given = NAMES.filter(checkVariable);
  const missing = NAMES.filter((name) => !given.includes(name) && !isCached(downloads[name]));
  if (missing.length === 0) {
    const names = given.map(variableOf).join(' and ');
    console.log(`Emulators: ${names ? `from ${names}` : "from firebase-tools' cache"}.`);
    return {};
  }
  if (await answers(downloads.firestore.remoteUrl)) {
    if (await download(missing, signal)) {
      console.log("Emulators: downloaded into firebase-tools' cache.");
      return {};
    }
    signal.throwIfAborted();
    console.log('Emulators: the download failed.');
  }
  const installed = findEmulatorPackage();
  if (installed === null) {
    throw new Problem(
      'There is no Firestore emulator: the download host does not answer, and the package ' +
        'google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install) is not installed. ' +
        'Connect to the internet once, or install that package.',
    );
  }
  const jars = buildOfflineJars(installed);
  console.log(`Emulators: from the installed package, ${installed}.`);
  return Object.fromEntries(missing.map((name) => [variableOf(name), jars[name]]));
}
