import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join } from 'node:path';
import { ROOT } from '../../emulators/folders';
import { innerPortsOf, type Suite } from '../../emulators/suite';
import type { Certificate } from './certificate';
import { readFolder, type ServedFile } from './files';
import { hostingHeaders } from './hosting-headers';
import { limitFiles } from './limit-files';

const { site: PORT } = innerPortsOf('bench');
export const SITE = `https://localhost:${PORT}`;

/** Finds a file like the hosting: by cleanUrls, else the shell of the reserved area, else the 404 page. */
function find(files: Map<string, ServedFile>, path: string): [ServedFile | undefined, number] {
  const file =
    files.get(path) ??
    files.get(`${path === '/' ? '/index' : path}.html`) ??
    (path.startsWith('/reserved/') ? files.get('/reserved.html') : undefined);
  return file ? [file, 200] : [files.get('/404.html'), 404];
}

/** A server of the built site and of the limit's pages. */
export type Site = {
  /** How many bytes of bodies were sent since the last call. */
  takeBytes: () => number;
  /** Lets every font wait from now on, in ms. */
  delayFonts: (delay: number) => void;
  /** Serves what has been built since. */
  reload: () => void;
  close: () => void;
};

/**
 * Serves the build with the hosting's headers, over HTTP/2 and with Brotli like the real hosting; the Hosting emulator has
 * neither.
 */
export async function serveSite(suite: Suite, { pfx, passphrase }: Certificate): Promise<Site> {
  const readFiles = () => new Map([...readFolder(join(ROOT, 'dist-bench')), ...limitFiles(suite)]);
  const headersOf = hostingHeaders(suite);
  let files = readFiles();
  let bytes = 0;
  let fontDelay = 0;

  function send(path: string, request: Http2ServerRequest, response: Http2ServerResponse) {
    const [file, status] = find(files, path);
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const headers = { ...headersOf(path), 'content-type': file.type, etag: file.etag };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    bytes += file.body.length;
    const encoding = file.encoding === null ? {} : { 'content-encoding': file.encoding };
    const length = { 'content-length': file.body.length };
    response.writeHead(status, { ...headers, ...encoding, ...length }).end(file.body);
  }

  const server = createSecureServer({ pfx, passphrase }, (request, response) => {
    const path = new URL(request.url, SITE).pathname;
    if (path.endsWith('.woff2')) setTimeout(send, fontDelay, path, request, response);
    else send(path, request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, '127.0.0.1', resolve);
  });
  return {
    takeBytes: () => {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    delayFonts: (delay) => {
      fontDelay = delay;
    },
    reload: () => {
      files = readFiles();
    },
    close: () => void server.close(),
  };
}
