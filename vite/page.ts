import type { Manifest } from 'vite';
import { DATA_BLOCK_ID, DEFERRED_MEDIA, FIRST_SCREEN_ID } from '../src/data/menu/page-handover.ts';
import type { PrerenderedPage } from '../src/start/entry-server';

const MAIN = 'index.html';
const FIRST_PICTURE = /<img[^>]* fetchPriority="high"/i;

/** The client's files that the main script and some modules need: each after those that it imports, the main script last. */
function filesOf(manifest: Manifest, modules: string[]) {
  const visited = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || visited.has(key)) return;
    visited.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  visit(MAIN);
  const [main = ''] = [...scripts].slice(-1);
  for (const name of modules) {
    const key = Object.keys(manifest).find((id) => id.endsWith(`/${name}.tsx`));
    if (!key) throw new Error(`No chunk holds ${name}: is it still the module that a route loads?`);
    visit(key);
  }
  scripts.delete(main);
  return { main, others: [...scripts], styles };
}

/** The attribute with the data for the first script of a page with dishes. */
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
 * Fills the shell with the page's head, scripts and body, and its modules' style sheets. On the page of a category or a dish, and
 * on one that opens with a picture, scripts are deferred: the first script starts them after the first pictures. A page with dishes
 * is first painted with its inlined styles: the full style sheets apply together with the scripts.
 * @param inlined the first script, and the styles of the first paint of a page with dishes
 */
export function fillPage(
  shell: string,
  page: PrerenderedPage,
  manifest: Manifest,
  inlined: { script: string; firstPaint: string },
): string {
  const { main, others, styles } = filesOf(manifest, page.modules);
  const showsDishes = page.list !== null;
  const isDeferred = showsDishes || FIRST_PICTURE.test(page.body);
  const deferred = ` media="${DEFERRED_MEDIA}"`;
  const sheet = (file: string, attributes = '') =>
    `<link rel="stylesheet"${attributes} crossorigin href="/${file}">`;
  const hint = (file: string) =>
    `<link rel="modulepreload"${isDeferred ? deferred : ''} crossorigin href="/${file}">`;
  const sheets = [...styles].map((file) => sheet(file)).join('');
  const [base = '', ...own] = [...styles].map((file) => sheet(file, deferred));
  // The first script comes after the hints that it activates, and before any style sheet that it would have to wait for.
  const start = [
    // The loading order of the sheets shifts nothing: the shared one is before the page's inlined styles, its area's after them.
    ...(showsDishes ? [base, `<style>${inlined.firstPaint}</style>`, ...own] : []),
    ...others.map(hint),
    isDeferred ? hint(main) : `<script type="module" crossorigin src="/${main}"></script>`,
    `<script${listAttribute(page)}>${inlined.script}</script>`,
    // The first screen is painted at once, not its top before the rest.
    showsDishes ? `<link rel="expect" href="#${FIRST_SCREEN_ID}" blocking="render">` : sheets,
  ].join('');
  const end = showsDishes ? `<noscript>${sheets}</noscript>` : '';
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
