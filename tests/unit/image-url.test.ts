import { describe, expect, it } from 'vitest';
import { imageLocation, isImageUrl } from '../../src/domain/image-url';

const bucket = 'pizzeria.firebasestorage.app';
const folder = `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/images%2F`;

describe('where a picture lies in our bucket', () => {
  it.each([
    [`${folder}margherita.webp?alt=media&token=0b1e`, 'images/margherita.webp'],
    [`${folder}margherita.webp`, 'images/margherita.webp'],
    [`${folder}caff%C3%A8%20(1).png?alt=media`, 'images/caffè (1).png'],
    [`${folder}50%25.png`, 'images/50%.png'],
    [`http://127.0.0.1:9199/v0/b/${bucket}/o/images%2Fa.gif?alt=media`, 'images/a.gif'],
  ])('%s', (url, location) => {
    expect(imageLocation(url, bucket)).toBe(location);
  });

  it('is every object that encodeURIComponent can name', () => {
    for (const name of ["dell'orto!*~.png", 'a+b&c=d?e#f.webp', '🍕.avif', '..webp']) {
      const url = `${folder}${encodeURIComponent(name)}?alt=media`;
      expect(imageLocation(url, bucket)).toBe(`images/${name}`);
    }
  });

  it('is nowhere for another bucket, folder or host', () => {
    expect(imageLocation(`${folder}a.png`, 'other.firebasestorage.app')).toBeNull();
    expect(imageLocation(`${folder}a%2Fb.png`, bucket)).toBeNull();
    expect(imageLocation(`${folder.replace('images', 'private')}a.png`, bucket)).toBeNull();
    expect(imageLocation(`${folder.replace('.com', '.com.evil.example')}a.png`, bucket)).toBeNull();
    expect(imageLocation('data:image/png;base64,AAAA', bucket)).toBeNull();
    expect(imageLocation('', bucket)).toBeNull();
  });

  it('is nowhere for escapes that are no UTF-8, though the rules cannot tell', () => {
    expect(isImageUrl(`${folder}%FF.png`, bucket)).toBe(true);
    expect(imageLocation(`${folder}%FF.png`, bucket)).toBeNull();
  });
});
