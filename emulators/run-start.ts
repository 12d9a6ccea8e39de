import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hostingOf, siteFolder } from './config';
import { findSaved, isSavedSince } from './data/saved-data';
import { type Emulators, startEmulators } from './emulators';
import { EMULATOR_DATA, ROOT } from './folders';
import { serveHosting } from './hosting';
import { alsoOnIpv6 } from './ipv6';
import { chooseJars } from './java/jars';
import { requireJava } from './java/java';
import { requireFreePorts } from './ports';
import { Problem } from './problem';
import { programOf, run } from './run';
import { staffAccount } from './sample/accounts';
import { loadSample } from './sample/load';
import { serveSource } from './site';
import { stopSignal, whenAborted } from './stop-signal';
import { innerPortsOf, type Suite, suiteOf } from './suite';

const MODE = 'emulators';
const { site: PORT } = innerPortsOf(MODE);
const SITE = `http://localhost:${PORT}`;

type StartOptions = { fresh: boolean; built: boolean };

function parseOptions(args: string[]): StartOptions {
  try {
    const options = { fresh: { type: 'boolean' }, built: { type: 'boolean' } } as const;
    const { fresh = false, built = false } = parseArgs({ args, options }).values;
    return { fresh, built };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Problem(`${detail}\nUsage: npm start [-- [--fresh] [--built]]`);
  }
}

/** Builds the site and serves it. @returns a function that closes it */
async function serveBuilt(suite: Suite, signal: AbortSignal): Promise<() => Promise<void>> {
  if (!(await run(programOf('vite'), ['build', '--mode', MODE], { signal }))) {
    signal.throwIfAborted();
    throw new Problem('The site could not be built: see above.');
  }
  const folder = join(ROOT, siteFolder(MODE));
  return (await serveHosting(folder, hostingOf(folder, suite), PORT)).close;
}

/** Everything up to the running emulators. Checks that fail fast come first. */
async function prepare(
  options: StartOptions,
  suite: Suite,
  signal: AbortSignal,
): Promise<Emulators> {
  requireJava();
  await requireFreePorts(MODE, suite);
  const jars = await chooseJars(signal);
  const importFrom = options.fresh ? null : findSaved();
  const folder = join(EMULATOR_DATA, 'run');
  return startEmulators({ mode: MODE, suite, folder, jars, importFrom }, signal);
}

async function loadMenu(suite: Suite, fresh: boolean): Promise<void> {
  if (!fresh && findSaved() !== null) {
    console.log('Menu: as you left it (`npm run start:fresh` starts again from the sample).');
  } else {
    console.log(`Sample menu: ${await loadSample(suite)} products.`);
  }
}

async function checkThatSiteAnswers(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${PORT}/`, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Problem(`The site answers with status ${response.status}.`);
}

/** Runs until the signal is aborted, then stops everything that it has started, also after a failure. */
async function serve(options: StartOptions, signal: AbortSignal): Promise<void> {
  const suite = suiteOf(MODE);
  const emulators = await prepare(options, suite, signal);
  let closeSite = async () => {};
  let stoppedAt: number | null = null;
  try {
    await loadMenu(suite, options.fresh);
    // Only after loading the menu: the build writes it into the pages.
    closeSite = options.built ? await serveBuilt(suite, signal) : await serveSource(PORT);
    alsoOnIpv6(PORT);
    await checkThatSiteAnswers();
    signal.throwIfAborted();
    emulators.saveTo(EMULATOR_DATA);
    console.log(`\nPronto: ${SITE}`);
    console.log(`Area riservata: ${staffAccount.email} / ${staffAccount.password}\n`);
    await Promise.race([whenAborted(signal), emulators.failed]);
    stoppedAt = Date.now();
    console.log('Stopping, and saving your edits.');
  } finally {
    await closeSite();
    await emulators.stop();
  }
  if (stoppedAt !== null && !isSavedSince(stoppedAt)) {
    throw new Problem(
      `Your last edits could not be saved: ${join(EMULATOR_DATA, 'run/emulators.log')} says why. The save before them is kept.`,
    );
  }
}

/** `npm start`: the suite, the menu and the site. */
export async function start(args: string[]): Promise<void> {
  const options = parseOptions(args);
  const signal = stopSignal();
  try {
    await serve(options, signal);
  } catch (error) {
    // A stop signal during startup is not a failure.
    if (error !== signal.reason) throw error;
  }
  console.log('Stopped.');
  process.exit();
}
