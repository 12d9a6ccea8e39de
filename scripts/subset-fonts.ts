import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '../emulators/folders';

/*
 * Writes the two fonts that every page loads, src/ui/fonts: run it after an update of @fontsource-variable, or for
 * another character. The packages' own files have every weight and all of western Europe: 57 kB instead of 26.
 */

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** What Italian text needs. fonts.scss leaves every other character to the whole font: change both. */
const ITALIAN = `${ASCII.join('')}\u00a0©«°·»½×ÀÈÉÌÒÓÙàçèéìñòóùü–—‘’“”…€`;

const fonts = [
  { name: 'fraunces', weight: 600 },
  { name: 'figtree', weight: { min: 400, max: 700 } },
];

const { resolve } = createRequire(import.meta.url);
for (const { name, weight } of fonts) {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(await readFile(source), ITALIAN, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(join(ROOT, `src/ui/fonts/${name}.woff2`), subset);
  console.log(`${name}: ${subset.length} bytes`);
}
