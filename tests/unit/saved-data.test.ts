import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSaved } from '../../emulators/data/saved-data';

test('saved data are found, also if a later save was interrupted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'saved-'));
  expect(findSaved(folder)).toBeNull();
  mkdirSync(join(folder, 'replaced'));
  writeFileSync(join(folder, 'replaced', 'firebase-export-metadata.json'), '{}');
  mkdirSync(join(folder, 'saving'));
  for (let time = 0; time < 2; time += 1) expect(findSaved(folder)).toBe(join(folder, 'saved'));
  rmSync(folder, { recursive: true });
});
