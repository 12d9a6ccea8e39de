import { expect, test } from 'vitest';
import { readBuilt } from './built';

const worker = readBuilt('sw.js').toString();

test('a newer service worker takes over by itself, and at once', () => {
  expect(worker).toMatch(/"use strict";self\.skipWaiting\(\),\w+\.clientsClaim\(\),/);
  // Otherwise it would wait for a message that the site never sends.
  expect(worker).not.toContain('SKIP_WAITING');
});
