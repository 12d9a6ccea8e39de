import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Problem } from '../problem';

const OLDEST = 11;
const ADVICE =
  'install a JDK, for example `apt-get install openjdk-17-jdk-headless`, `brew install openjdk` or https://adoptium.net';

function runs(command: string): string | null {
  const { error, status, stderr, stdout } = spawnSync(command, ['-version'], { encoding: 'utf8' });
  return error || status !== 0 ? null : `${stderr}${stdout}`;
}

/** firebase-tools looks for `java` on the PATH only: this puts the JDK that JAVA_HOME names first. */
function addJavaHome(): void {
  const home = process.env.JAVA_HOME;
  if (home && existsSync(join(home, 'bin'))) {
    process.env.PATH = `${join(home, 'bin')}${delimiter}${process.env.PATH ?? ''}`;
  }
}

/** @throws Problem if Java is missing or too old for the emulators */
export function requireJava(): void {
  addJavaHome();
  const version = runs('java');
  if (version === null) throw new Problem(`Java is missing: ${ADVICE}.`);
  const major = Number(/version "(?:1\.)?(\d+)/.exec(version)?.[1]);
  if (major < OLDEST) {
    throw new Problem(`Java ${major} is too old for the emulators: ${ADVICE}.`);
  }
}

/** @throws Problem if Java runs but cannot compile */
export function requireJdk(): void {
  if (runs('javac') === null) {
    throw new Problem(
      `There is Java but no compiler (javac), which is a JRE without its JDK: ${ADVICE}.`,
    );
  }
}
