import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT } from './folders';

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
  return existsSync(join(saved, 'firebase-export-metadata.json')) ? saved : null;
}
