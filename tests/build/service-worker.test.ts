import { expect, test } from 'vitest';
import { modulesOf, readBuilt, weight } from './built';

const worker = readBuilt('sw.js').toString();

test('a newer service worker activates and claims all pages at once', () => {
  expect(worker).toMatch(/"use strict";self\.skipWaiting\(\),\w+\.clientsClaim\(\),/);
  // Otherwise it would wait for a message that the site never sends.
  expect(worker).not.toContain('SKIP_WAITING');
});

test('the service worker caches the pictures of the site, and handles no other origin', () => {
  const patterns = [...worker.matchAll(/registerRoute\(\/(.+?)\/,new/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  const isKept = (url: string) => patterns.some((pattern) => pattern.test(url));
  expect(isKept('https://pizzeria.example/pictures/oven.avif')).toBe(true);
  const folder = 'https://firebasestorage.googleapis.com/v0/b/a.appspot.com/o/images%2F';
  expect(isKept(`${folder}pizza.card.webp?alt=media`)).toBe(false);
  // At the quota a cache that purges itself would take the pictures of a guest who has no network.
  expect(worker).not.toContain('purgeOnQuotaError');
});

test('the service worker precaches no code that only staff need', () => {
  const kept = [...worker.matchAll(/"?url"?:"(\/assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  );
  const modules = kept.flatMap(modulesOf);
  expect(modules).toContain('src/routes.tsx');
  expect(
    modules.filter((id) =>
      /^src\/(?:reserved|data\/staff)\/|^src\/domain\/(?:changes|exchange|staff)\/|node_modules\/(?:@?firebase|papaparse|@tanstack|react-hook-form|@hookform)\//.test(
        id,
      ),
    ),
  ).toEqual([]);
});

test('the service worker precaches one small page for all dishes, and little in total', () => {
  const kept = [...worker.matchAll(/\{"?url"?:"\/([^"]*)"/g)].map(([, address = '']) => {
    if (/\.\w+$/.test(address)) return address;
    return address === '' ? 'index.html' : `${address}.html`;
  });
  expect(kept).toContain('piatto.html');
  expect(kept).toContain('shell.html');
  // The lists of the build, for whoever has none where nothing answers.
  expect(kept.filter((file) => /^assets\/menu-.+\.json$/.test(file))).toHaveLength(1);
  expect(kept.filter((file) => /^(?:piatto|anteprime)\//.test(file))).toEqual([]);
  expect(weight(['piatto.html'])).toBeLessThanOrEqual(8_000);
  expect(kept.length).toBeLessThanOrEqual(82);
  expect(weight(kept)).toBeLessThanOrEqual(597_500);
});
