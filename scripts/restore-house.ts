import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../emulators/problem';
import { decodeFields, readMenuVersion } from '../src/data/menu/firestore-rest';
import { changeHouse } from '../src/data/staff/house';
import { EntryChangedError } from '../src/data/staff/write-errors';
import { readHouse } from '../src/domain/house/house';
import {
  commitsOf,
  type HouseChange,
  houseChange,
  isWritableHouse,
} from '../src/domain/house/house-changes';
import { ownHouse } from '../src/restaurant';
import { HOUSE_FILE } from './menu-backup';

/**
 * Compares the house of a backup with the stored one. What the backup does not say stays.
 * @param path the backup's folder; a menu file alone says nothing of the house
 * @returns the changes to write, a commit each: values that the rules refuse are not among them
 * @throws Problem if the file cannot be read, Error if the stored house could not
 */
export async function planHouse(path: string): Promise<HouseChange[]> {
  const file = join(path, HOUSE_FILE);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return [];
  const stored = await readMenuVersion();
  let fields: unknown;
  try {
    ({ fields } = JSON.parse(text));
  } catch {
    throw new Problem(
      `No restore: ${file} is damaged. Take it out of the folder to restore the menu.`,
    );
  }
  const wanted = readHouse(decodeFields(fields));
  const change = houseChange(readHouse(stored.house.fields), wanted);
  return change ? commitsOf(change).filter(isWritableHouse) : [];
}

/**
 * Writes what `planHouse` returns, as /reserved/locale does, with records in the history.
 * @returns those that somebody else has changed since
 * @throws Error if it stopped halfway
 */
export async function writeHouse(changes: readonly HouseChange[]): Promise<HouseChange[]> {
  const conflicts: HouseChange[] = [];
  for (const change of changes) {
    await changeHouse(change, ownHouse).catch((error: unknown) => {
      if (!(error instanceof EntryChangedError)) throw error;
      conflicts.push(change);
    });
  }
  return conflicts;
}
