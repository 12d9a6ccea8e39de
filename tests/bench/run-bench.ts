import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchArguments, requireBrowser } from '../emulators/browser';
import { readCollection } from '../emulators/client';
import { startEmulators } from '../emulators/emulators';
import { CACHE, ROOT } from '../emulators/folders';
import { chooseJars } from '../emulators/jars';
import { requireJava } from '../emulators/java';
import { requireFreePorts } from '../emulators/ports';
import { Problem } from '../emulators/problem';
import { run } from '../emulators/run';
import { loadSample } from '../emulators/sample/load';
import { stopSignal, whenAborted } from '../emulators/stop-signal';
import { suiteOf } from '../emulators/suite';
import { insideOf, startBackend } from './backend';
import { type Certificate, makeCertificate } from './certificate';
import { measureAll } from './measure-all';
import { serveSite } from './site';
import { readWishes } from './wishes';

const MODE = 'bench';
const RESULTS = join(ROOT, 'bench-results.json');

async function build(signal: AbortSignal): Promise<void> {
  if (await run('npm', ['run', 'build', '--', '--mode', MODE], { signal })) return;
  signal.throwIfAborted();
  throw new Problem('The site could not be built: see above.');
}

function launchBrowser({ fingerprint }: Certificate): Promise<Browser> {
  return chromium.launch({
    ...findBrowser(),
    // Trusted like any other: what comes under a certificate that is only tolerated, the browser does not cache.
    args: [...launchArguments(), `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });
}

/** `npm run bench`: measures the built site beside hand-written pages, and prints what came out. */
export async function bench(args: string[]): Promise<void> {
  const wishes = readWishes(args);
  const signal = stopSignal();
  const outside = suiteOf(MODE);
  const inside = insideOf(outside);
  const closing: (() => unknown)[] = [];
  try {
    requireJava();
    await requireFreePorts(MODE, outside);
    await requireFreePorts(MODE, inside);
    const jars = await chooseJars(signal);
    await requireBrowser(signal);
    if (!wishes.built) await build(signal);

    const folder = join(CACHE, 'bench-run');
    const wish = { suite: inside, folder, jars, hosting: false, importFrom: null };
    const emulators = await startEmulators({ ...wish, mode: MODE }, signal);
    closing.unshift(() => emulators.stop());
    const backend = await startBackend(outside);
    closing.unshift(backend.close);
    await loadSample(outside);
    for (const { image } of Object.values(await readCollection(outside, 'prodotti'))) {
      // The first to ask for a picture waits for the rules: that is nobody whom we measure.
      if (typeof image === 'string') await fetch(image).then((answer) => answer.arrayBuffer());
    }
    mkdirSync(folder, { recursive: true });
    const certificate = makeCertificate(folder);
    const site = await serveSite(outside, certificate);
    closing.unshift(site.close);
    const browser = await launchBrowser(certificate);
    closing.unshift(() => browser.close());

    const measured = measureAll({ browser, suite: outside, backend, site, wishes });
    const stopped = whenAborted(signal).then(() => signal.throwIfAborted());
    const results = await Promise.race([measured, emulators.failed, stopped]);
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`\nEvery run: ${RESULTS}`);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Problem('Stopped before the end.');
  } finally {
    for (const close of closing) await close();
  }
}
