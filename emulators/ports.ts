import { createServer } from 'node:net';
import { Problem } from './problem';
import { innerPortsOf, type Mode, type Suite } from './suite';

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Any other error, as on a machine without IPv6, does not mean that the port is taken.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

const commands: Record<Mode, string> = {
  emulators: 'npm start',
  test: 'npm test` or `npm run test:engines',
  reading: 'npm test',
  bench: 'npm run bench',
};

/** @throws Problem that names the first port taken by another process */
export async function requireFreePorts(mode: Mode, suite: Suite): Promise<void> {
  const { site, hub, logging, websocket } = innerPortsOf(mode);
  const outer = { site, auth: suite.auth, Firestore: suite.firestore, Storage: suite.storage };
  const inner = {
    'emulator hub': hub,
    'emulator logging': logging,
    'Firestore websocket': websocket,
  };
  for (const [what, port] of Object.entries({ ...outer, ...inner })) {
    // Another process on [::1] would answer for http://localhost in our place.
    const free =
      (await isFree(port, suite.host)) && (what !== 'site' || (await isFree(port, '::1')));
    if (!free) {
      throw new Problem(
        `Port ${port} (${what}) is taken. Is another \`${commands[mode]}\` running? \`lsof -i :${port}\` shows who has it.`,
      );
    }
  }
}
