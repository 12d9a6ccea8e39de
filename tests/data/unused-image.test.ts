import { expect, test } from 'vitest';
import { listObjects, putDocument, uploadObject } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { deleteUnusedImage } from '../../src/data/staff/images';
import { interceptFetch, noNetwork, startAsStaff } from './app-session';
import { margherita } from './margherita';

const suite = suiteOf('test');

startAsStaff();

const upload = () =>
  uploadObject(suite, {
    name: 'images/a.webp',
    contentType: 'image/webp',
    bytes: new Uint8Array([1, 2, 3]),
  });

test('an unused picture is deleted, and a missing one counts as deleted', async () => {
  const image = await upload();
  await deleteUnusedImage(image);
  expect(await listObjects(suite)).toEqual([]);
  await deleteUnusedImage(image);
});

test('a picture that a product still uses is kept', async () => {
  const image = await upload();
  await putDocument(suite, 'prodotti/b', { ...margherita, image });
  await deleteUnusedImage(image);
  expect(await listObjects(suite)).toEqual(['images/a.webp']);
});

test('a picture is kept if the query for products that use it fails', async () => {
  const image = await upload();
  interceptFetch(async (url, pass) => (url.includes(':runQuery') ? noNetwork() : pass()));
  await expect(deleteUnusedImage(image)).rejects.toThrow('Failed to fetch documents');
  expect(await listObjects(suite)).toEqual(['images/a.webp']);
});
