import { describe, expect, test } from 'vitest';
import { sampleMenu } from '../../emulators/sample/menu';
import type { BakedMenu } from '../../src/data/menu/menu-cache';
import { DATA_BLOCK_ID, FIRST_SCREEN_ID } from '../../src/data/menu/page-handover';
import { allergenWordings } from '../../src/domain/product/allergen-wordings';
import { allergens } from '../../src/domain/product/allergens';
import { categories, dishCategories } from '../../src/domain/product/categories';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { restaurant } from '../../src/restaurant';
import { inlineTextsOf } from '../../vite/inline-texts';
import { filesOf, htmlAt, htmlWithoutMenuAt, readBuilt } from './built';

/** Undoes React's escaping of a text. */
function unescaped(text = ''): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

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

  test('has one title, one description, its canonical address and a preview image', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+ · (?:Pizzeria Tre Spighe|Bologna)<\/title>/);
    expect(html.match(/<meta name="description" content="[^"]{20,}"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${restaurant.url}${path}"`);
    expect(html).toContain(`<meta property="og:image" content="${restaurant.url}/anteprima.jpg"`);
  });

  test('has one h1, inside the main landmark', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<main[ >].*<h1[ >].*<\/main>/s);
  });

  test('has nothing that the Content-Security-Policy would refuse', () => {
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/\son[a-z]+="/);
    for (const [script, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) {
      // A script without `src` is the inline one, which the policy permits by its hash.
      if (!/\ssrc=|\stype=/.test(attributes)) continue;
      expect(script).toMatch(/type="application\/(?:ld\+)?json"|src="\/assets\//);
    }
  });

  test("links or inlines every style of its components' classes", () => {
    const names = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, all = '']) => all.split(' '));
    const inlined = inlineTextsOf(html).styles;
    const css = [...inlined, ...[...filesOf(html).styles].map(readBuilt)].join('');
    const scoped = names.filter((name) => /^_[\w-]{5}$/.test(name));
    expect(scoped.filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  test('has no hidden block that only a script would show', () => {
    expect(html).not.toContain('<template');
    expect(html).not.toMatch(/<div hidden/);
  });
});

test.each(dishCategories)('the first paint of $name waits for its first screen', ({ link }) => {
  const html = htmlAt(paths.category(link));
  expect(html).toContain(`<link rel="expect" href="#${FIRST_SCREEN_ID}" blocking="render">`);
  const [before = '', ...after] = html.split(`id="${FIRST_SCREEN_ID}"`);
  expect(after).toHaveLength(1);
  expect(before.match(/<article/g)).toHaveLength(3);
});

test('the allergen list is complete without JavaScript', () => {
  const html = htmlAt(paths.category('elenco-allergeni'));
  for (const { id, name } of allergens) {
    expect(html).toContain(name);
    expect(html).toContain(`>${allergenWordings[id]}</p>`);
  }
});

const noscriptOf = (html: string) => /<noscript>(.*?)<\/noscript>/.exec(html)?.[1];

describe.each(dishCategories)('the page of $name', ({ name, link }) => {
  const html = htmlAt(paths.category(link));
  const dishes = sampleMenu.filter(({ categoria }) => categoria === name);
  const json = new RegExp(
    `<script type="application/json" id="${DATA_BLOCK_ID}">(.*?)</script>`,
  ).exec(html)?.[1];
  const baked: BakedMenu = JSON.parse(json ?? 'null');

  test('shows every dish of the category with its price', () => {
    expect(html.match(/<article /g)).toHaveLength(dishes.length);
    const cards = unescaped(html).split('<article ');
    for (const { nome, prezzo } of dishes) {
      const card = cards.find((each) => each.includes(`>${nome}</a>`));
      if (prezzo > 0) expect(card, nome).toContain(formatPrice(prezzo));
    }
    expect(html.match(/<li data-dish="[^"]+" data-digest="\w+"/g)).toHaveLength(dishes.length);
  });

  test('tells without JavaScript the date of its prices and the phone number', () => {
    expect(noscriptOf(html)).toMatch(/Prezzi del .*\d{4}/);
    expect(noscriptOf(html)).toContain(restaurant.phone.href);
  });

  test('has one data block with its dishes in order, and the address of all others', () => {
    expect(html.split(`id="${DATA_BLOCK_ID}"`)).toHaveLength(2);
    expect(baked.category).toBe(name);
    expect(baked.version).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const shown = [...html.matchAll(/<h2 class="item-name"[^>]*><a[^>]*>([^<]*)</g)].map(
      ([, dish]) => dish,
    );
    expect(baked.products.map(({ nome }) => nome)).toEqual(shown.map((dish) => unescaped(dish)));
    const others: unknown[] = JSON.parse(readBuilt(baked.others).toString());
    expect(others).toHaveLength(sampleMenu.length - dishes.length);
  });

  test('has JSON-LD with all its dishes', () => {
    const schema = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(schema).hasMenuSection[0].hasMenuItem).toHaveLength(dishes.length);
  });

  test('built without a menu has no dishes, but the phone number and the allergen list', () => {
    const without = htmlWithoutMenuAt(paths.category(link));
    expect(without).not.toContain('<article');
    expect(without).not.toContain(`id="${DATA_BLOCK_ID}"`);
    expect(noscriptOf(without)).toContain(restaurant.phone.href);
    expect(noscriptOf(without)).toContain(paths.category('elenco-allergeni'));
  });
});

test.each([paths.search, paths.printedMenu, paths.allergenRegister])(
  '%s names the phone number and the allergen list without JavaScript',
  (path) => {
    const noscript = noscriptOf(htmlAt(path));
    expect(noscript).toContain('serve JavaScript');
    expect(noscript).toContain(restaurant.phone.href);
    expect(noscript).toContain(paths.category('elenco-allergeni'));
  },
);

test('the 404 page and the empty shell of the reserved area exist', () => {
  expect(readBuilt('404.html').toString()).toContain('404 - Not Found');
  expect(readBuilt('reserved.html').toString()).toContain('<div id="root"></div>');
});

test.each([paths.login, paths.search, paths.printedMenu, paths.allergenRegister])(
  '%s has a noindex tag',
  (path) => expect(htmlAt(path)).toContain('<meta name="robots" content="noindex"'),
);

test('the sitemap lists every indexable page, and robots.txt disallows none', () => {
  const listed = [
    ...readBuilt('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.+?)<\/loc>/g),
  ].map(([, url]) => url);
  const mayBeFound = pages.filter(
    (path) => !htmlAt(path).includes('<meta name="robots" content="noindex"'),
  );
  expect(listed.toSorted()).toEqual(mayBeFound.map((path) => restaurant.url + path).toSorted());
  const robots = readBuilt('robots.txt').toString();
  // Crawlers must be able to read a page to see its noindex tag.
  expect(robots).toMatch(/^User-agent: \*\nDisallow:\n/);
  expect(robots).toContain(`Sitemap: ${restaurant.url}/sitemap.xml`);
});

test('the manifest has the name and the colours of the site, and icons that exist', () => {
  const [, file = ''] = /<link rel="manifest" href="([^"]+)"/.exec(htmlAt(paths.home)) ?? [];
  const manifest = JSON.parse(readBuilt(file).toString());
  expect(manifest).toMatchObject({ name: restaurant.name, lang: 'it', theme_color: '#24160f' });
  expect(htmlAt(paths.home)).toContain('<meta name="theme-color" content="#24160f"');
  expect(manifest.icons).not.toHaveLength(0);
  for (const { src } of manifest.icons) expect(readBuilt(src).length).toBeGreaterThan(0);
});
