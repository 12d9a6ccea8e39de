import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../emulators/folders';
import type { Suite } from '../../emulators/suite';
import { readFolder, type ServedFile, servedFile } from './files';

const FONTS = ['fraunces', 'figtree'];

/**
 * The hand-written pages below /limit, with the site's own fonts below /assets/limit, where the hosting's headers let a
 * browser cache them for a year, like the site's.
 */
export function limitFiles(suite: Suite): Map<string, ServedFile> {
  const pages = readFolder(join(import.meta.dirname, 'limit'), '/assets/limit');
  const files = new Map([...pages].filter(([path]) => !path.endsWith('.html')));
  const documents = `http://${suite.host}:${suite.firestore}/v1/projects/${suite.projectId}/databases/(default)/documents`;
  for (const page of ['home', 'pizze-classiche']) {
    const html = readFileSync(join(import.meta.dirname, 'limit', `${page}.html`), 'utf8');
    const path = `/limit/${page}.html`;
    files.set(path, servedFile(path, Buffer.from(html.replaceAll('%DOCUMENTS%', documents))));
  }
  for (const font of FONTS) {
    const file = `${font}-latin-wght-normal.woff2`;
    const folder = join(ROOT, 'node_modules/@fontsource-variable', font, 'files');
    const path = `/assets/limit/${file}`;
    files.set(path, servedFile(path, readFileSync(join(folder, file))));
  }
  return files;
}
