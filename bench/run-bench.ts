import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchArguments, requireBrowser } from '../emulators/browsers/browser';
import { readCollection } from '../emulators/data/client';
import { startEmulators } from '../emulators/emulators';
import { CACHE, ROOT } from '../emulators/folders';
import { chooseJars } from '../emulators/java/jars';
import { requireJava } from '../emulators/java/java';
import { requireFreePorts } from '../emulators/ports';
import { Problem } from '../emulators/problem';
import { run } from '../emulators/run';
import { loadSample } from '../emulators/sample/load';
import { stopSignal, whenAborted } from '../emulators/stop-signal';
import { suiteOf } from '../emulators/suite';
import { cardPictureOf } from '../src/domain/product/card-picture';
import { insideOf, startBackend } from './backend';
import { type Certificate, makeCertificate } from './certificate';
import { fillMenu } from './filled-menu';
import { measureAll } from './measure-all';
import { parseOptions } from './options';
import { serveSite } from './site';

const MODE = 'bench';
const RESULTS = join(ROOT, 'bench-results.json');

async function build(signal: AbortSignal): Promise<void> {
  if (await run('npm', ['run', 'build', '--', '--mode', MODE], { signal })) return;
  signal.throwIfAborted();
  throw new Problem('The site could not be built: see above.');
}

function launchBrowser({ fingerprint }: Certificate, flags: string[]): Promise<Browser> {
  return chromium.launch({
    ...findBrowser(),
    // Trusts the certificate's key: Chromium caches no response whose certificate error is merely ignored.
    args: [...launchArguments(), `--ignore-certificate-errors-spki-list=${fingerprint}`, ...flags],
  });
}

/** `npm run bench`: measures the built site beside hand-written pages and prints the results. */
export async function bench(args: string[]): Promise<void> {
  const options = parseOptions(args);
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
    const folder = join(CACHE, 'bench-run');
    const emulators = await startEmulators(
      { mode: MODE, suite: inside, folder, jars, importFrom: null },
      signal,
    );
    closing.unshift(() => emulators.stop());
    const backend = await startBackend(outside);
    closing.unshift(backend.close);
    await loadSample(outside);
    await fillMenu(outside, options.dishes);
    for (const { image } of Object.values(await readCollection(outside, 'prodotti'))) {
      // Fills the relay's cache: the first request for a picture waits for the rules, and must not be measured.
      if (typeof image !== 'string') continue;
      await fetch(cardPictureOf(image) ?? image).then((answer) => answer.arrayBuffer());
      await fetch(image).then((answer) => answer.arrayBuffer());
    }
    // Build after loading the sample: the build prerenders the stored menu into the pages.
    await build(signal);
    mkdirSync(folder, { recursive: true });
    const certificate = makeCertificate(folder);
    const site = await serveSite(outside, certificate);
    closing.unshift(site.close);
    async function launch(...flags: string[]) {
      const browser = await launchBrowser(certificate, flags);
      closing.unshift(() => browser.close());
      return browser;
    }
    const browser = await launch();

    const stage = { browser, launch, suite: outside, backend, options };
    const measured = measureAll(stage);
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
