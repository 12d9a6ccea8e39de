import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './folders';
import { innerPortsOf, type Mode, type Suite } from './suite';

type Header = { key: string; value: string };
type Hosting = { public: string; headers?: { source: string; headers: Header[] }[] };
type FirebaseConfig = { hosting: Hosting };

/** Adds sources to a directive of a policy; one that is not there begins as what default-src allows. */
function allow(policy: string, directive: string, sources: string[]): string {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  const find = (name: string) => parts.find(([first]) => first === name);
  const found = find(directive);
  const added = sources.join(' ');
  if (found) found.push(added);
  else parts.push([directive, ...(find('default-src')?.slice(1) ?? []), added]);
  return parts
    .filter((part) => part[0] !== '')
    .map((part) => part.filter((source) => source !== "'none'" || part.length === 2).join(' '))
    .join('; ');
}

function withEmulatorOrigins(header: Header, suite: Suite): Header {
  if (header.key.toLowerCase() !== 'content-security-policy') return header;
  const origin = (port: number) => `http://${suite.host}:${port}`;
  const connect = [suite.auth, suite.firestore, suite.storage].map(origin);
  const policy = allow(header.value, 'connect-src', connect);
  return { ...header, value: allow(policy, 'img-src', [origin(suite.storage)]) };
}

/**
 * Derives the emulators' configuration from firebase.json, which stays the production form: what is tested is what
 * is deployed, but for the emulators' ports and their origins in the Content-Security-Policy.
 * @returns the file's path; it lies at the root because its paths are relative to it
 */
export function writeConfig(mode: Mode, suite: Suite): string {
  const config: FirebaseConfig = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const { host } = suite;
  const { site, hub, logging, websocket } = innerPortsOf(mode);
  const derived = {
    ...config,
    hosting: {
      ...config.hosting,
      public: mode === 'test' ? 'dist-test' : 'dist',
      headers: config.hosting.headers?.map((rule) => ({
        ...rule,
        headers: rule.headers.map((header) => withEmulatorOrigins(header, suite)),
      })),
    },
    emulators: {
      auth: { host, port: suite.auth },
      firestore: { host, port: suite.firestore, websocketPort: websocket },
      storage: { host, port: suite.storage },
      hosting: { host, port: site },
      hub: { host, port: hub },
      logging: { host, port: logging },
      // The user interface would be one more download.
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
  const path = join(ROOT, mode === 'test' ? 'firebase.test.json' : 'firebase.local.json');
  writeFileSync(path, `${JSON.stringify(derived, null, 2)}\n`);
  return path;
}
