import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearFirestore,
  clearStorage,
  deleteObject,
  putDocuments,
  readCollection,
} from '../../emulators/data/client';
import { loadDishes } from '../../emulators/sample/load';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';
import { run as backup } from '../../scripts/backup';
import { backUpMenu, MENU_FILE, PICTURES_FOLDER } from '../../scripts/menu-backup';
import { parseMenuFile } from '../../scripts/menu-file';
import { givenPicture } from './app-session';
import { project } from './command';

const suite = suiteOf('test');
const NOW = new Date('2026-01-31T18:05:09.123Z');
const NAME = 'menu-2026-01-31T18-05-09Z';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await Promise.all([clearFirestore(suite), clearStorage(suite)]);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const readBackup = async (path: string) =>
  parseMenuFile(await readFile(join(path, MENU_FILE), 'utf8'));

describe('a backup', () => {
  // The restore tests compare the pictures byte by byte.
  test('holds every product exactly as it is stored, by its id, and every picture', async () => {
    await loadDishes(suite);
    const broken = { nome: 7, prezzo: '8,00', allergeni: { uno: 1 }, colore: 'rosso' };
    await putDocuments(suite, { 'prodotti/broken': broken });
    const before = await readCollection(suite, 'prodotti');
    const result = await backUpMenu(project, join(folder, 'backups'), NOW);
    const images = Object.values(before).flatMap(({ image }) => (image ? [String(image)] : []));
    const pictures = new Set(images).size;
    const path = join(folder, 'backups', NAME);
    const products = sampleMenu.length + 1;
    expect(result).toMatchObject({ path, products, pictures, without: [] });
    const backup = await readBackup(path);
    expect(backup).toMatchObject({ project: suite.projectId, readAt: NOW.toISOString() });
    expect(backup?.products).toEqual(before);
    expect(await readdir(join(path, PICTURES_FOLDER))).toHaveLength(2 * pictures);
  });

  test('lists products whose picture is not in the bucket, and the command fails', async () => {
    const image = await givenPicture('gone.webp');
    await deleteObject(suite, 'images/gone.webp');
    const foreign = 'https://example.com/pizza.webp';
    await putDocuments(suite, {
      'prodotti/a': { nome: 'Senza', image },
      'prodotti/b': { nome: 'Altrove', image: foreign },
    });
    const without = [
      { nome: 'Senza', url: image },
      { nome: 'Altrove', url: foreign },
    ];
    expect(await backUpMenu(project, folder, NOW)).toMatchObject({ pictures: 0, without });
    const failure = backup(['--mode', 'test'], folder);
    await expect(failure).rejects.toThrow(/without its picture.*Senza/);
  });

  test('writes separate files for pictures whose names differ only in case', async () => {
    const [small, large] = [await givenPicture('pizza.webp'), await givenPicture('Pizza.webp')];
    await putDocuments(suite, {
      'prodotti/a': { nome: 'a', image: small },
      'prodotti/b': { nome: 'b', image: large },
    });
    const { path } = await backUpMenu(project, folder, NOW);
    expect((await readdir(join(path, PICTURES_FOLDER))).sort()).toEqual([
      '2-Pizza.webp',
      'pizza.webp',
    ]);
  });
});

describe('npm run backup', () => {
  const run = (...args: string[]) => backup(['--mode', 'test', ...args], folder);
  const dishes = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `prodotti/${index}`,
        { nome: `Piatto ${index}` },
      ]),
    );

  test('saves what is sold out as oggi.json, and says that there is no earlier backup', async () => {
    await putDocuments(suite, { ...dishes(1), 'meta/oggi': { esauriti: ['0'] } });
    const log = vi.spyOn(console, 'log');
    await run();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('No earlier backup'));
    const [name = ''] = await readdir(folder);
    const today = JSON.parse(await readFile(join(folder, name, 'oggi.json'), 'utf8'));
    expect(today.fields.esauriti.arrayValue.values).toEqual([{ stringValue: '0' }]);
  });

  test('fails if the menu shrank by over 30 % since the last one, unless --smaller-menu is set', async () => {
    await putDocuments(suite, dishes(10));
    await backUpMenu(project, folder, NOW);
    await clearFirestore(suite);
    await putDocuments(suite, dishes(6));
    await expect(run()).rejects.toThrow('6 products, the last backup has 10');
    await rm(join(folder, (await readdir(folder)).sort().at(-1) ?? ''), { recursive: true });
    await run('--smaller-menu');
  });
});

describe('no backup file is written if', () => {
  test('Firestore does not answer', async () => {
    const nowhere = { ...project, emulator: { host: suite.host, port: 1 } };
    await expect(backUpMenu(nowhere, folder, NOW)).rejects.toThrow(
      /^No backup: the menu of demo-tre-spighe could not be read/,
    );
    expect(await readdir(folder)).toEqual([]);
  });

  test('there are no products, since an empty file would look like a success', async () => {
    await expect(backUpMenu(project, folder, NOW)).rejects.toThrow('holds no products');
    expect(await readdir(folder)).toEqual([]);
  });
});
