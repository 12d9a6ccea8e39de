/*
 * Real pictures for the form, drawn by the browser, so that the repository contains no binary files for them.
 */

/** A page of any driven browser: Playwright's, or that of tests/engines. */
type Page = {
  evaluate<Result, Arg>(work: (arg: Arg) => Result | Promise<Result>, arg: Arg): Promise<Result>;
};

type PictureFile = { name: string; mimeType: string; buffer: Buffer };

/** Exif orientation 6 (rotate by 90 degrees clockwise), as a phone held upright writes it. */
const EXIF_ROTATED = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0x00, 0x22]),
  Buffer.from('Exif\0\0MM\0*\0\0\0\b', 'latin1'),
  Buffer.from([0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0, 0, 0, 1, 0x00, 0x06, 0, 0, 0, 0, 0, 0]),
]);

/**
 * A camera's JPEG, stored as 1600 x 800 px and shown upright as 800 x 1600, red above, blue below; with noise, so that the file
 * is about as large as a photo.
 */
export async function rotatedPhoto(page: Page, name: string): Promise<PictureFile> {
  const base64 = await page.evaluate(
    async ({ width, height }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      const data = context.createImageData(width, height);
      let seed = 1;
      for (let index = 0; index < data.data.length; index += 4) {
        seed = (seed * 16807) % 2147483647;
        const grain = (seed / 2147483647) * 60;
        const left = (index / 4) % width < width / 2;
        data.data.set([left ? 255 - grain : grain, grain, left ? grain : 255 - grain, 255], index);
      }
      context.putImageData(data, 0, 0);
      return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
    },
    { width: 1600, height: 800 },
  );
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = Buffer.concat([jpeg.subarray(0, 2), EXIF_ROTATED, jpeg.subarray(2)]);
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A PNG that needs no shrinking: one pixel. */
export function smallPng(name: string): PictureFile {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** Decodes a picture in the browser: its type, bytes, size in px, and the colours in its upper and lower half. */
export async function lookAt(page: Page, url: string) {
  return page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const at = (part: number) => {
      const y = Math.floor(bitmap.height * part);
      const [red = 0, , blue = 0] = context.getImageData(bitmap.width / 2, y, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    };
    const { width, height } = bitmap;
    return { type: blob.type, bytes: blob.size, width, height, above: at(0.25), below: at(0.75) };
  }, url);
}

/** A square PNG of one colour. */
export async function plainPicture(page: Page, side: number, colour: string): Promise<PictureFile> {
  const base64 = await page.evaluate(
    ({ side, colour }) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: side, height: side });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = colour;
      context.fillRect(0, 0, side, side);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { side, colour },
  );
  return { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
