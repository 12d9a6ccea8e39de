import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { narrowToAssets } from '../scripts/asset-headers';
import { type HeaderRule, isPolicy, permit } from '../scripts/header-rules';
import { permitInline } from '../scripts/inlined-sources';
import { buildInlined } from '../vite/inlined.ts';
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
 * emulator runs: without knowing its files, none is cached for a year. What its pages will hold inline does not depend on
 * the menu, and is built here to be permitted.
 * @returns the file's path
 */
export async function writeConfig(mode: Mode, suite: Suite): Promise<string> {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const path = join(ROOT, mode === 'emulators' ? 'firebase.local.json' : `firebase.${mode}.json`);
  const { script, tapScript, room, fonts, style } = await buildInlined(ROOT, mode);
  const permitted = permitInline(narrowToAssets(config, []), {
    scripts: [script, tapScript, room],
    styles: [fonts, style],
  });
  const derived = deriveConfig(permitted, mode, suite);
  writeFileSync(path, `${JSON.stringify(derived, null, 2)}\n`);
  return path;
}
