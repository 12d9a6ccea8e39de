import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { hostingOf, siteFolder } from '../emulators/config';
import { ROOT } from '../emulators/folders';
import { serveHosting } from '../emulators/hosting';
import { innerPortsOf, type Suite } from '../emulators/suite';
import type { Certificate } from './certificate';

const { site: PORT } = innerPortsOf('bench');
export const SITE = `https://localhost:${PORT}`;

const FOLDER = join(ROOT, siteFolder('bench'));

/** Bundles the script of the limit's list of staff with Firebase's SDK, for the emulators of the bench. */
async function buildReserved(): Promise<string> {
  const built = await build({
    root: ROOT,
    mode: 'bench',
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'limit/reserved.js') },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error("The limit's script was not built");
  return result.output[0].code;
}

/**
 * Copies the hand-written pages to /limit of the built site, and their assets to /assets/limit. The hosting's headers let
 * browsers cache those for a year, like the site's own assets.
 */
async function addLimit(suite: Suite): Promise<void> {
  const assets = join(FOLDER, 'assets/limit');
  cpSync(join(import.meta.dirname, 'limit'), assets, { recursive: true });
  writeFileSync(join(assets, 'reserved.js'), await buildReserved());
  for (const font of ['fraunces', 'figtree']) {
    const file = `${font}-latin-wght-normal.woff2`;
    const files = join(ROOT, 'node_modules/@fontsource-variable', font, 'files');
    cpSync(join(files, file), join(assets, file));
  }
  const documents = `http://${suite.host}:${suite.firestore}/v1/projects/${suite.projectId}/databases/(default)/documents`;
  for (const page of ['home.html', 'pizze-classiche.html', 'reserved.html']) {
    const copy = join(FOLDER, 'limit', page);
    cpSync(join(assets, page), copy);
    writeFileSync(copy, readFileSync(copy, 'utf8').replaceAll('%DOCUMENTS%', documents));
  }
}

const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding'];

/** Fetches a response from the hosting server, and compresses text once, as a hosting's CDN does. */
async function answerOf(address: string) {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
  const headers = Object.fromEntries(response.headers);
  for (const name of HOP_BY_HOP) delete headers[name];
  let body: Buffer = Buffer.from(await response.arrayBuffer());
  if (/^text\/|javascript|json|xml/.test(headers['content-type'] ?? '')) {
    body = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    headers['content-encoding'] = 'br';
  }
  headers['content-length'] = String(body.length);
  return { status: response.status, headers, body };
}

/**
 * Serves the build and the limit's pages over HTTP/2 and with Brotli, like the real hosting. The local hosting server behind
 * it supports neither.
 */
export async function serveSite(suite: Suite, { pfx, passphrase }: Certificate) {
  await addLimit(suite);
  const hosting = await serveHosting(FOLDER, hostingOf(FOLDER, suite));
  const answers = new Map<string, ReturnType<typeof answerOf>>();

  const server = createSecureServer({ pfx, passphrase }, async (request, response) => {
    const { pathname } = new URL(request.url, SITE);
    const asked = answers.get(pathname) ?? answerOf(hosting.origin + pathname);
    answers.set(pathname, asked);
    const { status, headers, body } = await asked;
    if (request.headers['if-none-match'] === headers.etag) {
      response.writeHead(304, headers).end();
    } else {
      response.writeHead(status, headers).end(body);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, '127.0.0.1', resolve);
  });
  return {
    close: async () => {
      server.close();
      await hosting.close();
    },
  };
}
