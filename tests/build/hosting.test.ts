import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FirebaseConfig } from '../../emulators/config';
import { FIREBASE_TOOLS } from '../../emulators/folders';
import { type ServedSite, serveHosting } from '../../emulators/hosting';
import { pageAddresses } from '../../src/page-addresses';
import { paths } from '../../src/paths';
import { reservedPages } from '../../src/routes';
import { builtAssets, fitToBuild, inlinedIn } from '../../vite/hosting-config';

/** Where `vite build --mode test` writes. */
const FOLDER = 'dist-test';
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/** Lists the files of a folder that `firebase deploy` publishes. */
const listFiles: (folder: string, ignore: string[]) => string[] = createRequire(
  join(FIREBASE_TOOLS, 'package.json'),
)('./lib/listFiles').listFiles;

type Config = FirebaseConfig & { hosting: { ignore: string[] } };
const config: Config = JSON.parse(readFileSync('firebase.json', 'utf8'));
const assets = builtAssets(FOLDER);

describe('with the configuration of a deployment', () => {
  let site: ServedSite;
  beforeAll(async () => {
    site = await serveHosting(FOLDER, fitToBuild(config, assets, inlinedIn(FOLDER)).hosting);
  });
  afterAll(() => site.close());

  async function answerTo(path: string) {
    const { status, headers } = await fetch(site.origin + path);
    return { status, cacheControl: headers.get('cache-control') };
  }

  test('every hashed file is cached for a year', async () => {
    expect(assets.map((path) => extname(path))).toEqual(
      expect.arrayContaining(['.css', '.js', '.woff2']),
    );
    const answers = await Promise.all(assets.map(answerTo));
    for (const answer of answers) expect(answer).toEqual({ status: 200, cacheControl: FOR_A_YEAR });
  });

  test.each([
    '/assets/index-OfAnOlderRelease.js',
    '/assets/staff/ProductForm-OfAnOlderRelease.js',
    '/assets/',
    '/reserved/xyz',
  ])('what does not exist is a 404 with no-cache: %s', async (path) => {
    expect(await answerTo(path)).toEqual({ status: 404, cacheControl: 'no-cache' });
  });

  test('a dish has its own page, and any other address of a dish the page for unknown ones', async () => {
    const titleAt = async (path: string) => {
      const response = await fetch(site.origin + path);
      return [response.status, /<title>([^<·]*) ·/.exec(await response.text())?.[1]];
    };
    expect(await titleAt('/piatto/margherita')).toEqual([200, 'Margherita']);
    // Ids are case-sensitive, and may hold what an address must encode.
    for (const id of ['Margherita', 'olive & pane?', '50%', 'a/b', 'index', 'caffè']) {
      expect([id, ...(await titleAt(paths.dish(id)))]).toEqual([id, 200, 'Un piatto del menu']);
    }
    expect(await titleAt('/Piatto/margherita)')).toEqual([200, 'Un piatto del menu']);
  });

  test('other spellings of an address lead to it, and no more is taken for one', async () => {
    const follow = async (path: string) => {
      const { url, status, redirected } = await fetch(site.origin + path);
      return [new URL(url).pathname, status, redirected];
    };
    const capital = (path: string) =>
      path.replace(/(^|[/-])[a-z]/g, (start) => start.toUpperCase());
    for (const path of pageAddresses.filter((each) => each !== paths.home)) {
      expect([path, 200, false]).toEqual(await follow(path));
      const others = [
        path.toUpperCase(),
        capital(path),
        `${path.slice(0, -1)}${path.slice(-1).toUpperCase()}`,
      ];
      const closed = [')', '%20', '…', '».', '%C2%BB', '/).', '%0A', '%0D%0A', '%E2%80%A8'].map(
        (end) => path + end,
      );
      for (const other of [...others, ...closed, `${path.toUpperCase()}),`])
        expect([path, 200, true]).toEqual(await follow(other));
    }
    expect(await follow('/)')).toEqual(['/', 200, true]);
    const withQuery = await fetch(`${site.origin}/Menu/Pinse?piatto=bufala`);
    expect(new URL(withQuery.url).search).toBe('?piatto=bufala');
    expect(await follow('/storia%2520')).toEqual(['/storia', 200, true]);
    expect(await follow('/Menu/Stampa)')).toEqual([paths.search, 200, true]);
    for (const path of [
      '/storiax',
      '/menu/pinse/bufala',
      '/menu/pizze',
      '/menupinse',
      '/sto%0Aria',
    ])
      expect(await follow(path)).toEqual([path, 404, false]);
  });

  test('pages and the service worker are revalidated', async () => {
    const staffPages = reservedPages.map(({ path }) => path);
    for (const path of ['/', '/menu/pinse', '/sw.js', ...staffPages]) {
      expect(await answerTo(path)).toEqual({ status: 200, cacheControl: 'no-cache' });
    }
  });
});

describe('a deployment publishes', () => {
  const published = listFiles(FOLDER, config.hosting.ignore);

  test('the pages, every hashed file and the service worker', () => {
    expect(published).toEqual(expect.arrayContaining(['index.html', '404.html', 'sw.js']));
    expect(published.map((path) => `/${path}`)).toEqual(expect.arrayContaining(assets));
  });

  test('no file and no folder whose name begins with a dot', () => {
    // Without the exclusion these would be published.
    expect(listFiles(FOLDER, [])).toEqual(
      expect.arrayContaining(['.vite/manifest.json', '.vite/modules.json']),
    );
    expect(published.filter((path) => /(^|\/)\./.test(path))).toEqual([]);
  });
});
