import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURE_TYPES } from '../../../src/domain/product/picture';
import { readPictureFile } from '../../../src/domain/product/picture-file';

/** A picture with a place and an author, and a noise that no encoder makes small. */
function drawn(width: number, height: number): Sharp {
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * at) % 251),
  );
  return sharp(pixels, { raw: { width, height, channels: 3 } }).withExif({
    IFD0: { Artist: 'Anna' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 30/1 0/1' },
  });
}

const ENCODERS: Record<string, (picture: Sharp) => Sharp> = {
  'image/png': (picture) => picture.png(),
  'image/jpeg': (picture) => picture.jpeg(),
  'image/jpeg progressive': (picture) => picture.jpeg({ progressive: true }),
  'image/gif': (picture) => picture.gif(),
  'image/webp': (picture) => picture.webp(),
  'image/webp lossless': (picture) => picture.webp({ lossless: true }),
  'image/avif': (picture) => picture.avif({ effort: 0 }),
};

const pixels = fc.integer({ min: 1, max: 60 });

describe.each(Object.entries(ENCODERS))('a file of %s', (name, encode) => {
  const [type = ''] = name.split(' ');

  test('is recognised, with its size, and with whatever a phone has put behind it', async () => {
    await fc.assert(
      fc.asyncProperty(pixels, pixels, fc.uint8Array(), async (width, height, film) => {
        const bytes = await encode(drawn(width, height)).toBuffer();
        const read = { type, pixels: width * height };
        expect(readPictureFile(Buffer.concat([bytes, film]))).toEqual(read);
      }),
      { numRuns: 20 },
    );
    expect(PICTURE_TYPES).toContain(type);
  });

  test('is recognised wherever it is cut off', async () => {
    const bytes = await encode(drawn(40, 30)).toBuffer();
    fc.assert(
      fc.property(fc.integer({ min: 64, max: bytes.length }), (length) => {
        expect(readPictureFile(bytes.subarray(0, length))?.type).toBe(type);
      }),
    );
  });
});

test.each([
  ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\u0018ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\u0014ftypmsf1\0\0\0\0hevc', 'image/heic'],
  ['\0\0\0\u0018ftypmif1\0\0\0\0avifmif1', 'image/avif'],
])('a file that begins with %j is %s, whatever its name says', (text, type) => {
  expect(readPictureFile(Buffer.from(text, 'latin1'))?.type).toBe(type);
});

test('no other file is taken for a picture', () => {
  for (const text of [
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '\0\0\0\u0018ftypisom\0\0\u0002\0isomiso2mp41',
    '\0\0\0\u0014ftypqt  \0\0\u0002\0qt  ',
    'BM\u0036\0\0\0',
    'RIFF\u0004\0\0\0WAVE',
    '',
  ])
    expect(readPictureFile(Buffer.from(text, 'latin1')), text).toBeNull();
});
