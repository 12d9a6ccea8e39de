import { describe, expect, test } from 'vitest';
import { imageLocation, STORAGE_ORIGIN } from '../../src/domain/product/image-url';
import { isImageUrl } from '../rules/image-url';

const bucket = 'pizzeria.firebasestorage.app';
const store = { origin: STORAGE_ORIGIN, bucket };
const folder = `${STORAGE_ORIGIN}/v0/b/${bucket}/o/images%2F`;

describe('the location of a picture in our bucket', () => {
  test.each([
    [`${folder}margherita.webp?alt=media&token=0b1e`, 'images/margherita.webp'],
    [`${folder}margherita.webp`, 'images/margherita.webp'],
    [`${folder}caff%C3%A8%20(1).png?alt=media`, 'images/caffè (1).png'],
    [`${folder}50%25.png`, 'images/50%.png'],
  ])('is the path of the object: %s', (url, location) => {
    expect(imageLocation(url, store)).toBe(location);
  });

  test('is found for every name that encodeURIComponent can encode', () => {
    for (const name of ["dell'orto!*~.png", 'a+b&c=d?e#f.webp', '🍕.avif', '..webp']) {
      const url = `${folder}${encodeURIComponent(name)}?alt=media`;
      expect(imageLocation(url, store)).toBe(`images/${name}`);
    }
  });

  test("is found at an emulator's address only by a build for that emulator", () => {
    const url = `http://127.0.0.1:9199/v0/b/${bucket}/o/images%2Fa.gif?alt=media`;
    expect(isImageUrl(url, bucket)).toBe(true);
    expect(imageLocation(url, { origin: 'http://127.0.0.1:9199', bucket })).toBe('images/a.gif');
    expect(imageLocation(url, { origin: 'http://127.0.0.1:19199', bucket })).toBeNull();
    expect(imageLocation(url, store)).toBeNull();
  });

  test.each([
    `${folder.replace('pizzeria', 'other')}a.png`,
    `${folder}a%2Fb.png`,
    `${folder.replace('images', 'private')}a.png`,
    `${folder.replace('.com', '.com.evil.example')}a.png`,
    'data:image/png;base64,AAAA',
    '',
  ])('is null for another bucket, folder or host: %s', (url) => {
    expect(imageLocation(url, store)).toBeNull();
  });

  test('is null for escapes that are not valid UTF-8, which the rules cannot detect', () => {
    expect(isImageUrl(`${folder}%FF.png`, bucket)).toBe(true);
    expect(imageLocation(`${folder}%FF.png`, store)).toBeNull();
  });
});
