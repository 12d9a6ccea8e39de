import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { documentId } from '../../emulators/sample/dish';
import { sampleMenu } from '../../emulators/sample/menu';
import type { BakedMenu } from '../../src/data/menu/baked-menu';
import { DATA_BLOCK_ID, FIRST_SCREEN_ID } from '../../src/data/menu/page-handover';
import { allergenWordings } from '../../src/domain/allergens/allergen-wordings';
import { chargesInWords } from '../../src/domain/house/practical';
import { allergens } from '../../src/domain/product/allergens';
import { categories, dishCategories } from '../../src/domain/product/categories';
import { formatPrice } from '../../src/domain/product/price';
import { paths } from '../../src/paths';
import { ownHouse, restaurant } from '../../src/restaurant';
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

/** The size of a JPEG in px, from its frame header. */
function sizeOf(jpeg: Buffer) {
  for (let at = 2; jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const isFrame = [0xc0, 0xc1, 0xc2].includes(jpeg[at + 1] ?? 0);
    if (isFrame) return { width: jpeg.readUInt16BE(at + 7), height: jpeg.readUInt16BE(at + 5) };
  }
  throw new Error('This is no JPEG');
}

const metaOf = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]);

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
    expect(html.match(/<li data-dish="[^"]+"/g)).toHaveLength(dishes.length);
  });

  test('tells without JavaScript the date of its prices and the phone number', () => {
    expect(noscriptOf(html)).toMatch(/Prezzi del .*\d{4}/);
    expect(noscriptOf(html)).toContain(ownHouse.phone.href);
  });

  test('has one data block with its dishes in order, and the address of the whole menu', () => {
    expect(html.split(`id="${DATA_BLOCK_ID}"`)).toHaveLength(2);
    expect(baked.part).toBe(name);
    expect(baked.version).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const shown = [...html.matchAll(/<h2 class="item-name"[^>]*><a[^>]*>([^<]*)</g)].map(
      ([, dish]) => dish,
    );
    expect(baked.products.map(({ nome }) => nome)).toEqual(shown.map((dish) => unescaped(dish)));
    expect(JSON.parse(readBuilt(baked.file).toString())).toHaveLength(sampleMenu.length);
  });

  test('has JSON-LD with all its dishes', () => {
    const schema = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(schema).hasMenuSection[0].hasMenuItem).toHaveLength(dishes.length);
  });

  test('built without a menu has no dishes, but the phone number and the allergen list', () => {
    const without = htmlWithoutMenuAt(paths.category(link));
    expect(without).not.toContain('<article');
    expect(without).not.toContain(`id="${DATA_BLOCK_ID}"`);
    expect(noscriptOf(without)).toContain(ownHouse.phone.href);
    expect(noscriptOf(without)).toContain(paths.category('elenco-allergeni'));
  });
});

test('the page of the whole menu has every dish, its list and the day of its prices', () => {
  const html = htmlAt(paths.search);
  expect(html.match(/<article /g)).toHaveLength(sampleMenu.length);
  expect(html.split(`id="${FIRST_SCREEN_ID}"`)).toHaveLength(2);
  const [, json = ''] = new RegExp(`id="${DATA_BLOCK_ID}">(.*?)</script>`).exec(html) ?? [];
  const baked: BakedMenu = JSON.parse(json);
  expect(baked.part).toBe('whole');
  expect(baked.products).toHaveLength(sampleMenu.length);
  expect(noscriptOf(html)).toMatch(/Prezzi del .*\d{4}/);
  expect(noscriptOf(htmlWithoutMenuAt(paths.search))).toContain(ownHouse.phone.href);
});

describe('the page of a dish', () => {
  const margherita = sampleMenu.find(({ nome }) => nome === 'Margherita');
  const html = htmlAt(paths.dish('margherita'));

  test.each(sampleMenu)('has its own title, address and preview: $nome', (dish) => {
    const path = paths.dish(documentId(dish));
    const page = htmlAt(path);
    const url = restaurant.url + path;
    expect(unescaped(/<title>([^<]*)/.exec(page)?.[1])).toBe(`${dish.nome} · ${restaurant.name}`);
    expect(page).toContain(`<link rel="canonical" href="${url}"`);
    expect(metaOf(page, 'og:url')).toBe(url);
    expect(metaOf(page, 'og:title')).toContain(dish.nome);
    expect(metaOf(page, 'og:description')).toContain(dish.descrizione);
    expect(page).not.toContain('content="noindex"');
    const picture = metaOf(page, 'og:image').replace(restaurant.url, '');
    expect(picture).toMatch(dish.picture ? /^\/anteprime\/\w+\.jpg$/ : /^\/anteprima\.jpg$/);
    const jpeg = readBuilt(picture);
    expect(metaOf(page, 'og:image:type')).toBe('image/jpeg');
    expect(sizeOf(jpeg)).toEqual({ width: 1200, height: 630 });
    expect(jpeg.length).toBeLessThanOrEqual(300_000);
  });

  test('shows three dishes themselves in their previews: a test build converts no more', () => {
    const own = readBuilt('anteprima.jpg');
    const previews = readdirSync('dist-test/anteprime').map((name) =>
      readBuilt(`anteprime/${name}`),
    );
    expect(previews.filter((jpeg) => !jpeg.equals(own))).toHaveLength(3);
  });

  test('has all its facts without scripts, with the day of the data and what is charged', () => {
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
    expect(main).toMatch(/<h1 [^>]*><a [^>]*>Margherita<\/a><\/h1>/);
    expect(unescaped(main)).toContain(margherita?.descrizione);
    for (const price of ['€ 7,00', '€ 14,00', '€ 25,00']) expect(main).toContain(price);
    for (const allergen of ['Glutine', 'Latte e derivati']) expect(main).toContain(allergen);
    expect(main).toContain(chargesInWords(ownHouse));
    expect(main).toContain(`href="${paths.category('pizze-classiche')}"`);
    expect(noscriptOf(main)).toMatch(/Prezzi del .*\d{4}/);
    expect(noscriptOf(main)).toContain(ownHouse.phone.href);
  });

  test('has a data block with that dish alone, and the address of the whole menu', () => {
    const [, json = ''] = new RegExp(`id="${DATA_BLOCK_ID}">(.*?)</script>`).exec(html) ?? [];
    const baked: BakedMenu = JSON.parse(json);
    expect(baked.part).toBeNull();
    expect(baked.products.map(({ id }) => id)).toEqual(['margherita']);
    expect(JSON.parse(readBuilt(baked.file).toString())).toHaveLength(sampleMenu.length);
  });

  test('that the build did not know is one noindex page with the preview of the house', () => {
    for (const unknown of [htmlAt(paths.anyDish), htmlWithoutMenuAt(paths.anyDish)]) {
      expect(unknown).toContain('<meta name="robots" content="noindex"');
      expect(unknown).not.toContain('rel="canonical"');
      expect(unknown).not.toContain('<article');
      expect(metaOf(unknown, 'og:image')).toBe(`${restaurant.url}/anteprima.jpg`);
      expect(unknown.match(/<h1[ >]/g)).toHaveLength(1);
      expect(noscriptOf(unknown)).toContain(ownHouse.phone.href);
    }
  });
});

test.each([paths.allergenRegister])(
  '%s names the phone number and the allergen list without JavaScript',
  (path) => {
    const noscript = noscriptOf(htmlAt(path));
    expect(noscript).toContain('serve JavaScript');
    expect(noscript).toContain(ownHouse.phone.href);
    expect(noscript).toContain(paths.category('elenco-allergeni'));
  },
);

test.each([paths.home, paths.storia, paths.terms])(
  '%s has the dishes of the home page in its data block, for the way there',
  (path) => {
    const json = new RegExp(`id="${DATA_BLOCK_ID}">(.*?)</script>`).exec(htmlAt(path))?.[1];
    const baked: BakedMenu = JSON.parse(json ?? '');
    expect([baked.part, baked.products.length]).toEqual(['home', 3]);
  },
);

test('the home page has three dishes of the menu with a picture', () => {
  const [, region = ''] =
    /<section[^>]*aria-labelledby="dal-menu">(.*?)<\/section>/s.exec(htmlAt(paths.home)) ?? [];
  expect(region.match(/<li>.*?<img .*?€.\d.*?<\/li>/gs)).toHaveLength(3);
  expect(htmlWithoutMenuAt('/index')).not.toContain('dal-menu');
});

test('the 404 page and the empty shell of the reserved area exist', () => {
  const missing = readBuilt('404.html').toString();
  expect(missing).toContain('404 - Not Found');
  expect(missing).toContain('<meta name="robots" content="noindex"');
  expect(readBuilt('reserved.html').toString()).toContain('<div id="root"></div>');
});

test.each([paths.login, paths.search, paths.allergenRegister])('%s has a noindex tag', (path) =>
  expect(htmlAt(path)).toContain('<meta name="robots" content="noindex"'),
);

test('the sitemap lists every indexable page, and robots.txt disallows none', () => {
  const listed = [
    ...readBuilt('sitemap.xml')
      .toString()
      .matchAll(/<loc>(.+?)<\/loc>/g),
  ].map(([, url]) => url);
  const mayBeFound = [...pages, ...sampleMenu.map((dish) => paths.dish(documentId(dish)))].filter(
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
