import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtAssets, narrowToAssets } from '../scripts/asset-headers';
import { type HeaderRule, isPolicy, permit } from '../scripts/header-rules';
import { inlinedIn, permitInline } from '../scripts/inlined-sources';
import { ROOT } from './folders';
import { innerPortsOf, type Mode, type Suite } from './suite';

export type Hosting = { public: string; headers?: HeaderRule[] };
export type FirebaseConfig = { hosting: Hosting };

function withEmulatorOrigins(header: HeaderRule['headers'][number], suite: Suite) {
  if (!isPolicy(header)) return header;
  const origin = (port: number) => `http://${suite.host}:${port}`;
  const connect = [suite.auth, suite.firestore, suite.storage].map(origin);
  const policy = permit(header.value, 'connect-src', connect);
  return { ...header, value: permit(policy, 'img-src', [origin(suite.storage)]) };
}

/** Where a mode's build writes the site, from the root. */
export function siteFolder(mode: Mode): string {
  return mode === 'emulators' ? 'dist' : `dist-${mode}`;
}

function readConfig(): FirebaseConfig {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/** A hosting configuration as it is deployed, with the emulators' origins in the Content-Security-Policy. */
export function withEmulators(hosting: Hosting, suite: Suite): Hosting {
  const headers = hosting.headers?.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) => withEmulatorOrigins(header, suite)),
  }));
  return headers ? { ...hosting, headers } : hosting;
}

/** The hosting configuration that a deployment of this built site publishes, the emulators' origins permitted. */
export function hostingOf(folder: string, suite: Suite): Hosting {
  const narrowed = narrowToAssets(readConfig(), builtAssets(folder));
  const permitted = permitInline(narrowed, inlinedIn(folder));
  return withEmulators(permitted.hosting, suite);
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
