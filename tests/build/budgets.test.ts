import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { categories, dishCategories } from '../../src/domain/product/categories';
import { translations } from '../../src/domain/words/language';
import { paths } from '../../src/paths';
import { inlineTextsOf } from '../../vite/inline-texts';
import { filesOf, htmlAt, modulesOf, readBuilt, scriptsWith, weight, withImports } from './built';

const KB = 1024;
/** Modules that no visitor's page may load. */
const STAFF_OR_SDK = /^src\/(?:reserved|data\/staff)\/|node_modules\/@?firebase\//;
/** The vocabulary, which only the search and a filter load. */
const VOCABULARY = /^src\/domain\/product\/(?:allergen-words|warned-allergens)/;
/** Modules that only the search page loads, and those of them that load with the first word. */
const SEARCH = /^src\/menu\/search\//;
const ENGINE =
  /node_modules\/minisearch\/|^src\/menu\/search\/(?:search-menu|menu-index|markers|signal|stems|synonyms)/;

const zipped = (text: string) => gzipSync(text).length;

const pages = [
  { path: paths.home, scripts: 120.5 * KB },
  ...dishCategories.map(({ link }) => ({ path: paths.category(link), scripts: 140.5 * KB })),
];

describe.each(pages)('$path', ({ path, scripts }) => {
  const html = htmlAt(path);
  const files = filesOf(html);

  test(`needs at most ${scripts / KB} kB of JavaScript, inline scripts included`, () => {
    const inline = inlineTextsOf(html)
      .scripts.map(zipped)
      .reduce((a, b) => a + b, 0);
    expect(inline).toBeGreaterThan(0);
    expect(weight(withImports(files.scripts)) + inline).toBeLessThanOrEqual(scripts);
  });

  test('names every script that it imports, so that none waits for another', () => {
    expect([...withImports(files.scripts)].sort()).toEqual([...files.scripts].sort());
  });

  test("needs two style sheets, the shared one and its area's, of at most 14 kB together", () => {
    expect(files.styles.size).toBe(2);
    expect(weight(files.styles)).toBeLessThanOrEqual(14 * KB);
  });

  test('needs at most 28 kB of fonts', () => {
    expect(files.fonts.size).toBe(2);
    expect(weight(files.fonts)).toBeLessThanOrEqual(28 * KB);
  });
});

describe('the HTML of a category page', () => {
  const html = htmlAt(paths.category('pinse'));
  const [tag = '', script = ''] =
    /<script(?= data-list)[^>]*>(.*?)<\/script>/s.exec(html)?.slice(0, 2) ?? [];
  const style = inlineTextsOf(html).styles.join('');

  test('has the first script before any other, with the version and time of its list', () => {
    // The data that it reads comes first.
    const before = html.slice(0, html.indexOf(tag)).replace('<script type="application/json"', '');
    expect(before).not.toContain('<script');
    const [, list = ''] = /data-list="([^"]+)"/.exec(tag) ?? [];
    expect(JSON.parse(list.replaceAll('&quot;', '"'))).toMatchObject({
      items: ['pinseItems'],
      baked: { version: expect.stringMatching(/./), savedAt: expect.any(Number) },
    });
    expect(html).toContain('<link rel="preconnect" href="http://127.0.0.1:18080"');
  });

  test('has a first script of at most 4.1 kB that asks for the version and imports nothing', () => {
    expect(script).toContain('batchGet');
    expect(script).not.toMatch(/\bimport\b/);
    expect(zipped(script)).toBeLessThanOrEqual(4.1 * KB);
  });

  test('inlines its styles, at most 12 kB, so that no style sheet blocks the first paint', () => {
    expect(zipped(style)).toBeLessThanOrEqual(12 * KB);
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('<body'));
    for (const file of filesOf(html).styles)
      expect(style).toContain(readBuilt(file).toString().trim());
    const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).not.toHaveLength(0);
    for (const sheet of sheets) expect(sheet).toContain(' disabled ');
  });

  test('names fonts that exist and cause no layout shift when they are late', () => {
    const fonts = [...style.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file = '']) => file);
    expect(fonts).toHaveLength(4);
    expect(style.match(/font-display: ?optional/g)).toHaveLength(4);
    for (const font of fonts) expect(readBuilt(font).length).toBeGreaterThan(0);
  });
});

describe('the languages of the menu', () => {
  const columns = (language: string) => scriptsWith(new RegExp(`virtual:column/${language}$`));

  test.each(['it', ...translations])(
    '%s is one file of at most 9 kB, and nobody loads it by itself',
    (language) => {
      const files = columns(language);
      expect(files).toHaveLength(1);
      expect(weight(files)).toBeLessThanOrEqual(9 * KB);
      for (const path of [paths.menu, paths.category('pinse'), paths.search]) {
        expect([...withImports(filesOf(htmlAt(path)).scripts)]).not.toContain(files[0]);
      }
    },
  );

  test('are offered by at most 320 bytes of HTML', () => {
    const [offer = ''] = /<p class="offer.*?<\/p>/.exec(htmlAt(paths.menu)) ?? [];
    expect(offer).toContain('Read this menu in English');
    expect(offer.length).toBeLessThanOrEqual(320);
  });
});

test('no selector with :has() ends with any element: an insertion would restyle the whole page', () => {
  const pages = [paths.home, ...categories.map(({ link }) => paths.category(link)), paths.search];
  const sheets = new Set(pages.flatMap((path) => [...filesOf(htmlAt(path)).styles]));
  const rules = [...sheets].flatMap((file) => readBuilt(file).toString().split(/[{}]/));
  const wrong = rules.filter((selectors) => {
    if (!selectors.includes(':has(')) return false;
    // The minifier joins the selectors of one rule.
    let plain = selectors.replace(/^:is\((.*)\)$/s, '$1');
    while (plain.includes('(')) plain = plain.replaceAll(/\([^()]*\)/g, '');
    const ends = plain.split(',').map((selector) => selector.split(/[\s>+~]/).at(-1) ?? '');
    return !ends.every((end) => /^[a-z]|[.#[]|^:root/.test(end));
  });
  expect(rules.some((selectors) => selectors.includes(':has('))).toBe(true);
  expect(wrong).toEqual([]);
});

describe("the scripts of a visitor's page", () => {
  const visitorPages = [
    ...[paths.home, paths.storia, paths.privacyPolicy, paths.cookiePolicy, paths.terms],
    ...categories.map(({ link }) => paths.category(link)),
    ...[paths.menu, paths.allergenRegister],
  ];

  const modulesAt = (path: string) =>
    [...withImports(filesOf(htmlAt(path)).scripts)].flatMap(modulesOf);
  const foreignAt = (path: string) =>
    modulesAt(path).filter((id) => [STAFF_OR_SDK, SEARCH, VOCABULARY].some((one) => one.test(id)));

  test.each(visitorPages)(
    'contain no module of staff, of the Firebase SDK or of the search, and no vocabulary: %s',
    (path) => {
      expect(modulesAt(path)).toContain('src/routes.tsx');
      expect(foreignAt(path)).toEqual([]);
    },
  );

  test('load the texts about opening hours without the data of the menu', () => {
    const files = withImports(scriptsWith(/^src\/domain\/today\/opening-words\.ts$/));
    const modules = [...files].flatMap(modulesOf);
    expect(modules).toContain('src/domain/hours/days.ts');
    expect(modules).not.toContain('src/data/menu/runner.ts');
  });

  test('contain what finds dishes on no page: it is one file of at most 20 kB', () => {
    for (const path of [...visitorPages, paths.search]) {
      expect([path, modulesAt(path).filter((id) => ENGINE.test(id))]).toEqual([path, []]);
    }
    const [file = '', ...others] = scriptsWith(ENGINE);
    expect(others).toEqual([]);
    expect(weight([file])).toBeLessThanOrEqual(20 * KB);
  });

  test('contain the search on its own page, and staff modules on the login page', () => {
    expect(foreignAt(paths.search)).toContain('src/menu/search/SearchPage.tsx');
    expect(foreignAt(paths.search).filter((id) => STAFF_OR_SDK.test(id))).toEqual([]);
    for (const id of [/^src\/reserved\//, /^src\/data\/staff\//]) {
      expect(foreignAt(paths.login)).toContainEqual(expect.stringMatching(id));
    }
  });
});
