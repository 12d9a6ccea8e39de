import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Hosting } from './config';
import { FIREBASE_TOOLS } from './folders';

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The server inside firebase-tools' Hosting emulator. */
const superstatic: (options: object) => Answer = createRequire(
  join(FIREBASE_TOOLS, 'package.json'),
)('superstatic').default;

/** Answers as the Hosting emulator does, but without compression, which is a fifth of what a page costs this process. */
function serverOf(folder: string, config: Hosting): Answer {
  return superstatic({ cwd: folder, config: { ...config, public: '.' }, stack: 'strict' });
}

export type ServedSite = {
  origin: string;
  /** Serves another folder from the next request on, as a deployment does. */
  publish: (folder: string, config: Hosting) => void;
  close: () => Promise<void>;
};

/**
 * Serves a built site, with the headers that its configuration names.
 * @param port by default any free one
 */
export async function serveHosting(folder: string, config: Hosting, port = 0): Promise<ServedSite> {
  let answer = serverOf(folder, config);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const given = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${given}`,
    publish: (next, nextConfig) => {
      answer = serverOf(next, nextConfig);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
