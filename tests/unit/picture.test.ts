import { describe, expect, test } from 'vitest';
import { imageLocation, STORAGE_ORIGIN } from '../../src/domain/product/image-url';
import {
  imagePath,
  isAnimatedGif,
  isHeic,
  safeFileName,
  withSuffix,
} from '../../src/domain/product/picture';

describe("an uploaded picture's name", () => {
  test.each([
    ['Margherita.JPG', 'image/webp', 'margherita.webp'],
    ['Pizza à la crème #1 (finale).png', 'image/jpeg', 'pizza-a-la-creme-1-finale.jpg'],
    ['../../etc/passwd', 'image/webp', 'etc-passwd.webp'],
    ['IMG_2024.06.01.heic', 'image/webp', 'img-2024-06-01.webp'],
    ['🍕.png', 'image/png', 'foto.png'],
    ['', 'image/gif', 'foto.gif'],
    ['a'.repeat(300), 'image/avif', `${'a'.repeat(60)}.avif`],
  ])('%j as %s becomes %j', (name, type, safe) => {
    expect(safeFileName(name, type)).toBe(safe);
  });

  test('gets a suffix before its extension', () => {
    expect(withSuffix('pizza.webp', 'x7k2')).toBe('pizza-x7k2.webp');
  });

  test('makes a download URL that counts as one of our bucket', () => {
    const path = encodeURIComponent(
      imagePath(safeFileName("L'ortolana (à la Bolognese).jpg", 'image/webp')),
    );
    const store = { origin: STORAGE_ORIGIN, bucket: 'demo.appspot.com' };
    const url = `${store.origin}/v0/b/${store.bucket}/o/${path}?alt=media&token=1`;
    expect(imageLocation(url, store)).toBe('images/l-ortolana-a-la-bolognese.webp');
  });
});

describe('a GIF', () => {
  const colours = [0, 0, 0, 255, 255, 255];
  const header = [...Buffer.from('GIF89a'), 2, 0, 2, 0, 0x80, 0, 0, ...colours];
  const loop = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0];
  const delay = [0x21, 0xf9, 4, 0, 10, 0, 0, 0];
  /** A picture whose data holds the bytes that begin a picture, and which has colours of its own. */
  const picture = [0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0x80, ...colours, 2, 2, 0x2c, 0x2c, 0];
  const gif = (...blocks: number[][]) => new Uint8Array([header, ...blocks, [0x3b]].flat());

  test('with several pictures is animated', () => {
    expect(isAnimatedGif(gif(loop, delay, picture, delay, picture))).toBe(true);
    expect(isAnimatedGif(gif(picture, picture))).toBe(true);
  });

  test('with one picture is not, whatever stands beside it', () => {
    expect(isAnimatedGif(gif(picture))).toBe(false);
    expect(isAnimatedGif(gif(loop, delay, picture, loop))).toBe(false);
  });
});

test.each([
  ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', true],
  ['\0\0\0\u0018ftypmif1\0\0\0\0mif1heic', true],
  ['\0\0\0\u0018ftypavif\0\0\0\0mif1avif', false],
  ['\0\0\0\u0018ftypmif1\0\0\0\0avifmif1', false],
  ['\u00ff\u00d8\u00ff\u00e0heic', false],
])('a file that begins with %j is HEIC: %s', (text, expected) => {
  expect(isHeic(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBe(expected);
});
