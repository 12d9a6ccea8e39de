import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from '../config';
import { ROOT } from '../folders';
import { type Mode, suiteOf } from '../suite';

/** Copies the site that was built for one mode, so that another mode can serve it: only the ports of the emulators differ. */
export function copySite(from: Mode, to: Mode): void {
  const [built, other] = [suiteOf(from), suiteOf(to)];
  const ports = new Map([
    [built.auth, other.auth],
    [built.firestore, other.firestore],
    [built.storage, other.storage],
  ]);
  const anyPort = new RegExp(`\\b(?:${[...ports.keys()].join('|')})\\b`, 'g');
  const folder = join(ROOT, siteFolder(to));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, siteFolder(from)), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|json)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(anyPort, (port) => String(ports.get(Number(port)))),
    );
  }
}
