import { expect, test } from 'vitest';
import { listObjects, putDocuments, readCollection } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { makeMissing, unusedPictures } from '../../scripts/assets/card-pictures';
import type { ShrunkPicture } from '../../scripts/assets/shrink-pictures';
import { cardPictureOf } from '../../src/domain/product/card-picture';
import { givenPicture, loseCommits, restoreFetch, staff, startAsStaff } from './app-session';
import { project } from './command';
import { margherita } from './margherita';

const suite = suiteOf('test');
const { store } = project;
const PAIR = ['images/old.card.webp', 'images/old.large.webp'];

startAsStaff();

/** Makes a card's picture, but none for the bytes 'small'. */
async function shrink(large: ShrunkPicture['large']): Promise<ShrunkPicture> {
  const small = large.bytes.toString() === 'small';
  return { large, card: small ? null : { ...large, bytes: Buffer.from('card') } };
}

async function make(): Promise<string[]> {
  const became: string[] = [];
  await makeMissing(store, shrink, staff.uid, (path, what) => became.push(`${path} ${what}`));
  return became;
}

test("missing card's pictures are made, even after a failed commit, with no unused file left", async () => {
  const old = await givenPicture('old.webp');
  const small = await givenPicture('small.webp', 'small');
  const foreign = 'https://example.com/x.webp';
  await putDocuments(suite, {
    'prodotti/a': { ...margherita, image: old },
    'prodotti/b': { ...margherita, image: old },
    'prodotti/c': { ...margherita, image: small },
    'prodotti/d': { ...margherita, image: foreign },
  });
  loseCommits();
  await expect(make()).rejects.toThrow();
  restoreFetch();
  expect(await unusedPictures(store)).toEqual(PAIR);

  expect(await make()).toEqual(['images/old.webp made', 'images/small.webp small enough']);
  const { a, b, c, d } = await readCollection(suite, 'prodotti');
  expect(a?.image).toMatch(/old\.large\.webp/);
  expect([b?.image, c?.image, d?.image]).toEqual([a?.image, small, foreign]);
  expect(await (await fetch(cardPictureOf(String(a?.image)) ?? '')).text()).toBe('card');
  expect(await listObjects(suite)).toEqual([...PAIR, 'images/small.webp']);
  expect(await make()).toEqual(['images/small.webp small enough']);
});

test('the pictures that no product uses are listed', async () => {
  const shown = await givenPicture('shown.large.webp');
  for (const name of ['shown.card', 'left.large', 'left.card']) await givenPicture(`${name}.webp`);
  await putDocuments(suite, { 'prodotti/a': { ...margherita, image: shown } });
  expect(await unusedPictures(store)).toEqual(['images/left.card.webp', 'images/left.large.webp']);
});
