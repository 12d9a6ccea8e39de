import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { SITE } from './site';

/** A cheap phone on a bad network. */
export const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const DOWN_BYTES = (1.6 * 1_000_000) / 8;
const UP_BYTES = (0.75 * 1_000_000) / 8;

const TIMEOUT_MS = 180_000;
const OBSERVERS = ['observe', 'painted', 'first-cards'].map((name) => ({
  content: readFileSync(join(import.meta.dirname, 'in-page', `${name}.js`), 'utf8'),
}));

/** What a browser has stored, its cache apart. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * A browser profile with an empty cache.
 * @param workers whether the site's service worker may start
 * @param stored what an earlier profile has stored; nothing by default
 */
export async function newPhone(
  browser: Browser,
  workers: boolean,
  stored: Stored = { cookies: [], origins: [] },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    storageState: stored,
    baseURL: SITE,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: workers ? 'allow' : 'block',
  });
  // Long enough for a busy machine: a slow run is no failure.
  context.setDefaultTimeout(TIMEOUT_MS);
  for (const script of OBSERVERS) await context.addInitScript(script);
  return context;
}

/** Makes a page's processor and network slow. @returns the session, for what else it reports */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES,
    uploadThroughput: UP_BYTES,
  });
  return session;
}

/** Opens an address and waits until the page is idle. @param ready selector of an element that must be visible first */
export async function open(page: Page, address: string, ready: string): Promise<void> {
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await settled(page);
}

/** Waits until the network is idle and the browser has reported nothing new for a second. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => performance.now() - window.benchSeen.last > 1000, null, {
    polling: 250,
  });
}
