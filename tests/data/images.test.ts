import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteImage, UploadError, uploadImage } from '../../src/data/staff/images';
import {
  clearFirestore,
  clearStorage,
  deleteDocument,
  listObjects,
  readObject,
  uploadObject,
} from '../emulators/client';
import { suiteOf } from '../emulators/suite';
import { interceptFetch, makeStaff, noNetwork, signInAsStaff, staff } from './app-session';

const suite = suiteOf('test');
const ID = 'abcdef123456';

const picture = (text = 'picture', type = 'image/webp') => new Blob([text], { type });

const isUpload = (url: string) => url.includes('/o?name=');

beforeAll(signInAsStaff);

beforeEach(async () => {
  await Promise.all([clearFirestore(suite), clearStorage(suite)]);
  await makeStaff();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubGlobal('window', new EventTarget());
});

describe('uploading', () => {
  test('puts the file below images/ under its name and gives its download URL', async () => {
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

  test('never overwrites a file of that name: a suffix tells them apart', async () => {
    const first = await uploadImage(picture('first'), 'pizza.webp', ID);
    const second = await uploadImage(picture('second'), 'pizza.webp', 'ghijkl123456');
    expect(await listObjects(suite)).toEqual(['images/pizza-ghijkl.webp', 'images/pizza.webp']);
    expect(await (await fetch(first)).text()).toBe('first');
    expect(await (await fetch(second)).text()).toBe('second');
  });

  test('tries once more with a suffix where the name was taken in that very moment', async () => {
    let uploads = 0;
    interceptFetch(async (url, pass) => {
      if (isUpload(url)) uploads += 1;
      if (uploads === 1) {
        vi.unstubAllGlobals();
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

  test('of one id finds what it had uploaded before: no second copy', async () => {
    const first = await uploadImage(picture(), 'pizza.webp', ID);
    expect(await uploadImage(picture(), 'pizza.webp', ID)).toBe(first);
    expect(await listObjects(suite)).toEqual(['images/pizza.webp']);
  });

  test('whose answer was lost finds itself again when the SDK repeats it', async () => {
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

  test('is refused with status 403 to an account without rights', async () => {
    await deleteDocument(suite, `staff/${staff.uid}`);
    const failure = uploadImage(picture(), 'pizza.webp', ID);
    await expect(failure).rejects.toThrow(UploadError);
    await expect(failure).rejects.toMatchObject({ message: 'Failed to upload image', status: 403 });
    expect(await listObjects(suite)).toEqual([]);
  });

  test('is refused with status 403 where it is no picture of the five types', async () => {
    const svg = picture('<svg/>', 'image/svg+xml');
    await expect(uploadImage(svg, 'pizza.svg', ID)).rejects.toMatchObject({ status: 403 });
    expect(await listObjects(suite)).toEqual([]);
  });

  test.each([401, 402, 404])('hands on the status %i', async (status) => {
    interceptFetch(async (url, pass) => (isUpload(url) ? new Response('{}', { status }) : pass()));
    await expect(uploadImage(picture(), 'pizza.webp', ID)).rejects.toMatchObject({ status });
  });
});

describe('deleting', () => {
  test('takes the file', async () => {
    await deleteImage(await uploadImage(picture(), 'pizza.webp', ID));
    expect(await listObjects(suite)).toEqual([]);
  });

  test('of a missing file counts as done', async () => {
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    await deleteImage(url);
    await expect(deleteImage(url)).resolves.toBeUndefined();
  });

  test('fails with its cause where the rules refuse it', async () => {
    const url = await uploadImage(picture(), 'pizza.webp', ID);
    await deleteDocument(suite, `staff/${staff.uid}`);
    await expect(deleteImage(url)).rejects.toMatchObject({
      message: 'Failed to delete image',
      cause: { code: 'storage/unauthorized' },
    });
    expect(await listObjects(suite)).toEqual(['images/pizza.webp']);
  });
});
