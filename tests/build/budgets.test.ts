import { describe, expect, test } from 'vitest';
import { dishCategories } from '../../src/domain/categories';
import { paths } from '../../src/paths';
import { filesOf, htmlAt, readBuilt, weight, withImports } from './built';

const KB = 1024;

const pages = [
  { path: paths.home, scripts: 125 * KB },
  ...dishCategories.map(({ link }) => ({ path: paths.category(link), scripts: 165 * KB })),
];

describe.each(pages)('$path', ({ path, scripts }) => {
  const files = filesOf(htmlAt(path));

  test(`needs at most ${scripts / KB} kB of JavaScript`, () => {
    expect(weight(withImports(files.scripts))).toBeLessThanOrEqual(scripts);
  });

  test('names every script that it needs, so that none waits for another', () => {
    expect([...withImports(files.scripts)].sort()).toEqual([...files.scripts].sort());
  });

  test('needs one style sheet of at most 24 kB', () => {
    expect(files.styles.size).toBe(1);
    expect(weight(files.styles)).toBeLessThanOrEqual(24 * KB);
  });

  test('needs at most 60 kB of fonts', () => {
    expect(files.fonts.size).toBe(2);
    expect(weight(files.fonts)).toBeLessThanOrEqual(60 * KB);
  });
});

test('a category page asks for its dishes in its first script, with Firestore Lite at hand', () => {
  const html = htmlAt(paths.category('pinse'));
  const { scripts } = filesOf(html);
  expect(html.match(/<script type="module"[^>]*>/)?.[0]).toContain('entry-menu');
  expect([...scripts].some((file) => readBuilt(file).includes('runQuery'))).toBe(true);
  expect(html).toContain('<link rel="preconnect" href="http://127.0.0.1:18080"');
});

test('no public page names a script of the staff but the login page', () => {
  for (const path of [paths.home, paths.storia, paths.menu, paths.category('dolci')]) {
    expect([...filesOf(htmlAt(path)).scripts].filter((file) => file.includes('/staff/'))).toEqual(
      [],
    );
  }
});
