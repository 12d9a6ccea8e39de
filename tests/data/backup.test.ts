import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Backup, backUpMenu } from '../../scripts/menu-backup';
import { clearFirestore, putDocuments, readCollection } from '../emulators/client';
import { loadDishes } from '../emulators/sample/load';
import { sampleMenu } from '../emulators/sample/menu';
import { suiteOf } from '../emulators/suite';

const suite = suiteOf('test');
const source = {
  projectId: suite.projectId,
  emulator: { host: suite.host, port: suite.firestore },
};
const NOW = new Date('2026-01-31T18:05:09.123Z');
const NAME = 'menu-2026-01-31T18-05-09Z.json';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await clearFirestore(suite);
});
afterEach(() => rm(folder, { recursive: true }));

describe('a backup', () => {
  test('holds every product as it is stored, by its id', async () => {
    await loadDishes(suite);
    const before = await readCollection(suite, 'prodotti');
    const { path, count } = await backUpMenu(source, join(folder, 'backups'), NOW);
    expect(path).toBe(join(folder, 'backups', NAME));
    expect(count).toBe(sampleMenu.length);

    const backup: Backup = JSON.parse(await readFile(path, 'utf8'));
    expect(backup.project).toBe(suite.projectId);
    expect(backup.readAt).toBe(NOW.toISOString());
    expect(backup.products).toEqual(before);
  });

  test('keeps values that the app would normalize, exactly as they are stored', async () => {
    const broken = { nome: 7, prezzo: '8,00', allergeni: { uno: 1 }, colore: 'rosso' };
    await putDocuments(suite, { 'prodotti/a': broken });
    const { path } = await backUpMenu(source, folder, NOW);
    const backup: Backup = JSON.parse(await readFile(path, 'utf8'));
    expect(backup.products).toEqual({ a: broken });
  });
});

describe('no backup and no file is made where', () => {
  test('Firestore does not answer', async () => {
    const nowhere = { ...source, emulator: { host: suite.host, port: 1 } };
    await expect(backUpMenu(nowhere, folder, NOW)).rejects.toThrow(
      /^No backup: the menu of demo-tre-spighe could not be read/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('there are no products, since an empty file would look like a success', async () => {
    await expect(backUpMenu(source, folder, NOW)).rejects.toThrow('holds no products');
    expect(await readdir(folder)).toEqual([]);
  });

  test('the folder cannot be created', async () => {
    await putDocuments(suite, { 'prodotti/a': { nome: 'Margherita' } });
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(backUpMenu(source, file, NOW)).rejects.toThrow(/could not be written/);
  });
});
