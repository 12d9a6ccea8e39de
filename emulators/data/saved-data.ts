import { existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATOR_DATA } from '../folders';

/** An export writes this file last: without it the export is incomplete. */
const METADATA = 'firebase-export-metadata.json';

/** The number of the documents' shapes. Raise it with a change after which the site cannot use what an earlier one has written. */
export const FORMAT = '1';

/** The file that holds it: guard.mjs adds it to each save. */
const FORMAT_FILE = 'format';

function formatOf(saved: string): string | null {
  const file = join(saved, FORMAT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * Finds what an earlier `npm start` saved. guard.mjs replaces a save in two steps; if it was stopped between them, the
 * previous save is restored. Data of another format are set aside, in place of those that were set aside before.
 * @returns the folder to import, or null
 */
export function findSaved(folder = EMULATOR_DATA): string | null {
  const saved = join(folder, 'saved');
  const replaced = join(folder, 'replaced');
  if (!existsSync(saved) && existsSync(replaced)) renameSync(replaced, saved);
  rmSync(join(folder, 'saving'), { recursive: true, force: true });
  if (!existsSync(join(saved, METADATA))) return null;
  if (formatOf(saved) === FORMAT) return saved;
  const aside = join(folder, 'set-aside');
  rmSync(aside, { recursive: true, force: true });
  renameSync(saved, aside);
  console.log(`Your saved data have another format: they are in ${aside} now.`);
  return null;
}

/** Whether a save was finished since that time (epoch ms). */
export function isSavedSince(time: number): boolean {
  const metadata = join(EMULATOR_DATA, 'saved', METADATA);
  // Some file systems store times in whole seconds.
  return existsSync(metadata) && statSync(metadata).mtimeMs >= time - 1000;
}
