import { describe, expect, test } from 'vitest';
import { imageLocation, STORAGE_ORIGIN, safeFileName } from '../../../src/domain/product/picture';
import { isImageUrl } from '../../rules/image-url';

const bucket = 'pizzeria.firebasestorage.app';
const store = { origin: STORAGE_ORIGIN, bucket };
const folder = `${STORAGE_ORIGIN}/v0/b/${bucket}/o/images%2F`;

test.each([
  ['Margherita.JPG', 'image/webp', 'margherita.webp'],
  [
    "Pizza all'ortolana à la crème #1 (finale).png",
    'image/jpeg',
    'pizza-all-ortolana-a-la-creme-1-finale.jpg',
  ],
  ['../../etc/passwd', 'image/webp', 'etc-passwd.webp'],
  // '.large' would say that there is a card's picture.
  ['foto.large.jpg', 'image/webp', 'foto.webp'],
  ['🍕.png', 'image/png', 'foto.png'],
  ['a'.repeat(300), 'image/avif', `${'a'.repeat(60)}.avif`],
])('an uploaded picture that is called %j and is %s gets the name %j', (name, type, safe) => {
  expect(safeFileName(name, type)).toBe(safe);
});

describe('the location of a picture in our bucket', () => {
  test('is found for every name that encodeURIComponent can encode', () => {
    for (const name of ["dell'orto!*~.png", 'a+b&c=d?e#f.webp', '50%.png', 'caffè (1).avif']) {
      const url = `${folder}${encodeURIComponent(name)}`;
      expect(imageLocation(url, store)).toBe(`images/${name}`);
      expect(imageLocation(`${url}?alt=media&token=0b1e`, store)).toBe(`images/${name}`);
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
    // Not valid UTF-8, which the rules cannot detect.
    `${folder}%FF.png`,
  ])('is null for another bucket, folder, host or name: %s', (url) => {
    expect(imageLocation(url, store)).toBeNull();
  });
});
