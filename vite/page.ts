import type { Manifest } from 'vite';
import {
  DATA_BLOCK_ID,
  DEFERRED_MEDIA,
  FIRST_SCREEN_ID,
  HOUSE_BLOCK_ID,
} from '../src/data/menu/page-handover.ts';
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

/** The page's dishes as JSON; nothing if it has none. A '<' could end the element early, so it is written as JSON's own escape. */
export function dataBlock(id: string, data: object | null): string {
  if (!data) return '';
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

const styleLink = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
const scriptHint = (file: string, media = '') =>
  `<link rel="modulepreload"${media} crossorigin href="/${file}">`;

/**
 * A shell that preloads modules: the scripts that visitors download do not name the files of staff's pages.
 * @param script the first script, before any style sheet, for which it would have to wait; null for none
 */
export function withHints(
  shell: string,
  modules: string[],
  manifest: Manifest,
  script: string | null,
): string {
  const { others, styles } = filesOf(manifest, modules);
  const hints = others.map((file) => scriptHint(file));
  const links = [...styles].map(styleLink).filter((link) => !shell.includes(link));
  const first = script === null ? '' : `<script>${script}</script>`;
  return (
    shell
      .replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + first)
      .replace('</title>', () => `</title>${hints.join('')}`)
      // After the shell's own, which they build on.
      .replace('</head>', () => `${links.join('')}</head>`)
  );
}

/**
 * Fills the shell with the page's head, scripts and body, and its modules' style sheets. On the page of a category or a dish, and
 * on one that opens with a picture, scripts are deferred: the first script starts them after the first pictures. A page with dishes
 * has its styles in its HTML: it is painted as soon as that arrives.
 * @param script the first script
 * @param textOf reads a style sheet, which the page then has in its HTML
 */
export function fillPage(
  shell: string,
  page: PrerenderedPage,
  manifest: Manifest,
  { script, textOf }: { script: string; textOf: (file: string) => string },
): string {
  const { main, others, styles } = filesOf(manifest, page.modules);
  const { opensWithDishes } = page;
  const isDeferred = opensWithDishes || FIRST_PICTURE.test(page.body);
  // A disabled sheet is not loaded. It tells Vite's import of a chunk that the chunk's styles are there.
  const inlined = (file: string) =>
    `<style>${textOf(file)}</style><link rel="stylesheet" disabled crossorigin href="/${file}">`;
  const hint = (file: string) => scriptHint(file, isDeferred ? ` media="${DEFERRED_MEDIA}"` : '');
  // The first script comes after the hints that it activates and the data that it reads, and before any style sheet, for which it
  // would have to wait.
  const start = [
    ...(opensWithDishes ? [...styles].map(inlined) : []),
    ...others.map(hint),
    isDeferred ? hint(main) : `<script type="module" crossorigin src="/${main}"></script>`,
    dataBlock(HOUSE_BLOCK_ID, page.house),
    `<script${listAttribute(page)}>${script}</script>`,
    // The first screen is painted at once, not its top before the rest.
    ...(opensWithDishes
      ? [`<link rel="expect" href="#${FIRST_SCREEN_ID}" blocking="render">`]
      : [...styles].map(styleLink)),
  ].join('');
  const body = `<div id="root" data-page="${page.route}">${page.body}</div>${dataBlock(DATA_BLOCK_ID, page.baked)}`;
  return shell
    .replaceAll(
      /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>/g,
      '',
    )
    .replace(/<meta name="viewport"[^>]*>/, (viewport) => viewport + start)
    .replace(/<title>[^<]*<\/title>/, () => page.head)
    .replace('<div id="root"></div>', () => body);
}
