import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { paths } from '../../src/paths';

/** Where `vite build --mode test` writes. */
export const FOLDER = 'dist-test';
/** Where it also writes the pages without a menu. */
const FOLDER_WITHOUT_MENU = 'dist-test-without-menu';

/** Reads a file of the build. @param path from the site's root, with or without a leading slash */
export function readBuilt(path: string): Buffer {
  return readFileSync(join(FOLDER, path));
}

/** The HTML that Hosting serves at an address. */
export function htmlAt(path: string): string {
  return readBuilt(path === paths.home ? 'index.html' : `${path}.html`).toString();
}

/** The HTML of an address, written by a build that could not read the menu. */
export function htmlWithoutMenuAt(path: string): string {
  return readFileSync(join(FOLDER_WITHOUT_MENU, `${path}.html`)).toString();
}

/** The files that a page's HTML names, by their type. */
export function filesOf(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
  return {
    scripts: new Set([
      ...all(/<script(?: type="module")?[^>]* src="([^"]+)"/g),
      ...all(/<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ]),
    styles: new Set(all(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
    fonts: new Set(all(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)),
  };
}

/** The transfer size of files in bytes: gzipped, or unchanged where they are compressed already. */
export function weight(files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) {
    const content = readBuilt(file);
    bytes += file.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length;
  }
  return bytes;
}

const moduleLists = (): Record<string, string[]> =>
  JSON.parse(readBuilt('.vite/modules.json').toString());

/** The source modules of a script, from the root of the project. @param script as the page names it: '/assets/…' */
export function modulesOf(script: string): string[] {
  return moduleLists()[script] ?? [];
}

/** The scripts that have a module whose path matches. */
export function scriptsWith(module: RegExp): string[] {
  const all = Object.entries(moduleLists());
  return all.filter(([, ids]) => ids.some((id) => module.test(id))).map(([script]) => script);
}

/** These scripts and all their static imports: what the browser must have before they run. */
export function withImports(files: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readBuilt(file).toString();
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["'](\.{1,2}\/[^"']+)["']/g)) {
      visit(new URL(imported ?? '', `http://site${file}`).pathname);
    }
  };
  for (const file of files) visit(file);
  return found;
}
