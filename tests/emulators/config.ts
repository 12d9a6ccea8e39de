import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { narrowToAssets } from '../../scripts/asset-headers';
import { ROOT } from './folders';
import { innerPortsOf, type Mode, type Suite } from './suite';

type Header = { key: string; value: string };
export type Hosting = { public: string; headers?: { source: string; headers: Header[] }[] };
export type FirebaseConfig = { hosting: Hosting };

/** Adds sources to a directive of a policy; a missing directive starts with the sources of default-src. */
function allow(policy: string, directive: string, added: string[]): string {
  const directives = new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources]),
  );
  const before = directives.get(directive) ?? directives.get('default-src') ?? [];
  // 'none' has no effect beside other sources.
  directives.set(directive, [...before.filter((source) => source !== "'none'"), ...added]);
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

function withEmulatorOrigins(header: Header, suite: Suite): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  const origin = (port: number) => `http://${suite.host}:${port}`;
  const connect = [suite.auth, suite.firestore, suite.storage].map(origin);
  const policy = allow(header.value, 'connect-src', connect);
  return { ...header, value: allow(policy, 'img-src', [origin(suite.storage)]) };
}

/** Where a mode's build writes the site, from the root. */
export function siteFolder(mode: Mode): string {
  return mode === 'emulators' ? 'dist' : `dist-${mode}`;
}

/**
 * Derives the emulators' configuration from firebase.json, which stays the production form: what is tested is what
 * is deployed, except for the emulators' ports and their origins in the Content-Security-Policy.
 */
export function deriveConfig<Config extends FirebaseConfig>(
  config: Config,
  mode: Mode,
  suite: Suite,
) {
  const { host } = suite;
  const { site, hub, logging, websocket } = innerPortsOf(mode);
  const hosting: Hosting = {
    ...config.hosting,
    public: siteFolder(mode),
    ...(config.hosting.headers && {
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => withEmulatorOrigins(header, suite)),
      })),
    }),
  };
  const emulators = {
    auth: { host, port: suite.auth },
    firestore: { host, port: suite.firestore, websocketPort: websocket },
    storage: { host, port: suite.storage },
    hosting: { host, port: site },
    hub: { host, port: hub },
    logging: { host, port: logging },
    // The emulators' user interface would be one more download.
    ui: { enabled: false },
    singleProjectMode: true,
  };
  return { ...config, hosting, emulators };
}

/**
 * Writes the derived configuration beside firebase.json, because its paths are relative. The site may be built while its
 * emulator runs: without knowing its files, none is cached for a year.
 * @returns the file's path
 */
export function writeConfig(mode: Mode, suite: Suite): string {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const path = join(ROOT, mode === 'emulators' ? 'firebase.local.json' : `firebase.${mode}.json`);
  const derived = deriveConfig(narrowToAssets(config, []), mode, suite);
  writeFileSync(path, `${JSON.stringify(derived, null, 2)}\n`);
  return path;
}
