import { createServer as createHttpServer } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';
import { ROOT } from './folders';

/** Files that saves and tests write while the site runs: a change there must not reload the page. */
const UNWATCHED = ['**/.emulator-data/**', '**/dist/**', '**/dist-*/**', '**/firebase.*.json'];

/**
 * Serves the site from its sources. Vite runs as middleware of our own server: Vite's server would end this process at
 * the first SIGTERM, before anything is saved.
 * @returns a function that closes it
 */
export async function serveSource(port: number): Promise<() => Promise<void>> {
  const http = createHttpServer();
  const vite = await createServer({
    root: ROOT,
    mode: 'emulators',
    appType: 'spa',
    clearScreen: false,
    server: { middlewareMode: true, ws: { server: http }, watch: { ignored: UNWATCHED } },
  });
  http.on('request', vite.middlewares);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, '127.0.0.1', resolve);
  });
  await bundleDependencies(vite);
  return async () => {
    http.closeAllConnections();
    http.close();
    await vite.close();
  };
}

/** Bundles the dependencies before the address is printed, so that the first page load does not wait for that. */
async function bundleDependencies(vite: ViteDevServer): Promise<void> {
  const { depsOptimizer } = vite.environments.client;
  await depsOptimizer?.scanProcessing;
  await vite.environments.client.warmupRequest('/src/main.tsx');
  await vite.environments.client.waitForRequestsIdle();
  await Promise.all(depsOptimizer?.metadata.depInfoList.map(({ processing }) => processing) ?? []);
}
