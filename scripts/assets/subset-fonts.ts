import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { ROOT } from '../../emulators/folders';

/*
 * Writes the two fonts that every page loads, src/ui/fonts: run it after an update of @fontsource-variable, or to
 * add a character. The packages' own files have every weight and all of western Europe: 57 kB instead of 26.
 *
 * It prints the average widths, in em, of their weights and of the font files that are its arguments: for the fallbacks in
 * styles/fonts.scss. The widths of fonts that cannot be copied (Segoe UI, Helvetica Neue, Georgia …) are in
 * @capsizecss/metrics, which is not installed because it takes 169 MB.
 */

const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** The characters of Italian text. fonts.scss leaves every other character to the whole font: change both. */
const ITALIAN = `${ASCII.join('')}\u00a0©«°·»½×ÀÈÉÌÒÓÙàçèéìñòóùü–—‘’“”…€`;

type Weight = number | { min: number; max: number };

const fonts: { name: string; weight: Weight; measured: number[] }[] = [
  { name: 'fraunces', weight: 600, measured: [600] },
  { name: 'figtree', weight: { min: 400, max: 700 }, measured: [400, 600] },
];

function printWidth(name: string, font: { xWidthAvg: number; unitsPerEm: number }): void {
  console.log(`${name}: ${(font.xWidthAvg / font.unitsPerEm).toFixed(4)} em wide`);
}

const { resolve } = createRequire(import.meta.url);
for (const { name, weight, measured } of fonts) {
  const file = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const source = await readFile(file);
  const subset = (wght: Weight) =>
    subsetFont(source, ITALIAN, { targetFormat: 'woff2', variationAxes: { wght } });
  const written = await subset(weight);
  await writeFile(join(ROOT, `src/ui/fonts/${name}.woff2`), written);
  console.log(`${name}: ${written.length} bytes`);
  for (const one of measured) printWidth(`${name} ${one}`, await fromBuffer(await subset(one)));
}
for (const file of process.argv.slice(2)) {
  const font = await fromFile(file);
  printWidth(font.postscriptName, font);
}
