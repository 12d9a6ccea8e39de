import { describe, expect, test } from 'vitest';
import { deleteObject, listObjects, readObject } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { deleteUnusedImage, uploadImage } from '../../src/data/staff/images';
import { UploadError } from '../../src/data/staff/write-errors';
import { cardPictureOf } from '../../src/domain/product/card-picture';
import { dismissStaff, interceptFetch, noNetwork, startAsStaff } from './app-session';

const suite = suiteOf('test');
const ID = 'abcdef123456';

const picture = (text = 'picture', type = 'image/webp') => ({
  large: new Blob([text], { type }),
  card: new Blob([`${text} on a card`], { type }),
});
const PAIR = ['images/pizza.card.webp', 'images/pizza.large.webp'];
const SUFFIXED = ['images/pizza-abcdef.card.webp', 'images/pizza-abcdef.large.webp'];

const isUpload = (url: string) => url.includes('/o?name=');

startAsStaff();

describe('uploading', () => {
  test('stores both pictures below images/, and returns the download URL of the large one', async () => {
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    expect(url).toContain(`/v0/b/${suite.bucket}/o/images%2Fpizza.large.webp`);
    expect(await (await fetch(url)).text()).toBe('picture');
    expect(await (await fetch(cardPictureOf(url) ?? '')).text()).toBe('picture on a card');
    for (const name of PAIR) {
      expect(await readObject(suite, name)).toMatchObject({
        contentType: 'image/webp',
        cacheControl: 'public, max-age=31536000, immutable',
      });
    }
  });

  test('stores a picture once, without .large in its name, if it also serves the card', async () => {
    const url = await uploadImage({ ...picture(), card: null }, 'pizza.webp', ID);
    expect(await listObjects(suite)).toEqual(['images/pizza.webp']);
    expect(cardPictureOf(url)).toBeNull();
  });

  test('adds a suffix to both names instead of overwriting an existing file', async () => {
    const first = await uploadImage(picture('first'), 'pizza.webp', 'ghijkl123456');
    await deleteObject(suite, 'images/pizza.large.webp');
    const second = await uploadImage(picture('second'), 'pizza.webp', ID);
    expect(await listObjects(suite)).toEqual([...SUFFIXED, 'images/pizza.card.webp']);
    expect(await (await fetch(cardPictureOf(first) ?? '')).text()).toBe('first on a card');
    expect(await (await fetch(second)).text()).toBe('second');
  });

  test('a retry sends only the missing file after a failure between the two', async () => {
    const sent: string[] = [];
    interceptFetch(async (url, pass) => {
      if (!isUpload(url)) return pass();
      sent.push(decodeURIComponent(url.split('name=')[1] ?? ''));
      return sent.length === 2 ? new Response('{}', { status: 402 }) : pass();
    });
    await expect(uploadImage(picture(), 'pizza.webp', ID)).rejects.toMatchObject({ status: 402 });
    expect(await listObjects(suite)).toEqual(['images/pizza.card.webp']);
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    expect(sent).toEqual([...PAIR, 'images/pizza.large.webp']);
    expect(await listObjects(suite)).toEqual(PAIR);
    expect(await uploadImage(picture(), 'pizza.webp', ID)).toBe(url);
    expect(sent).toHaveLength(3);
  });

  test('recognises its own file when the SDK retries an upload whose response was lost', async () => {
    let lost = 0;
    interceptFetch(async (url, pass) => {
      const response = await pass();
      if (!isUpload(url) || lost > 0) return response;
      lost += 1;
      return noNetwork();
    });
    await uploadImage(picture(), 'pizza.webp', ID);
    expect(lost).toBe(1);
    expect(await listObjects(suite)).toEqual(PAIR);
  });

  test('fails with status 403 for an unsupported type, and without staff rights', async () => {
    const svg = picture('<svg/>', 'image/svg+xml');
    await expect(uploadImage(svg, 'pizza.svg', ID)).rejects.toMatchObject({ status: 403 });
    await dismissStaff();
    const failure = uploadImage(picture(), 'pizza.webp', ID);
    await expect(failure).rejects.toThrow(UploadError);
    await expect(failure).rejects.toMatchObject({ message: 'Failed to upload image', status: 403 });
    expect(await listObjects(suite)).toEqual([]);
  });
});

test('deleting removes both files, and fails without staff rights', async () => {
  const url = await uploadImage(picture(), 'pizza.webp', ID);
  await deleteUnusedImage(url);
  expect(await listObjects(suite)).toEqual([]);

  await uploadImage(picture(), 'pizza.webp', ID);
  await dismissStaff();
  await expect(deleteUnusedImage(url)).rejects.toMatchObject({
    message: 'Failed to delete image',
    cause: { code: 'storage/unauthorized' },
  });
  expect(await listObjects(suite)).toEqual(PAIR);
});
