import { readdirSync } from 'node:fs';
import postcss from 'postcss';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { inlineTextsOf } from '../../vite/inline-texts';
import { isLacking, isLackingFunction, isLackingGlobal, isLackingMember } from './browser-support';
import { FOLDER, readBuilt } from './built';

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).map((name) =>
  name.replaceAll('\\', '/'),
);
const textsOf = (end: string) =>
  files.filter((name) => name.endsWith(end)).map((name) => readBuilt(name).toString());
const pages = textsOf('.html');
const inline = pages.map(inlineTextsOf);
const scripts = new Set([...textsOf('.js'), ...inline.flatMap((page) => page.scripts)]);
const styles = new Set([...textsOf('.css'), ...inline.flatMap((page) => page.styles)]);

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit);
}

/** The interfaces of the objects that scripts call by a name. */
const ROOTS: Record<string, string> = {
  window: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  performance: 'Performance',
  crypto: 'Crypto',
};

const nameOf = (node: unknown) => (isNode(node) && typeof node.name === 'string' ? node.name : '');

/** The names in a script, of the language and the DOM, that the browsers lack. */
function lackedBy(script: string): string[] {
  const found = new Set<string>();
  const { program } = parseSync('script.js', script, { sourceType: 'module' });
  walk(program as unknown as Node, (node) => {
    if (node.type === 'MemberExpression' && !node.computed) {
      const name = nameOf(node.property);
      const holder = nameOf(node.object);
      const known = ROOTS[holder] ?? holder;
      if (
        isLacking('javascript', 'builtins', known, name) ||
        isLacking('api', known, name) ||
        isLacking('api', known, `${name}_static`)
      )
        found.add(`${holder}.${name}`);
    }
    if (
      node.type === 'CallExpression' &&
      isNode(node.callee) &&
      node.callee.type === 'MemberExpression'
    ) {
      const name = nameOf(node.callee.property);
      if (!node.callee.computed && isLackingMember(name)) found.add(`.${name}()`);
    }
    if (node.type === 'Identifier' && isLackingGlobal(nameOf(node))) found.add(nameOf(node));
    if (node.type === 'CallExpression') for (const name of attributesOf(node)) found.add(name);
  });
  return [...found];
}

/** The attributes, in a call that makes an element of HTML, that the browsers lack. */
function attributesOf({ arguments: given }: Node): string[] {
  const [type, props] = given as Node[];
  if (type?.type !== 'Literal' || props?.type !== 'ObjectExpression') return [];
  const tag = String(type.value);
  return (props.properties as Node[]).flatMap(({ key }) => {
    const name = nameOf(key).toLowerCase();
    return isLackingAttribute(tag, name) ? [`[${name}]`] : [];
  });
}

const isLackingAttribute = (tag: string, name: string) =>
  isLacking('html', 'global_attributes', name) || isLacking('html', 'elements', tag, name);

function lackedByStyle(style: string): string[] {
  const found = new Set<string>();
  postcss.parse(style).walk((node) => {
    if (node.type === 'atrule' && isLacking('css', 'at-rules', node.name))
      found.add(`@${node.name}`);
    if (node.type === 'rule')
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g))
        if (isLacking('css', 'selectors', name)) found.add(`:${name}`);
    if (node.type !== 'decl' || node.prop.startsWith('-')) return;
    // A text with an alternative follows one without: browsers that lack it keep that.
    const before = node.prev();
    const isSecond = before?.type === 'decl' && before.prop === node.prop;
    if (node.prop === 'content' && node.value.includes(' / ') && !isSecond)
      found.add(`content: ${node.value}`);
    // The minifier has left no value: every browser drops it.
    if (node.value === '') found.add(`${node.prop}: nothing`);
    if (isLacking('css', 'properties', node.prop)) found.add(node.prop);
    for (const [word] of node.value.matchAll(/[a-z][a-z-]*(?![\w.-])/g)) {
      if (isLacking('css', 'properties', node.prop, word)) found.add(`${node.prop}: ${word}`);
    }
    for (const [, name = ''] of node.value.matchAll(/([a-z][a-z-]*)\(/g))
      if (isLackingFunction(name)) found.add(`${name}()`);
  });
  return [...found];
}

function lackedByPage(html: string): string[] {
  const found = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z\d-]*)((?:\s[^<>]*)?)>/g)) {
    if (isLacking('html', 'elements', tag)) found.add(`<${tag}>`);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s([a-z-]+)(?:="([^"]*)")?/g)) {
      if (isLackingAttribute(tag, name)) found.add(`[${name}]`);
      else if (isLacking('html', 'elements', tag, name, value)) found.add(`[${name}=${value}]`);
    }
  }
  return [...found];
}

const all = (texts: Iterable<string>, lacked: (text: string) => string[]) =>
  [...new Set([...texts].flatMap(lacked))].sort();

/** Features that some browser of the build lacks, by the reason for which the site has them nevertheless. */
const permitted = {
  scripts: {
    'our own objects, or a library’s, have a method of this name': [
      ...['.build()', '.createContext()', '.destroy()', '.drop()', '.fallback()', '.format()'],
      ...['.handle()', '.isActive()', '.queue()', '.s()', '.toArray()', '.use()', '.watch()'],
      'Profiler',
    ],
    'asked for before it is used; without it a text or a link is left (ui/hand-over.ts)': [
      ...['.canShare()', '.share()', 'navigator.canShare', 'navigator.share'],
    ],
    'asked for before it is used: without it the screen dims': ['navigator.wakeLock'],
    'asked for before it is used: a timer does the same (data/when-idle.ts)': [
      ...['.cancelIdleCallback()', '.requestIdleCallback()'],
      ...['window.cancelIdleCallback', 'window.requestIdleCallback'],
    ],
    'called if it exists: without popovers the links are always shown': ['.hidePopover()'],
    'React and its router ask for it; the site uses no transitions': [
      ...['.skipTransition()', '.startViewTransition()', 'ViewTransition'],
    ],
    'Firebase asks for it before it uses it': [
      ...['.captureStackTrace()', '.toBase64()', 'Error.captureStackTrace', 'Temporal'],
      ...['Temporal.Instant', 'navigator.connection'],
    ],
  },
  styles: {
    'looks: lengths, distances and colours differ a little': [
      ...['box-decoration-break', 'contain-intrinsic-block-size', 'content-visibility'],
      ...['content-visibility: auto', 'content-visibility: visible', 'cursor: default'],
      ...['cursor: pointer', 'cursor: zoom-in', 'forced-color-adjust', 'forced-color-adjust: none'],
      ...['print-color-adjust', 'print-color-adjust: exact', 'scrollbar-gutter'],
      ...['scrollbar-gutter: stable', 'scrollbar-width', 'scrollbar-width: none'],
      ...['text-wrap', 'text-wrap: balance', 'text-wrap: pretty'],
      ...['user-select', 'mask-image'],
    ],
    'Firefox before 121: bars, switches and dialogs look plainer, and work': [':has'],
    'behind @supports: without popovers the links are always shown': [':popover-open'],
    'a text field keeps its height, and scrolls': [
      ...['field-sizing', 'field-sizing: content', 'resize', 'resize: vertical'],
    ],
    'behind @supports: without it the shadow of a bar stays': [
      ...['animation-range', 'animation-timeline', 'animation-timeline: scroll', 'scroll()'],
    ],
    'paper: what a sheet needs stands on the sheet itself': [
      ...['@page', 'size', 'break-after: avoid', 'break-before: avoid'],
    ],
  },
  pages: {
    'without popovers the links are always shown': ['[popover]'],
    'the page is painted earlier': ['[blocking]', '[rel=expect]'],
    'looks: the colour of the browser’s bars, the icon': ['[name=theme-color]', '[rel=icon]'],
    'Safari before 17: loads the scripts a little later': ['[rel=modulepreload]'],
    'means nothing on a desktop': ['[name=viewport]', '[rel=manifest]'],
  },
};

test.each([
  ['scripts', scripts, lackedBy],
  ['styles', styles, lackedByStyle],
  ['pages', pages, lackedByPage],
] as const)('the %s need nothing that a browser of the build lacks', (kind, texts, lacked) => {
  expect(all(texts, lacked)).toEqual(Object.values<string[]>(permitted[kind]).flat().sort());
});

// Of every other kind the lists above have an example, which they would miss.
test('attributes that a script sets, and elements, are found too', () => {
  expect(lackedBy("jsx('div', { popover: 'auto' })")).toEqual(['[popover]']);
  expect(lackedByPage('<fencedframe>')).toEqual(['<fencedframe>']);
});
