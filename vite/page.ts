import type { Manifest } from 'vite';
import {
  DATA_BLOCK_ID,
  DEFERRED_MEDIA,
  FIRST_SCREEN_ID,
  MAIN_LINK,
} from '../src/data/menu/page-handover.ts';
import type { PrerenderedPage } from '../src/start/entry-server';

const MAIN = 'index.html';
const FIRST_PICTURE = /<img[^>]* fetchPriority="high"/i;

/** The client's files that the main script and some modules need, their static imports included. */
function filesOf(manifest: Manifest, modules: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(MAIN);
  for (const name of modules) {
    const key = Object.keys(manifest).find((id) => id.endsWith(`/${name}.tsx`));
    if (!key) throw new Error(`No chunk holds ${name}: is it still the module that a route loads?`);
    visit(key);
  }
  return { scripts, styles };
}

/** What the first script of a category page is told. */
function listAttribute({ list }: PrerenderedPage): string {
  if (!list) return '';
  const json = JSON.stringify(list).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return ` data-list="${json}"`;
}

/** The list that the page shows, as JSON. A '<' could end the element early, so it is written as JSON's own escape. */
function dataBlock({ baked }: PrerenderedPage): string {
  if (!baked) return '';
  const json = JSON.stringify(baked).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${DATA_BLOCK_ID}">${json}</script>`;
}

/**
 * The page's HTML: the shell with its head, its scripts, its body, and the style sheets of its modules. A category page, and one that
 * opens with a picture, has its scripts deferred: the first script starts them when the first pictures are there. A category page is
 * painted with the styles that it holds: the whole sheets apply with the scripts.
 * @param inlined the first script, and the styles of a category page's first paint
 */
export function fillPage(
  shell: string,
  page: PrerenderedPage,
  manifest: Manifest,
  inlined: { script: string; firstPaint: string },
): string {
  const { scripts, styles } = filesOf(manifest, page.modules);
  const [main = '', ...others] = scripts;
  const isCategory = page.list !== null;
  const isDeferred = isCategory || FIRST_PICTURE.test(page.body);
  const deferred = ` media="${DEFERRED_MEDIA}"`;
  const sheet = (file: string, attributes = '') =>
    `<link rel="stylesheet"${attributes} crossorigin href="/${file}">`;
  const hint = (file: string, attributes = '') =>
    `<link rel="modulepreload"${isDeferred ? deferred : ''}${attributes} crossorigin href="/${file}">`;
  const sheets = [...styles].map((file) => sheet(file)).join('');
  const [base = '', ...own] = [...styles].map((file) => sheet(file, deferred));
  // The first script stands behind what it starts, and before a sheet that it would have to wait for.
  const start = [
    // Whichever sheet comes first moves nothing: what all pages need stands before the page's own styles, its area's behind them.
    ...(isCategory ? [base, `<style>${inlined.firstPaint}</style>`, ...own] : []),
    isDeferred
      ? hint(main, ` ${MAIN_LINK}`)
      : `<script type="module" crossorigin src="/${main}"></script>`,
    ...others.map((file) => hint(file)),
    `<script${listAttribute(page)}>${inlined.script}</script>`,
    // One paint of the first screen, not one of its head before it.
    isCategory ? `<link rel="expect" href="#${FIRST_SCREEN_ID}" blocking="render">` : sheets,
  ].join('');
  const end = isCategory ? `<noscript>${sheets}</noscript>` : '';
  const body = `<div id="root">${page.body}</div>${dataBlock(page)}${end}`;
  return shell
    .replaceAll(
      /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )
    .replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + start)
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace('<div id="root"></div>', () => body);
}
