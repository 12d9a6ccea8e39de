import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURES } from '../../emulators/sample/dish';
import { pictureNames } from '../../src/domain/product/picture';
import { startShrinking } from './shrink-pictures';

/*
 * Makes the card's pictures of the sample menu: node --import tsx scripts/assets/sample-pictures.ts. Run it again when a
 * picture of emulators/sample/pictures, or the size of a card's picture, changes. The large pictures stay as they are.
 */

const { shrink, stop } = await startShrinking();
const { card: ending } = pictureNames('.webp');
const files = await readdir(PICTURES);
for (const file of files.filter((name) => name.endsWith('.webp') && !name.endsWith(ending))) {
  const bytes = await readFile(join(PICTURES, file));
  const made = await shrink({ bytes, type: 'image/webp' }, file);
  if (!made?.card) throw new Error(`${file} is too small for a card's picture`);
  await writeFile(join(PICTURES, pictureNames(file).card), made.card.bytes);
}
await stop();
