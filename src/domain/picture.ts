/** The types of picture that may be uploaded (decisions, "Writing"): named one by one, so that SVG stays out. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/** Longest side of an uploaded picture, in px. */
export const MAX_PICTURE_SIDE = 1000;

/** What an uploaded picture should weigh at most, in bytes. */
export const PICTURE_BYTES = 120_000;

const FOLDER = 'images/';
const LONGEST_STEM = 60;

const EXTENSIONS: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/**
 * The chosen file's name made safe for a path: plain letters, digits and hyphens, and the extension of what is
 * really uploaded.
 * @param name the file's own name
 * @param type the MIME type of what is uploaded
 */
export function safeFileName(name: string, type: string): string {
  const stem = name
    .replace(/\.[^./\\]*$/, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'foto'}.${EXTENSIONS[type] ?? 'bin'}`;
}

/** Puts a suffix before the extension: 'pizza.webp' → 'pizza-x7k2.webp'. */
export function withSuffix(fileName: string, suffix: string): string {
  return fileName.replace(/(\.[^.]+)$/, `-${suffix}$1`);
}

/** The path of an uploaded file (spec point 7). */
export function imagePath(fileName: string): string {
  return FOLDER + fileName;
}
