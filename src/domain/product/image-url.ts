/**
 * Matches a download URL as the Storage SDK writes it: host, bucket, then one object directly below images/ (an encoded
 * slash, %2F, would name a subfolder). The host is Google's, by https, or an emulator's on this machine.
 * firestore.rules have the same pattern.
 */
export const DOWNLOAD_URL =
  /^(https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})\/v0\/b\/([a-z0-9._-]+)\/o\/images%2F((?:[\w.!~*'()-]|%(?:2[\dA-E]|[3-9A-F][\dA-F]))+)(?:\?[\w=&.~%-]*)?$/;

/** The Storage bucket of a project. */
export type PictureStore = {
  /** STORAGE_ORIGIN, or the emulator's origin. */
  origin: string;
  /** The bucket's name, without 'gs://'. */
  bucket: string;
};

/** The origin of Google's Storage. */
export const STORAGE_ORIGIN = 'https://firebasestorage.googleapis.com';

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
