/**
 * A download URL as the Storage SDK writes it: host, bucket, then one object below images/ (an encoded slash, %2F,
 * would lead further down). firestore.rules hold the same pattern: https on Google's host, or an emulator's loopback.
 */
export const DOWNLOAD_URL =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})\/v0\/b\/([a-z0-9._-]+)\/o\/images%2F((?:[\w.!~*'()-]|%(?:2[\dA-E]|[3-9A-F][\dA-F]))+)(?:\?[\w=&.~%-]*)?$/;

/** Where a project keeps its pictures. */
export type PictureStore = {
  /** Where Storage answers: STORAGE_ORIGIN, or the emulator's address. */
  origin: string;
  /** The bucket's name, without 'gs://'. */
  bucket: string;
};

/** Where Google's Storage answers. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

/**
 * Where in our bucket a product's picture lies: what may be deleted with it. The rules cannot tell an emulator's
 * address from a visitor's own machine; a build can, and only believes the store that it was made for.
 * @returns the object's path ('images/margherita.webp'), or null for anything outside the store
 */
export function imageLocation(url: string, store: PictureStore): string | null {
  const [, origin, bucket, file] = DOWNLOAD_URL.exec(url) ?? [];
  if (origin !== store.origin || bucket !== store.bucket || file === undefined) return null;
  try {
    return `images/${decodeURIComponent(file)}`;
  } catch {
    // Escapes that are no UTF-8: no object has such a name.
    return null;
  }
}
