import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Hosting } from './config';
import { FIREBASE_TOOLS } from './folders';

type Answer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** The server inside the Hosting emulator. */
const superstatic: (options: object) => Answer = createRequire(
  join(FIREBASE_TOOLS, 'package.json'),
)('superstatic').default;

/** Answers as the Hosting emulator does: with the options that firebase-tools passes. */
function hostingOf(folder: string, config: Hosting): Answer {
  return superstatic({
    cwd: folder,
    config: { ...config, public: '.' },
    stack: 'strict',
    compression: true,
  });
}

export type ServedSite = {
  origin: string;
  /** Serves another folder from the next request on, as a deployment does. */
  publish: (folder: string, config: Hosting) => void;
  close: () => Promise<void>;
};

/** Serves a built site on a port of its own: for tests of what the running suite's site cannot show. */
export async function serveHosting(folder: string, config: Hosting): Promise<ServedSite> {
  let answer = hostingOf(folder, config);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    publish: (next, nextConfig) => {
      answer = hostingOf(next, nextConfig);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
