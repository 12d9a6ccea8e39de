import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT } from './folders';

/** Written last by an export: where it is missing the export is none. */
const METADATA = 'firebase-export-metadata.json';

/**
 * Finds what an earlier `npm start` saved. The guard replaces a save in two steps; had it been stopped between
 * them, the one before still stands beside and is put back.
 * @returns the folder to import, or null
 */
export function findSaved(): string | null {
  const saved = join(KEPT, 'saved');
  const replaced = join(KEPT, 'replaced');
  if (!existsSync(saved) && existsSync(replaced)) renameSync(replaced, saved);
  rmSync(join(KEPT, 'saving'), { recursive: true, force: true });
  return existsSync(join(saved, METADATA)) ? saved : null;
}

/** Whether a save was finished since that time (epoch ms). */
export function isSavedSince(time: number): boolean {
  const metadata = join(KEPT, 'saved', METADATA);
  // The clock of some file systems is coarse: a whole second.
  return existsSync(metadata) && statSync(metadata).mtimeMs >= time - 1000;
}
