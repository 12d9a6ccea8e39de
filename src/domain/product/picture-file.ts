/** What the content of a file says of a picture. */
type PictureFile = {
  /** MIME type: one of PICTURE_TYPES, or image/heic. */
  type: string;
  /** Width times height, as stored; 0 if unknown. */
  pixels: number;
  /** False if its end is missing: browsers draw the missing part grey. */
  isWhole: boolean;
};

/** Reads the pixels, and all parts of the file. @throws RangeError if the file ends before they do */
type Reader = (view: DataView, file: PictureFile) => void;

function readPng(view: DataView, file: PictureFile): void {
  file.pixels = view.getUint32(16) * view.getUint32(20);
  const END = 0x49454e44;
  let at = 8;
  while (view.getUint32(at + 4) !== END) at += 12 + view.getUint32(at);
  view.getUint32(at + 8);
}

function readJpeg(view: DataView, file: PictureFile): void {
  const SCAN = 0xda;
  let at = 2;
  for (let marker = 0; marker !== SCAN; ) {
    marker = view.getUint8(at + 1);
    // The header of a frame: C4, C8 and CC are something else.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) file.pixels = view.getUint16(at + 5) * view.getUint16(at + 7);
    // Any number of FF may precede a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  // Before the end no FF is followed by D9. After it a phone may keep a film.
  while (view.getUint16(at) !== 0xffd9) at += 1;
}

function readGif(view: DataView, file: PictureFile): void {
  file.pixels = view.getUint16(6, true) * view.getUint16(8, true);
  const palette = (flags: number) => (flags & 0x80 ? 6 << (flags & 7) : 0);
  const afterBlocks = (from: number) => {
    let at = from;
    while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
    return at + 1;
  };
  let at = 13 + palette(view.getUint8(10));
  while (view.getUint8(at) === 0x21) at = afterBlocks(at + 2);
  // Only the first frame is used.
  afterBlocks(at + 11 + palette(view.getUint8(at + 9)));
}

function readWebp(view: DataView, file: PictureFile): void {
  const bits = (at: number, from: number, length: number) =>
    Math.floor(view.getUint32(at, true) / 2 ** from) % 2 ** length;
  const kind = String.fromCharCode(view.getUint8(15));
  if (kind === 'X') file.pixels = (bits(24, 0, 24) + 1) * (bits(27, 0, 24) + 1);
  else if (kind === 'L') file.pixels = (bits(21, 0, 14) + 1) * (bits(21, 14, 14) + 1);
  else file.pixels = bits(26, 0, 14) * bits(26, 16, 14);
  view.getUint8(view.getUint32(4, true) + 7);
}

function readAvif(view: DataView, file: PictureFile): void {
  // The size of the whole picture, and of each of its tiles.
  const SIZE = 0x69737065;
  for (let at = 0; at < Math.min(view.byteLength, 65_536) - 16; at += 1) {
    if (view.getUint32(at) !== SIZE) continue;
    file.pixels = Math.max(file.pixels, view.getUint32(at + 8) * view.getUint32(at + 12));
  }
  const DATA = 0x6d646174;
  for (let at = 0, kind = 0; kind !== DATA; view.getUint8(at - 1)) {
    kind = view.getUint32(at + 4);
    const size = view.getUint32(at);
    // 0: to the end of the file; 1: the size follows, in 64 bits.
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size || view.byteLength - at;
    at += Math.max(8, length);
  }
}

/** By the first bytes. AVIF and HEIC begin with a list of formats that they are compatible with, which may overlap. */
const FORMATS: readonly [start: RegExp, type: string, read: Reader][] = [
  [/^\u0089PNG\r\n/, 'image/png', readPng],
  [/^\u00ff\u00d8\u00ff/, 'image/jpeg', readJpeg],
  [/^GIF8[79]a/, 'image/gif', readGif],
  [/^RIFF[\s\S]{4}WEBP/, 'image/webp', readWebp],
  [/^[\s\S]{4}ftyp([\s\S]{4})*?avi[fs]/, 'image/avif', readAvif],
  [/^[\s\S]{4}ftyp([\s\S]{4})*?(he[iv][a-z]|m[is]f\d)/, 'image/heic', () => {}],
];

/**
 * Recognises a picture by its content, whatever name and type its file has.
 * @param bytes the whole file
 * @returns null for any other file, SVG among them
 */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const [, type, read] = FORMATS.find(([format]) => format.test(start)) ?? [];
  if (!type || !read) return null;
  const file = { type, pixels: 0, isWhole: false };
  try {
    read(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), file);
    file.isWhole = true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return file;
}
