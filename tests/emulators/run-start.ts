import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Emulators, startEmulators } from './emulators';
import { KEPT } from './folders';
import { chooseJars } from './jars';
import { requireJava } from './java';
import { findSaved, isSavedSince } from './kept-data';
import { requireFreePorts } from './ports';
import { Problem } from './problem';
import { run } from './run';
import { staffAccount } from './sample/accounts';
import { loadSample } from './sample/load';
import { serveSource } from './site';
import { stopSignal, whenAborted } from './stop-signal';
import { innerPortsOf, type Suite, suiteOf } from './suite';
import { alsoOnIpv6 } from './twin';

const MODE = 'emulators';
const { site: PORT } = innerPortsOf(MODE);
const SITE = `http://localhost:${PORT}`;

type Wishes = { fresh: boolean; built: boolean };

function readWishes(args: string[]): Wishes {
  try {
    const options = { fresh: { type: 'boolean' }, built: { type: 'boolean' } } as const;
    const { fresh = false, built = false } = parseArgs({ args, options }).values;
    return { fresh, built };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Problem(`${detail}\nUsage: npm start [-- [--fresh] [--built]]`);
  }
}

async function build(signal: AbortSignal): Promise<void> {
  if (await run('npm', ['run', 'build', '--', '--mode', MODE], { signal })) return;
  signal.throwIfAborted();
  throw new Problem('The site could not be built: see above.');
}

/** Everything up to the suite itself; what can fail at once is looked at first. */
async function prepare(wishes: Wishes, suite: Suite, signal: AbortSignal): Promise<Emulators> {
  requireJava();
  await requireFreePorts(MODE, suite);
  const jars = await chooseJars(signal);
  if (wishes.built) await build(signal);
  const importFrom = wishes.fresh ? null : findSaved();
  const folder = join(KEPT, 'run');
  const wish = { mode: MODE, suite, folder, jars, hosting: wishes.built, importFrom } as const;
  return startEmulators(wish, signal);
}

async function fillMenu(suite: Suite, fresh: boolean): Promise<void> {
  if (!fresh && findSaved() !== null) {
    console.log('Menu: as you left it (`npm run start:fresh` begins again from the sample).');
  } else {
    console.log(`Sample menu: ${await loadSample(suite)} products.`);
  }
}

async function mustAnswer(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${PORT}/`, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Problem(`The site answers with status ${response.status}.`);
}

/** Runs until it is told to stop, and undoes on every way out what it has begun. */
async function serve(wishes: Wishes, signal: AbortSignal): Promise<void> {
  const suite = suiteOf(MODE);
  const emulators = await prepare(wishes, suite, signal);
  let closeSite = async () => {};
  let keptFrom: number | null = null;
  try {
    await fillMenu(suite, wishes.fresh);
    if (!wishes.built) closeSite = await serveSource(PORT);
    alsoOnIpv6(PORT);
    await mustAnswer();
    signal.throwIfAborted();
    emulators.keepIn(KEPT);
    console.log(`\nPronto: ${SITE}`);
    console.log(`Area riservata: ${staffAccount.email} / ${staffAccount.password}\n`);
    await Promise.race([whenAborted(signal), emulators.failed]);
    keptFrom = Date.now();
    console.log('Stopping, and saving your edits.');
  } finally {
    await closeSite();
    await emulators.stop();
  }
  if (keptFrom !== null && !isSavedSince(keptFrom)) {
    throw new Problem(
      `Your last edits could not be saved: ${join(KEPT, 'run/emulators.log')} says why. Those before are kept.`,
    );
  }
}

/** `npm start`: the suite, the menu and the site. */
export async function start(args: string[]): Promise<void> {
  const wishes = readWishes(args);
  const signal = stopSignal();
  try {
    await serve(wishes, signal);
  } catch (error) {
    // Being told to stop before everything runs is no failure.
    if (error !== signal.reason) throw error;
  }
  console.log('Stopped.');
  process.exit();
}
