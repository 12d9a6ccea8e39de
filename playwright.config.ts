import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArguments } from './emulators/browsers/browser';
import { innerPortsOf, TESTED_MODE } from './emulators/suite';

/**
 * A test runs on a phone unless its title is tagged `@desktop` (tests/e2e/fixtures.ts).
 * `@writes` marks what changes the suite's data, which all tests share: those run one at a time.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A busy machine is slow, not wrong: these limits are for what never happens.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // At least two workers: on two cores the tests that write run at the same time as the others.
  workers: Math.max(2, availableParallelism() - 1),
  reporter: 'dot',
  use: {
    baseURL: `http://localhost:${innerPortsOf(TESTED_MODE).site}`,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
    // Tracing every test for the few that fail would cost a sixth of the time: `TRACE=on npm test -- name` does it.
    trace: process.env.TRACE === 'on' ? 'on' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { ...findBrowser(), args: launchArguments() },
  },
  projects: [
    { name: 'reading', grepInvert: /@writes/ },
    { name: 'writing', grep: /@writes/, workers: 1, fullyParallel: false },
  ],
});
