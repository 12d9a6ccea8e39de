import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../emulators/problem';

const PASSPHRASE = 'throw-away';

/**
 * A certificate for localhost that lives as long as this run: browsers speak HTTP/2, as the real hosting does, over TLS
 * only. The emulators need Java anyway, and `keytool` comes with it.
 * @throws Problem where keytool does not run
 */
export function makeCertificate(folder: string): { pfx: Buffer; passphrase: string } {
  const file = join(folder, 'localhost.p12');
  rmSync(file, { force: true });
  const { status, stderr, stdout, error } = spawnSync(
    'keytool',
    [
      ...['-genkeypair', '-alias', 'site', '-keyalg', 'EC', '-validity', '2'],
      ...['-storetype', 'PKCS12', '-keystore', file, '-storepass', PASSPHRASE],
      ...['-dname', 'CN=localhost', '-ext', 'san=dns:localhost'],
    ],
    { encoding: 'utf8' },
  );
  if (error || status !== 0) {
    throw new Problem(`Java's keytool made no certificate: ${error?.message ?? stdout + stderr}`);
  }
  return { pfx: readFileSync(file), passphrase: PASSPHRASE };
}
