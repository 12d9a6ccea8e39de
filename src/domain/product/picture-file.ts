import { imageSize } from 'image-size';

/** The properties of a picture, as the content of its file has them. */
export type PictureFile = {
  /** MIME type: one of PICTURE_TYPES, or image/heic. */
  type: string;
  /** Width times height; 0 if unknown. */
  pixels: number;
};

/** By the first bytes. AVIF and HEIC begin with a list of formats that they are compatible with, which may overlap. */
const FORMATS: readonly [start: RegExp, type: string][] = [
  [/^\u0089PNG\r\n/, 'image/png'],
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg'],
  [/^GIF8[79]a/, 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp'],
  [/^[\s\S]{4}ftyp([\s\S]{4})*?avi[fs]/, 'image/avif'],
  [/^[\s\S]{4}ftyp([\s\S]{4})*?(he[iv][a-z]|m[is]f\d)/, 'image/heic'],
];

/**
 * Recognises a picture by its content, whatever name and type its file has.
 * @param bytes the whole file
 * @returns null for any other file, SVG among them
 */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const [, type] = FORMATS.find(([format]) => format.test(start)) ?? [];
  return type ? { type, pixels: pixelsOf(bytes) } : null;
}

function pixelsOf(bytes: Uint8Array): number {
  try {
    const { width, height } = imageSize(bytes);
    return width * height;
  } catch {
    // It ends before its size, or has none where the library looks for it.
    return 0;
  }
}
