import type { Manifest } from 'vite';
import { DATA_BLOCK_ID } from '../src/data/menu/page-handover.ts';
import type { PrerenderedPage } from '../src/start/entry-server';
import { DEFERRED_MEDIA, type ListOfBuild, MAIN_LINK } from '../src/start/page-contract.ts';
import type { Inlined } from './inlined.ts';

const MAIN = 'index.html';
const FIRST_PICTURE = /<img[^>]* fetchPriority="high"/i;

/** The client's files behind some source modules, their static imports included. */
function filesOf(manifest: Manifest, modules: string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(`No chunk holds ${key}: is it still the module that a route loads?`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return { scripts, styles };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What the first script of a category page is told. */
function listOf({ items, baked, fields }: PrerenderedPage): string {
  if (items === null) return '';
  const list: ListOfBuild = {
    items,
    baked: baked && { version: baked.version, savedAt: baked.readAt },
    fields,
  };
  return ` data-list="${escaped(JSON.stringify(list))}"`;
}

/**
 * The page's scripts. A category page, and one that opens with a picture, has its code deferred: the first script starts it
 * when the first pictures are there. Any other page loads all at once.
 */
function scriptsOf(
  page: PrerenderedPage,
  main: string,
  scripts: ReadonlySet<string>,
  { script }: Inlined,
): string {
  const deferred = page.items !== null || FIRST_PICTURE.test(page.body);
  const media = deferred ? ` media="${DEFERRED_MEDIA}"` : '';
  const hint = (file: string, attributes = '') =>
    `<link rel="modulepreload"${media}${attributes} crossorigin href="/${file}">`;
  const started = deferred
    ? hint(main, ` ${MAIN_LINK}`)
    : `<script type="module" crossorigin src="/${main}"></script>`;
  // Before the first script, which may want to start them at once.
  const hints = [...scripts].map((file) => hint(file)).join('');
  return `${started}${hints}<script${listOf(page)}>${script}</script>`;
}

/** The list that the page shows, as JSON. A '<' could end the element early, so it is written as JSON's own escape. */
function dataBlock({ baked }: PrerenderedPage): string {
  if (!baked) return '';
  const json = JSON.stringify(baked).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${DATA_BLOCK_ID}">${json}</script>`;
}

/**
 * The page's HTML: the shell with its head, its scripts, its body, and the style sheets of its modules: without them the page
 * would be drawn bare until its script runs.
 */
export function fillPage(
  shell: string,
  page: PrerenderedPage,
  manifest: Manifest,
  inlined: Inlined,
): string {
  const { scripts, styles } = filesOf(manifest, [MAIN, ...page.modules]);
  const main = manifest[MAIN]?.file ?? '';
  scripts.delete(main);
  const sheetsWith = (attributes: string) =>
    [...styles]
      .map((file) => `<link rel="stylesheet"${attributes} crossorigin href="/${file}">`)
      .join('');
  // A category page is painted with the styles that it holds: the whole sheets hold nothing back, and apply with the scripts.
  const own = page.items !== null;
  const code = scriptsOf(page, main, scripts, inlined);
  // The first script stands behind what it starts, and before a sheet that it would have to wait for.
  const start = own
    ? `<style>${inlined.style}</style>${sheetsWith(` media="${DEFERRED_MEDIA}"`)}${code}`
    : `${code}${sheetsWith('')}`;
  const end = own ? `<noscript>${sheetsWith('')}</noscript>` : '';
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
