import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../emulators/problem';

const PASSPHRASE = 'throw-away';

export type Certificate = {
  pfx: Buffer;
  passphrase: string;
  /** SHA-256 of the public key in base64, for the Chromium flag that trusts the key. */
  fingerprint: string;
};

function keytool(...args: string[]): string {
  const { status, stderr, stdout, error } = spawnSync('keytool', args, { encoding: 'utf8' });
  if (error || status !== 0) {
    throw new Problem(`Java's keytool made no certificate: ${error?.message ?? stdout + stderr}`);
  }
  return stdout;
}

/**
 * Creates a certificate for localhost. The real hosting serves HTTP/2, which browsers speak only over TLS. `keytool` comes
 * with Java, which the emulators need anyway.
 * @throws Problem if keytool fails
 */
export function makeCertificate(folder: string): Certificate {
  const file = join(folder, 'localhost.p12');
  rmSync(file, { force: true });
  const store = ['-alias', 'site', '-keystore', file, '-storepass', PASSPHRASE];
  keytool(
    ...['-genkeypair', '-keyalg', 'EC', '-validity', '2', '-storetype', 'PKCS12', ...store],
    ...['-dname', 'CN=localhost', '-ext', 'san=dns:localhost'],
  );
  const { publicKey } = new X509Certificate(keytool('-exportcert', '-rfc', ...store));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  return {
    pfx: readFileSync(file),
    passphrase: PASSPHRASE,
    fingerprint: createHash('sha256').update(key).digest('base64'),
  };
}
