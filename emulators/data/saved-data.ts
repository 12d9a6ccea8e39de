import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATOR_DATA } from '../folders';

/** An export writes this file last: without it the export is incomplete. */
const METADATA = 'firebase-export-metadata.json';

/**
 * Finds what an earlier `npm start` saved. guard.mjs replaces a save in two steps; if it was stopped between them, the
 * previous save is restored.
 * @returns the folder to import, or null
 */
export function findSaved(folder = EMULATOR_DATA): string | null {
  const saved = join(folder, 'saved');
  const replaced = join(folder, 'replaced');
  if (!existsSync(saved) && existsSync(replaced)) renameSync(replaced, saved);
  rmSync(join(folder, 'saving'), { recursive: true, force: true });
  return existsSync(join(saved, METADATA)) ? saved : null;
}

/** Whether a save was finished since that time (epoch ms). */
export function isSavedSince(time: number): boolean {
  const metadata = join(EMULATOR_DATA, 'saved', METADATA);
  // Some file systems store times in whole seconds.
  return existsSync(metadata) && statSync(metadata).mtimeMs >= time - 1000;
}
