import { describe, expect, test } from 'vitest';
import { allergens } from '../../src/domain/allergens';
import { categories, dishCategories } from '../../src/domain/categories';
import { paths } from '../../src/paths';
import { restaurant } from '../../src/restaurant';
import { filesOf, htmlAt, readBuilt } from './built';

const pages = [
  paths.home,
  paths.storia,
  paths.privacyPolicy,
  paths.cookiePolicy,
  paths.terms,
  paths.login,
  paths.menu,
  ...categories.map(({ link }) => paths.category(link)),
  paths.search,
  paths.printedMenu,
  paths.allergenRegister,
];

describe.each(pages)('the HTML of %s', (path) => {
  const html = htmlAt(path);

  test('has one title, one description and its own address', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain(`· ${restaurant.name}</title>`);
    expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${restaurant.url}${path}"`);
    expect(html).toContain('<meta property="og:image"');
  });

  test('has one h1, inside the main landmark', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.indexOf('<main')).toBeLessThan(html.indexOf('<h1'));
  });

  test('has nothing that the Content-Security-Policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    for (const [script] of html.matchAll(/<script[^>]*>/g)) {
      expect(script).toMatch(/type="application\/ld\+json"|src="\/assets\//);
    }
  });

  test('has no hidden block that only a script would show', () => {
    expect(html).not.toContain('<template');
    expect(html).not.toMatch(/<div hidden/);
  });
});

test('the allergen list is complete without JavaScript', () => {
  const html = htmlAt(paths.category('elenco-allergeni'));
  for (const { name, law } of allergens) {
    expect(html).toContain(name);
    expect(html).toContain(law);
  }
});

test.each(dishCategories)(
  '$name without JavaScript names the phone and the allergen list',
  ({ link }) => {
    const noscript = /<noscript>(.*?)<\/noscript>/.exec(htmlAt(paths.category(link)))?.[1];
    expect(noscript).toContain(restaurant.phone.href);
    expect(noscript).toContain(paths.category('elenco-allergeni'));
  },
);

test.each([paths.printedMenu, paths.allergenRegister])(
  '%s without JavaScript says what to do',
  (path) => {
    const noscript = /<noscript>(.*?)<\/noscript>/.exec(htmlAt(path))?.[1];
    expect(noscript).toContain(restaurant.phone.href);
    expect(noscript).toContain(paths.category('elenco-allergeni'));
  },
);

test.each([
  [paths.login, '.login'],
  [paths.printedMenu, '.paper'],
  [paths.allergenRegister, '.register'],
])('the HTML of %s names the stylesheet of its own that holds %s', (path, selector) => {
  const own = [...filesOf(htmlAt(path)).styles].slice(1);
  expect(own.map((file) => readBuilt(file).toString()).join('')).toContain(selector);
});

test('the 404 page and the empty shell of the reserved area exist', () => {
  expect(readBuilt('404.html').toString()).toContain('404 - Not Found');
  expect(readBuilt('reserved.html').toString()).toContain('<div id="root"></div>');
});
