import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtAssets } from '../../scripts/hosting-config';

/** 'index-Bx3.js' → 'index-Bx3N.js', as if the content had another hash. */
function nextName(name: string): string {
  return name.replace(/(\.\w+)$/, 'N$1');
}

/**
 * Writes the release that follows a built one: every hashed file has another name, the service worker lists another revision
 * of every page, and the pages say which release they are (`<html data-release="2">`). Nothing else differs.
 */
export function writeNextRelease(built: string, folder: string): void {
  cpSync(built, folder, { recursive: true });
  const names = builtAssets(folder).map((path) => basename(path));
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css)$|inlined\.json$/.test(path)) continue;
    const file = join(folder, path);
    let text = readFileSync(file, 'utf8').replace('<html ', '<html data-release="2" ');
    if (path === 'sw.js') text = text.replaceAll(/(?<=revision:")\w/g, 'N');
    for (const name of names) text = text.replaceAll(name, nextName(name));
    writeFileSync(file, text);
  }
  for (const path of builtAssets(folder)) {
    renameSync(join(folder, path), join(folder, nextName(path)));
  }
}
