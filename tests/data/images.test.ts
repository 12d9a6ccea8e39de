import { describe, expect, test } from 'vitest';
import { listObjects, readObject, uploadObject } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { deleteImage, UploadError, uploadImage } from '../../src/data/staff/images';
import { dismissStaff, interceptFetch, noNetwork, restoreFetch, startAsStaff } from './app-session';

const suite = suiteOf('test');
const ID = 'abcdef123456';

const picture = (text = 'picture', type = 'image/webp') => new Blob([text], { type });

const isUpload = (url: string) => url.includes('/o?name=');

startAsStaff();

describe('uploading', () => {
  test('stores the file below images/ under its name and returns its download URL', async () => {
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    expect(url).toMatch(
      new RegExp(`^http://127.0.0.1:${suite.storage}/v0/b/${suite.bucket}/o/images%2Fpizza.webp`),
    );
    expect(await (await fetch(url)).text()).toBe('picture');
    expect(await readObject(suite, 'images/pizza.webp')).toMatchObject({
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
    });
  });

  test('adds a suffix instead of overwriting a file of the same name', async () => {
    const first = await uploadImage(picture('first'), 'pizza.webp', ID);
    const second = await uploadImage(picture('second'), 'pizza.webp', 'ghijkl123456');
    expect(await listObjects(suite)).toEqual(['images/pizza-ghijkl.webp', 'images/pizza.webp']);
    expect(await (await fetch(first)).text()).toBe('first');
    expect(await (await fetch(second)).text()).toBe('second');
  });

  test('retries with a suffix where the name was taken between check and upload', async () => {
    let uploads = 0;
    interceptFetch(async (url, pass) => {
      if (isUpload(url)) uploads += 1;
      if (uploads === 1) {
        restoreFetch();
        await uploadObject(suite, {
          name: 'images/pizza.webp',
          contentType: 'image/webp',
          bytes: new Uint8Array([1]),
        });
      }
      return pass();
    });
    await uploadImage(picture(), 'pizza.webp', ID);
    expect(await listObjects(suite)).toEqual(['images/pizza-abcdef.webp', 'images/pizza.webp']);
  });

  test('with the same id returns the earlier upload instead of making a second copy', async () => {
    const first = await uploadImage(picture(), 'pizza.webp', ID);
    expect(await uploadImage(picture(), 'pizza.webp', ID)).toBe(first);
    expect(await listObjects(suite)).toEqual(['images/pizza.webp']);
  });

  test('recognizes its own file when the SDK repeats an upload whose response was lost', async () => {
    let lost = 0;
    interceptFetch(async (url, pass) => {
      const response = await pass();
      if (!isUpload(url) || lost > 0) return response;
      lost += 1;
      return noNetwork();
    });
    await uploadImage(picture(), 'pizza.webp', ID);
    expect(lost).toBe(1);
    expect(await listObjects(suite)).toEqual(['images/pizza.webp']);
  });

  test('fails with status 403 for a type that is not one of the five, and without rights', async () => {
    const svg = picture('<svg/>', 'image/svg+xml');
    await expect(uploadImage(svg, 'pizza.svg', ID)).rejects.toMatchObject({ status: 403 });
    await dismissStaff();
    const failure = uploadImage(picture(), 'pizza.webp', ID);
    await expect(failure).rejects.toThrow(UploadError);
    await expect(failure).rejects.toMatchObject({ message: 'Failed to upload image', status: 403 });
    expect(await listObjects(suite)).toEqual([]);
  });

  test('reports the status of another failure', async () => {
    interceptFetch(async (url, pass) =>
      isUpload(url) ? new Response('{}', { status: 402 }) : pass(),
    );
    await expect(uploadImage(picture(), 'pizza.webp', ID)).rejects.toMatchObject({ status: 402 });
  });
});

describe('deleting', () => {
  test('deletes the file, and succeeds where it is already gone', async () => {
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    await deleteImage(url);
    expect(await listObjects(suite)).toEqual([]);
    await deleteImage(url);
  });

  test('fails with its cause where the rules refuse it', async () => {
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    await dismissStaff();
    await expect(deleteImage(url)).rejects.toMatchObject({
      message: 'Failed to delete image',
      cause: { code: 'storage/unauthorized' },
    });
    expect(await listObjects(suite)).toEqual(['images/pizza.webp']);
  });
});
