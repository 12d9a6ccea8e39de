import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FORMAT, findSaved } from '../../emulators/data/saved-data';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saved-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Saves data as `npm start` does. */
function save(name: string, format: string | null): void {
  mkdirSync(join(folder, name));
  writeFileSync(join(folder, name, 'firebase-export-metadata.json'), '{}');
  if (format !== null) writeFileSync(join(folder, name, 'format'), format);
}

test('saved data of the same format are found, also if a save was interrupted', () => {
  expect(findSaved(folder)).toBeNull();
  save('replaced', FORMAT);
  expect(findSaved(folder)).toBe(join(folder, 'saved'));
  expect(findSaved(folder)).toBe(join(folder, 'saved'));
});

test.each(['0', null])(
  'data of format %s are set aside with one line, and never imported',
  (format) => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    for (const earlier of ['1.json', '2.json']) {
      save('saved', format);
      writeFileSync(join(folder, 'saved', earlier), '');
      expect(findSaved(folder)).toBeNull();
      expect(existsSync(join(folder, 'set-aside', earlier))).toBe(true);
    }
    expect(log).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/have another format.*set-aside/));
    log.mockRestore();
  },
);
