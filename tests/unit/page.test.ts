import { expect, test } from 'vitest';
import { fillPage } from '../../vite/page.ts';

const shell =
  '<html><head><meta name="viewport"><title></title><style>fonts</style></head><body><div id="root"></div></body></html>';
const manifest = { 'index.html': { file: 'assets/index.js' } };
const inlined = { script: 'first()', fonts: 'fonts', style: 'body{}' };
const pageOf = (body: string) =>
  fillPage(
    shell,
    {
      path: '/',
      head: '<title>Home</title>',
      body,
      modules: [],
      items: null,
      baked: null,
      fields: [],
    },
    manifest,
    inlined,
  );

test('a page holds the scripts and styles that the build has made, and data', () => {
  const html = pageOf('<script type="application/ld+json">{}</script>');
  expect(html).toContain('<script>first()</script>');
});

test.each(['<script>alert(1)</script>', '<script async>alert(1)</script>', '<style>a{}</style>'])(
  'the build stops at %s, which nothing may permit by its hash',
  (foreign) => {
    expect(() => pageOf(`<p>${foreign}</p>`)).toThrow(/has not made/);
  },
);
