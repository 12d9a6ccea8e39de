import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  builtAssets,
  fitToBuild,
  type HeaderRule,
  inlinedIn,
  permit,
  withPolicy,
} from '../vite/hosting-config';
import { ROOT } from './folders';
import { innerPortsOf, type Mode, type Suite } from './suite';

export type Hosting = { public: string; headers?: HeaderRule[] };
export type FirebaseConfig = { hosting: Hosting };

/** The folder into which a mode's build writes the site, relative to the root. */
export function siteFolder(mode: Mode): string {
  return mode === 'emulators' ? 'dist' : `dist-${mode}`;
}

function readConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/** A hosting configuration as it is deployed, with the emulators' origins in the Content-Security-Policy. */
function withEmulators(hosting: Hosting, suite: Suite): Hosting {
  const origin = (port: number) => `http://${suite.host}:${port}`;
  const connect = [suite.auth, suite.firestore, suite.storage].map(origin);
  const headers = withPolicy(hosting.headers ?? [], (policy) =>
    permit(permit(policy, 'connect-src', connect), 'img-src', [origin(suite.storage)]),
  );
  return { ...hosting, headers };
}

/** The hosting configuration that a deployment of this built site publishes, with the emulators' origins permitted. */
export function hostingOf(folder: string, suite: Suite): Hosting {
  const fitted = fitToBuild(readConfig(), builtAssets(folder), inlinedIn(folder));
  return withEmulators(fitted.hosting, suite);
}

/**
 * Writes the emulators' configuration beside firebase.json, because its paths are relative. firebase.json stays the
 * production form: what is tested is what is deployed, except for the ports.
 * @returns the file's path
 */
export function writeConfig(mode: Mode, suite: Suite): string {
  const { hosting: _, ...config } = readConfig();
  const { host } = suite;
  const { hub, logging, websocket } = innerPortsOf(mode);
  const emulators = {
    auth: { host, port: suite.auth },
    firestore: { host, port: suite.firestore, websocketPort: websocket },
    storage: { host, port: suite.storage },
    hub: { host, port: hub },
    logging: { host, port: logging },
    // The emulators' user interface would be one more download.
    ui: { enabled: false },
    singleProjectMode: true,
  };
  const path = join(ROOT, mode === 'emulators' ? 'firebase.local.json' : `firebase.${mode}.json`);
  writeFileSync(path, `${JSON.stringify({ ...config, emulators }, null, 2)}\n`);
  return path;
}
