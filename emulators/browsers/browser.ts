import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { answers } from '../online';
import { Problem } from '../problem';
import { programOf, run } from '../run';
import { canInstallPackages, findProgram, installPackages, isRoot } from './programs';

/** The headless shell first: a test takes a third less time in it, because the others draw a window around each page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** `executablePath` is missing for Playwright's own browser, which Playwright finds itself. */
type Browser = { executablePath?: string };

/** Looks for a browser that is already on this machine. */
export function findBrowser(): Browser | null {
  if (existsSync(chromium.executablePath())) return {};
  const executablePath = findProgram(...NAMES) ?? (existsSync(MAC) ? MAC : null);
  return executablePath === null ? null : { executablePath };
}

/** Chromium's flags. Its sandbox does not run as root; the other flags keep it from contacting anything but the site. */
export function launchArguments(): string[] {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** An installed browser may lack libraries, or be a stub that asks to install one: only starting it shows. */
async function starts(browser: Browser | null): Promise<boolean> {
  if (browser === null) return false;
  try {
    const started = await chromium.launch({ ...browser, args: launchArguments() });
    await started.close();
    return true;
  } catch {
    return false;
  }
}

async function installWithPlaywright(signal: AbortSignal): Promise<boolean> {
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  if (!(await answers(host))) return false;
  console.log("Browser: downloading Playwright's Chromium.");
  const limits = { signal, timeout: 5 * 60_000, output: 'ignore' } as const;
  return run(programOf('playwright'), ['install', 'chromium'], limits);
}

async function installWithApt(signal: AbortSignal): Promise<boolean> {
  if (!canInstallPackages()) return false;
  console.log("Browser: installing the system's package.");
  // Older systems have a package of the full Chromium only.
  return installPackages([['chromium-headless-shell'], ['chromium']], signal);
}

/** Finds a browser or installs one. @throws Problem if neither is possible */
export async function requireBrowser(signal: AbortSignal): Promise<void> {
  if (await starts(findBrowser())) return;
  for (const install of [installWithPlaywright, installWithApt]) {
    if ((await install(signal)) && (await starts(findBrowser()))) return;
    signal.throwIfAborted();
  }
  throw new Problem(
    'There is no browser for the tests, and none could be installed: install Chromium or Google Chrome, ' +
      'or run `npx playwright install --with-deps chromium`.',
  );
}
