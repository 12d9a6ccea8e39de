import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A file as it is sent to the browser. */
export type ServedFile = {
  type: string;
  etag: string;
  body: Buffer;
  encoding: 'br' | null;
};

const isText = (type: string) => /^text\/|json$|xml$/.test(type);

function compress(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

export function servedFile(path: string, content: Buffer): ServedFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 24)}"`;
  return isText(type)
    ? { type, etag, body: compress(content), encoding: 'br' }
    : { type, etag, body: content, encoding: null };
}

/** Every file below a folder by its path from there, compressed once, as a hosting's CDN does. */
export function readFolder(folder: string, prefix = ''): Map<string, ServedFile> {
  const files = new Map<string, ServedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `${prefix}${file.slice(folder.length)}`;
    files.set(path, servedFile(path, readFileSync(file)));
  }
  return files;
}
