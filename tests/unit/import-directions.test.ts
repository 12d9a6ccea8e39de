import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/** The files and folders that areas, and all above them, may import. */
const below = [
  'data',
  'data/menu',
  'ui',
  'domain/**',
  'paths.ts',
  'page-addresses.ts',
  'restaurant.ts',
  'house.ts',
];

/** Those of the menu's rooms that others may import: each only those before it, and the pages' rooms all of them. */
const [filter, dish, list, languages, frame] = [
  'menu/filter',
  'menu/dish',
  'menu/list',
  'menu/languages',
  'menu/frame',
];

/**
 * The imports allowed to each place in addition to itself. A place is a file or folder of src/, a room of a folder that has rooms
 * (`menu/*` is a room without a line of its own), or a folder beside src/. In a list, `menu/**` is the area with its rooms.
 */
const mayImport: Record<string, readonly string[]> = {
  'main.tsx': ['routes.tsx', 'start', 'styles', 'site', 'menu', ...below],
  'routes.tsx': ['site/**', 'menu/**', 'reserved/**', ...below],
  start: ['routes.tsx', 'styles', 'menu', frame, 'site/home', ...below],
  site: below,
  'site/*': ['site', ...below],
  menu: ['dish', ...below],
  [filter]: ['dish', 'menu', ...below],
  [dish]: ['dish', 'menu', filter, ...below],
  [list]: ['dish', 'menu', filter, dish, ...below],
  [languages]: ['menu', ...below],
  [frame]: ['dish', 'menu', filter, dish, list, languages, ...below],
  'menu/*': ['dish', 'menu', filter, dish, frame, languages, ...below],
  reserved: ['dish', 'data/staff', ...below],
  'reserved/*': [
    'dish',
    'reserved',
    'reserved/fields',
    'reserved/write',
    'reserved/draft',
    'reserved/photo',
    'data/staff',
    ...below,
  ],
  data: ['domain/**'],
  'data/*': ['data', 'domain/**'],
  dish: ['domain/**', 'ui'],
  ui: [],
  domain: [],
  'domain/*': ['domain', 'domain/**'],
  styles: [],
  'paths.ts': ['domain/**'],
  'page-addresses.ts': ['paths.ts', 'domain/**'],
  'restaurant.ts': ['domain/**'],
  'house.ts': ['data', 'data/menu', 'ui', 'restaurant.ts', 'domain/**'],
  bench: ['emulators', 'scripts', ...below],
  vite: ['start', ...below],
  emulators: ['vite', ...below],
  scripts: ['emulators', 'vite', 'reserved/photo', 'data/staff', ...below],
};

const withRooms = ['site', 'menu', 'reserved', 'data', 'domain'];

/** Libraries that only some places of src/ may import. */
const libraries: [names: RegExp, places: readonly string[]][] = [
  [/^@?firebase(\/|$)/, ['data/staff']],
  [/^(@tanstack|react-hook-form|@hookform|react-bootstrap)(\/|$)/, ['reserved/**']],
  [
    /^react/,
    ['main.tsx', 'routes.tsx', 'start', 'site/**', 'menu/**', 'dish', 'reserved/**', 'ui'],
  ],
];

function placeOf(file: string): string {
  const [top = '', folder = '', room, inRoom] = file.split('/');
  if (top !== 'src') return top;
  return inRoom && withRooms.includes(folder) ? `${folder}/${room}` : folder;
}

const isIn = (places: readonly string[], place: string) =>
  places.includes(place) || places.includes(`${place.split('/')[0]}/**`);

/** Static and dynamic imports of a module, and what it exports from others; types included. A computed address is in brackets. */
function importsOf(file: string, text: string): string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const exported = module.staticExports.flatMap(({ entries }) => entries);
  const named = [...module.staticImports, ...exported].flatMap(
    ({ moduleRequest }) => moduleRequest?.value ?? [],
  );
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
    const address = text.slice(start, end);
    return /^(['"`])([^$]*)\1$/.exec(address)?.[2] ?? `(${address})`;
  });
  return [...new Set([...named, ...dynamic])];
}

/** The file of a relative import. @returns null for one that does not exist */
function resolveFile(file: string, imported: string): string | null {
  const path = posix.join(posix.dirname(file), imported.replace(/\?.*/, ''));
  const paths = [path, `${path}.ts`, `${path}.tsx`];
  return paths.find((name) => posix.extname(name) && existsSync(name)) ?? null;
}

/** Why a file may not import a library or another file; null if it may. */
function ruleAgainst(file: string, imported: string): string | null {
  const place = placeOf(file);
  if (!imported.startsWith('.')) {
    if (!file.startsWith('src/')) return null;
    if (imported.startsWith('(')) return 'an import in src has a fixed address';
    const [, places] = libraries.find(([names]) => names.test(imported)) ?? [];
    return places && !isIn(places, place) ? `only ${places.join(', ')} may` : null;
  }
  const target = resolveFile(file, imported);
  if (!target) return 'there is no such file';
  const row = place in mayImport ? place : place.replace(/[^/]+$/, '*');
  const places = mayImport[row];
  if (!places) return `${place} has no line in the table`;
  if (isIn([place, ...places], placeOf(target))) return null;
  return `${row} imports ${places.join(', ') || 'nothing of ours'}`;
}

/** @param sources the texts of modules by their paths */
function violations(sources: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (done.has(file)) return;
    done.add(file);
    for (const imported of importsOf(file, sources.get(file) ?? '')) {
      const target = imported.startsWith('.') ? resolveFile(file, imported) : null;
      const circle = target && path.includes(target) ? 'no circles' : null;
      const rule = ruleAgainst(file, imported) ?? circle;
      if (rule) found.push(`${file} may not import ${target ?? imported}: ${rule}`);
      if (target && sources.has(target)) visit(target, [...path, target]);
    }
  };
  for (const file of sources.keys()) visit(file, [file]);
  return found;
}

const sources = new Map(
  ['src', 'bench', 'vite', 'emulators', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  ),
);

test('every import goes in a direction that the table permits', () => {
  expect(violations(sources)).toEqual([]);
});

test('no two places import each other', () => {
  const ways = new Set<string>();
  for (const [file, text] of sources) {
    for (const imported of importsOf(file, text)) {
      const target = imported.startsWith('.') ? resolveFile(file, imported) : null;
      const [from, to] = [file, target ?? file].map(placeOf);
      if (from !== to) ways.add(`${from} <-> ${to}`);
    }
  }
  const both = [...ways].filter((way) => ways.has(way.split(' <-> ').reverse().join(' <-> ')));
  expect(both).toEqual([]);
});

test('wrong imports of every form are found: static, type, dynamic, re-exported, circular', () => {
  const text = `import '../data/store'; import type { Price } from '../domain/product/price';
    export { paths } from '../paths'; const load = () => import('../menu/frame/MenuLayout'); import './Icon';`;
  const imported = violations(new Map([['src/ui/Icon.tsx', text]])).map(
    (violation) => /import (\S+):/.exec(violation)?.[1],
  );
  expect(imported).toEqual([
    'src/data/store.ts',
    'src/domain/product/price.ts',
    'src/ui/Icon.tsx',
    'src/paths.ts',
    'src/menu/frame/MenuLayout.tsx',
  ]);
});
