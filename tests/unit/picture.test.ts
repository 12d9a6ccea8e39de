import { describe, expect, test } from 'vitest';
import { imageLocation, STORAGE_ORIGIN } from '../../src/domain/image-url';
import { imagePath, safeFileName, withSuffix } from '../../src/domain/picture';

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
