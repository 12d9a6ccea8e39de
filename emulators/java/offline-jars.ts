import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CACHE } from '../folders';
import { Problem } from '../problem';
import { requireJdk } from './java';

const INSIDE_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** The JAR of the package google-cloud-cli-firestore-emulator, or null. */
export function findEmulatorPackage(): string | null {
  const roots = [process.env.CLOUDSDK_ROOT_DIR, '/usr/lib/google-cloud-sdk'];
  const jars = roots.filter((root) => root !== undefined).map((root) => join(root, INSIDE_SDK));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

/** The key changes with our sources and with the package, so that an outdated build is never used. */
function cacheKey(jar: string, sources: string[]): string {
  const hash = createHash('sha256').update(jar);
  hash.update(readFileSync(jar));
  for (const source of sources) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 16);
}

/**
 * The package's JAR has no main class, and no Storage rules runtime as firebase-tools expects it. Two small JARs add
 * both: their classes are ours, everything else is loaded from the package by Class-Path.
 * @throws Problem if there is no JDK, or our sources do not compile against this version of the package
 */
export function buildOfflineJars(jar: string): { firestore: string; storage: string } {
  const names = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.java'));
  const sources = names.map((name) => join(import.meta.dirname, name));
  const folder = join(CACHE, `jars-${cacheKey(jar, sources)}`);
  const built = { firestore: join(folder, 'firestore.jar'), storage: join(folder, 'storage.jar') };
  if (existsSync(join(folder, 'complete'))) return built;

  requireJdk();
  const classes = join(folder, 'classes');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(classes, { recursive: true });
  try {
    // -proc:none: an annotation processor inside the package would break the compiler.
    const options = ['-proc:none', '-nowarn', '--release', '11', '-cp', jar, '-d', classes];
    execFileSync('javac', [...options, ...sources], { stdio: 'pipe' });
    pack(built.firestore, 'BoundFirestore', jar, classes);
    pack(built.storage, 'StorageRules', jar, classes);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Problem(`The offline emulators could not be built from ${jar}:\n${detail}`);
  }
  writeFileSync(join(folder, 'complete'), '');
  return built;
}

function pack(target: string, mainClass: string, jar: string, classes: string): void {
  const manifest = `${target}.manifest`;
  // A line of a manifest holds at most 72 bytes; a continuation begins with a space.
  const classPath = `Class-Path: ${pathToFileURL(jar)}`.replace(/(.{70})(?=.)/g, '$1\n ');
  writeFileSync(manifest, `Main-Class: ${mainClass}\n${classPath}\n`);
  execFileSync('jar', ['cfm', target, manifest, '-C', classes, '.'], { stdio: 'pipe' });
}
