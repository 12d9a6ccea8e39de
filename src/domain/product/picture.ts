/** File extensions of the picture types that may be uploaded: listed one by one, so that SVG stays out. */
const ENDINGS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

export const PICTURE_TYPES = Object.keys(ENDINGS);

/** Longest side of an uploaded picture, in px, and its target size in bytes. */
export const MAX_PICTURE_SIDE = 1000;
export const PICTURE_BYTES = 120_000;

/** Shorter side of a card's picture, in px: a card shows a square of it, at three device pixels per CSS pixel on a phone. */
export const CARD_SIDE = 360;
/** Its longer side at most, in px: a card crops whatever exceeds its square. */
export const CARD_LONGER_SIDE = 640;
export const CARD_BYTES = 13_000;

/**
 * Makes a file name safe for a path: at most 60 plain letters, digits and hyphens, or 'foto' if none remain, then the extension.
 * @param name of the chosen file, or of a large picture, whose copy gets the original's name
 * @param type MIME type of what is uploaded, which may differ from the chosen file's
 */
export function safeFileName(name: string, type: string): string {
  const stem = name
    .replace(/(\.large)?\.[^./\\]*$/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${stem || 'foto'}.${ENDINGS[type] ?? 'bin'}`;
}

/**
 * The names of a picture's two files, by which card-picture.ts finds the second.
 * @param fileName a safe one without a size: 'margherita.webp'. It has no dot but the extension's
 */
export function pictureNames(fileName: string): { large: string; card: string } {
  const named = (size: string) => fileName.replace(/(?=\.\w+$)/, `.${size}`);
  return { large: named('large'), card: named('card') };
}

/**
 * Matches a download URL as the Storage SDK writes it: host, bucket, then one object directly below images/ (an encoded
 * slash, %2F, would name a subfolder). The host is Google's, by https, or an emulator's on this machine.
 * firestore.rules have the same pattern.
 */
export const DOWNLOAD_URL =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})\/v0\/b\/([a-z0-9._-]+)\/o\/images%2F((?:[\w.!~*'()-]|%(?:2[\dA-E]|[3-9A-F][\dA-F]))+)(?:\?[\w=&.~%-]*)?$/;

export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/** A project's bucket: its name without 'gs://', at STORAGE_ORIGIN or the emulator's origin. */
export type PictureStore = { origin: string; bucket: string };

/**
 * Finds a product's picture in our bucket: only such an object may be deleted with the product. The rules accept any
 * emulator's address; a build accepts only the store that it was made for.
 * @param url the `image` of a product
 * @returns the object's path ('images/margherita.webp'), or null for anything outside the store
 */
export function imageLocation(url: string, store: PictureStore): string | null {
  const [, origin, bucket, file] = DOWNLOAD_URL.exec(url) ?? [];
  if (origin !== store.origin || bucket !== store.bucket || file === undefined) return null;
  try {
    return `images/${decodeURIComponent(file)}`;
  } catch {
    // The escapes are not valid UTF-8: no object has such a name.
    return null;
  }
}

/** The picture in a form: the address of a stored one, a chosen file by its id, or none. */
export type PictureValue = string | { chosen: string } | null;

/** The address of a form's picture; null for none and for a chosen file, which gets one by its upload. */
export const addressIn = (value: PictureValue): string | null =>
  typeof value === 'string' ? value : null;
