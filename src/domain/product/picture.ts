/** The types of picture that may be uploaded: named one by one, so that SVG stays out. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/** Longest side of an uploaded picture, in px. */
export const MAX_PICTURE_SIDE = 1000;

/** Target size of an uploaded picture, in bytes. */
export const PICTURE_BYTES = 120_000;

/** Shorter side of a card's picture, in px: a card shows a square of it, on a phone with three pixels a point. */
export const CARD_SIDE = 360;

/** Its longer side at most, in px: a card cuts off what a long picture has more. */
export const CARD_LONGER_SIDE = 640;

/** Target size of a card's picture, in bytes. */
export const CARD_BYTES = 13_000;

const FOLDER = 'images/';
const MAX_STEM_LENGTH = 60;

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/**
 * Makes a file's name safe for a path: plain letters, digits and hyphens, at most 60, and the extension of the type. A copy of
 * a large picture has the name of its original.
 * 'foto' stands in where nothing is left of the name.
 * @param name name of the chosen file
 * @param type MIME type of what is uploaded, which may differ from the chosen file's
 */
export function safeFileName(name: string, type: string): string {
  const stem = name
    .replace(/(\.large)?\.[^./\\]*$/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'foto'}.${EXTENSIONS[type] ?? 'bin'}`;
}

/** Inserts a suffix before the extension: 'pizza.webp' becomes 'pizza-x7k2.webp'. */
export function withSuffix(fileName: string, suffix: string): string {
  return fileName.replace(/(\.[^.]+)$/, `-${suffix}$1`);
}

/** The path of an uploaded file in the bucket: 'images/pizza.webp'. */
export function imagePath(fileName: string): string {
  return FOLDER + fileName;
}

/**
 * Whether a file is HEIC, the format of an iPhone's camera, whatever its name says. Its first box names the formats that it
 * can be read as; AVIF has the same box.
 * @param bytes the file, or its beginning
 */
export function isHeic(bytes: Uint8Array): boolean {
  const box = String.fromCharCode(...bytes.slice(4, 40));
  return (
    box.startsWith('ftyp') && /hei[cmsx]|hev[cmsx]|mif1|msf1/.test(box) && !/avi[fs]/.test(box)
  );
}

/**
 * Whether a GIF has more than one picture. A GIF is a header of 13 bytes, an optional colour table, and blocks: those
 * of a picture begin with 0x2c, extensions with 0x21; both end with a list of sub-blocks, each behind its length.
 * @param bytes the whole file
 */
export function isAnimatedGif(bytes: Uint8Array): boolean {
  const colourTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0);
  const byte = (place: number) => bytes[place] ?? 0;
  let at = 13 + colourTable(byte(10));
  let pictures = 0;
  while (at < bytes.length) {
    if (byte(at) === 0x2c) {
      pictures += 1;
      if (pictures > 1) return true;
      // Behind the picture's own colour table stands one byte, the code size.
      at += 10 + colourTable(byte(at + 9)) + 1;
    } else if (byte(at) === 0x21) {
      at += 2;
    } else {
      return false;
    }
    while (byte(at) > 0) at += byte(at) + 1;
    at += 1;
  }
  return false;
}
