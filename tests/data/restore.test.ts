import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deleteDocument,
  deleteObject,
  listObjects,
  putDocument,
  readCollection,
  readDocument,
} from '../../emulators/data/client';
import { PICTURES } from '../../emulators/sample/dish';
import { loadDishes } from '../../emulators/sample/load';
import { sampleMenu } from '../../emulators/sample/menu';
import { suiteOf } from '../../emulators/suite';
import { backUpMenu, MENU_FILE } from '../../scripts/menu-backup';
import { run } from '../../scripts/restore';
import { planHouse, writeHouse } from '../../scripts/restore-house';
import { compareRestore, planRestore, readBackup, writeRestore } from '../../scripts/restore-menu';
import { readMenuVersion } from '../../src/data/menu/firestore-rest';
import { cardPictureOf } from '../../src/domain/product/card-picture';
import type { WritableProduct } from '../../src/domain/product/validation';
import {
  clearProject,
  dismissStaff,
  givenPicture,
  interceptCommits,
  noNetwork,
  restoreFetch,
  staff,
  startAsStaff,
} from './app-session';
import { command, project } from './command';
import { margherita } from './margherita';

const suite = suiteOf('test');
const silent = () => {};

let folder: string;

startAsStaff();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The bytes that a visitor downloads from an address. */
async function bytesAt(url: unknown): Promise<Buffer> {
  const response = await fetch(String(url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const readMenu = () => readCollection(suite, 'prodotti');

/** Stores these products and backs up the menu. */
async function givenBackup(products: Record<string, WritableProduct>, day: string) {
  for (const [id, fields] of Object.entries(products)) {
    await putDocument(suite, `prodotti/${id}`, fields);
  }
  const { path } = await backUpMenu(project, folder, new Date(`${day}T12:00:00Z`));
  return { path, backup: await readBackup(path) };
}

/** Uploads a picture of the sample to the bucket. @returns its address */
const givenSample = async (name: string, file: string) =>
  givenPicture(name, await readFile(resolve(PICTURES, file)));

/** Plans, writes and compares, as the command does. */
async function restore(path: string) {
  const backup = await readBackup(path);
  const plan = await planRestore(backup, project);
  const changes = [...plan.added, ...plan.changed];
  const unwritten = await writeRestore(plan, changes, staff.uid, silent);
  return { plan, unwritten, comparison: await compareRestore(backup, project) };
}

test('what the house says is written back, in commits that the rules accept', async () => {
  const shifts = [{ apre: '18:00', chiude: '23:30' }];
  const days = ['lunedi', 'martedi', 'mercoledi', 'giovedi', 'venerdi', 'sabato', 'domenica'];
  const house = {
    settimana: Object.fromEntries(days.map((day) => [day, day === 'lunedi' ? [] : shifts])),
    ultimoOrdine: 30,
    telefono: { numero: '+39051123456', scritto: '+39 051 123456' },
    whatsapp: null,
    coperto: 2.5,
    servizio: null,
    risposte: {
      celiachia: { parole: 'Chiama prima.', disponibile: null },
      parking: { parole: 'No.', disponibile: false },
    },
  };
  await putDocument(suite, 'meta/locale', house);
  const { path } = await givenBackup({ margherita }, '2026-12-24');
  await putDocument(suite, 'meta/locale', { coperto: 9 });
  expect(await writeHouse(await planHouse(path))).toEqual([]);
  expect(await readDocument(suite, 'meta/locale')).toEqual(house);
  expect(await planHouse(path)).toEqual([]);
});

test('a menu deleted with its pictures is restored, field by field and byte by byte', async () => {
  const dishes = sampleMenu.filter((_, index) => index % 12 === 0);
  await loadDishes(suite, new Date(), dishes);
  /** The menu as visitors get it, with each picture's bytes in place of its address. */
  const readWhole = async () => {
    const menu = Object.entries(await readMenu());
    const whole = menu.map(async ([id, fields]) => {
      const image = fields.image && (await bytesAt(fields.image)).toString('base64');
      // A write of `allergeni` sets it; a document without it has none of it.
      return [id, { nessunAllergene: false, ...fields, image }] as const;
    });
    return Object.fromEntries(await Promise.all(whole));
  };
  const before = await readWhole();
  const objects = await listObjects(suite);
  const { path } = await backUpMenu(project, folder, new Date('2026-01-01T12:00:00Z'));
  await clearProject();
  expect([await readMenu(), await listObjects(suite)]).toEqual([{}, []]);

  const { plan, unwritten, comparison } = await restore(path);
  expect(plan.added).toHaveLength(dishes.length);
  expect(unwritten).toEqual([]);
  expect(comparison).toEqual({
    equal: dishes.length,
    withoutPicture: 0,
    different: [],
    equalPictures: objects.filter((name) => name.includes('.large.')).length,
  });
  expect(await readWhole()).toEqual(before);
  expect(await listObjects(suite)).toEqual(objects);
  expect((await readMenuVersion()).version).not.toBe('');
});

describe('a restore', () => {
  test('reverts what was changed or deleted, keeps what was added, and uploads only what is missing', async () => {
    const [kept, gone, own] = [
      await givenSample('kept.webp', 'suppli.webp'),
      await givenSample('gone.webp', 'tiramisu.webp'),
      await givenSample('own.webp', 'suppli.webp'),
    ];
    const foreign = { ...margherita, image: 'https://example.com/pizza.webp' };
    const a = { ...margherita, image: kept };
    const { path } = await givenBackup(
      { a, b: { ...margherita, image: gone }, c: foreign, d: foreign },
      '2026-01-02',
    );
    await putDocument(suite, 'prodotti/a', { ...a, prezzo: 1 });
    for (const id of ['b', 'c']) await deleteDocument(suite, `prodotti/${id}`);
    await putDocument(suite, 'prodotti/d', { ...margherita, image: own });
    await putDocument(suite, 'prodotti/e', { ...margherita, nome: 'Nuova' });
    await deleteObject(suite, 'images/gone.webp');
    await givenSample('gone.webp', 'panino.webp');

    const { plan, comparison } = await restore(path);
    expect(plan).toMatchObject({
      added: [{ id: 'b' }, { id: 'c' }],
      changed: [{ id: 'a', before: { prezzo: 1 }, after: { prezzo: margherita.prezzo } }],
      missing: [{ id: 'e' }],
    });
    expect([...plan.uploads.keys()]).toEqual(['gone.webp']);
    expect([...plan.withoutPicture.keys()].sort()).toEqual(['c', 'd']);
    const counts = { equal: 2, withoutPicture: 2, different: [], equalPictures: 2 };
    expect(comparison).toEqual(counts);
    const menu = await readMenu();
    const images = Object.entries(menu).map(([id, { image }]) => [id, image]);
    const restored = menu.b?.image;
    expect(images).toEqual(Object.entries({ a: kept, b: restored, c: null, d: own, e: null }));
    const picture = await readFile(resolve(PICTURES, 'tiramisu.webp'));
    expect((await bytesAt(restored)).equals(picture)).toBe(true);
    expect(await listObjects(suite)).toHaveLength(4);
  });

  test('resumes after a failure halfway, and uploads and writes nothing twice', async () => {
    const image = await givenSample('tiramisu.webp', 'tiramisu.webp');
    // More than one commit may change.
    const many = Array.from({ length: 501 }, (_, index) => [`p${index}`, { ...margherita, image }]);
    const { path } = await givenBackup(Object.fromEntries(many), '2026-01-05');
    await clearProject();
    interceptCommits(async (pass, count) => (count > 0 ? noNetwork() : pass()));
    await expect(restore(path)).rejects.toThrow('Failed to add document');
    restoreFetch();
    const { plan, comparison } = await restore(path);
    expect(plan.same).toHaveLength(500);
    expect(comparison).toMatchObject({ equal: 501, different: [] });
    expect(await listObjects(suite)).toEqual(['images/tiramisu.webp']);
  });

  test("of another project's backup uploads its pictures, the cards' included", async () => {
    const image = await givenSample('suppli.large.webp', 'suppli.webp');
    await givenSample('suppli.card.webp', 'suppli.card.webp');
    const { path } = await givenBackup({ a: { ...margherita, image } }, '2026-01-06');
    await clearProject();
    const menu = join(path, MENU_FILE);
    const text = await readFile(menu, 'utf8');
    await writeFile(menu, text.replaceAll(suite.bucket, 'another-project.appspot.com'));
    const { comparison } = await restore(path);
    expect(comparison).toMatchObject({ equal: 1, equalPictures: 1 });
    const restored = String((await readMenu()).a?.image);
    expect(restored).toContain(`/b/${suite.bucket}/o/images%2Fsuppli.large.webp`);
    const card = await bytesAt(cardPictureOf(restored));
    expect(card.equals(await readFile(resolve(PICTURES, 'suppli.card.webp')))).toBe(true);

    // A lost card's picture has to be uploaded again.
    await deleteObject(suite, 'images/suppli.card.webp');
    expect((await restore(path)).comparison).toMatchObject({ equalPictures: 1 });
  });
});

test.each([
  ['without its pictures', (path: string) => path],
  ['that is its menu file alone', (path: string) => join(path, MENU_FILE)],
])('a backup %s is restored all the same, and names each product', async (kind, backupAt) => {
  const imageOf = (id: string) => givenSample(`${id}.webp`, 'suppli.webp');
  const a = { ...margherita, nome: 'Cambiata', image: await imageOf('a') };
  const b = { ...margherita, nome: 'Tolta', image: await imageOf('b') };
  const c = { ...margherita, nome: 'Persa', image: await imageOf('c') };
  const { path } = await givenBackup({ a, b, c }, '2026-03-01');
  await rm(join(path, 'images'), { recursive: true });
  // One is changed since, two are deleted; the bucket has lost the pictures of the first and of the last.
  const other = await imageOf('other');
  await putDocument(suite, 'prodotti/a', { ...a, prezzo: 1, image: other });
  for (const id of ['b', 'c']) await deleteDocument(suite, `prodotti/${id}`);
  for (const id of ['a', 'c']) await deleteObject(suite, `images/${id}.webp`);

  const { code, output } = await command(['restore', backupAt(path), '--yes']);
  expect(output.includes('c.webp.')).toBe(kind === 'without its pictures');
  const without = [...output.matchAll(/Without its picture: (\w+)/g)].map(([, nome]) => nome);
  expect(without.sort()).toEqual(['Cambiata', 'Persa']);
  expect(output).toContain('New: 2');
  expect(output).toContain('prezzo: € 1,00 → € 7,50');
  expect(output).toContain('1 products equal field by field, 2 but for the picture, 0 pictures');
  expect(code).toBe(0);
  const restored = { a: { ...a, image: other }, b, c: { ...c, image: null } };
  expect(await readMenu()).toEqual(restored);
  await rm(path, { recursive: true });
});

test('npm run restore without a folder, --yes or staff rights writes nothing, and says why', async () => {
  const { path } = await givenBackup({ a: margherita }, '2026-02-02');
  await deleteDocument(suite, 'prodotti/a');
  await expect(run(['--mode', 'test'])).rejects.toThrow(/Name one folder/);
  const asked = await command(['restore', path]);
  expect(asked.output).toMatch(/There is no terminal to ask: add --yes/);
  await dismissStaff();
  const refused = await command(['restore', path, '--yes']);
  expect(refused.output).toMatch(/may not change the menu. Use an account of staff/);
  for (const { code, output } of [asked, refused]) {
    expect(output).not.toMatch(/\n\s+at /);
    expect(code).toBe(1);
  }
  expect(await readMenu()).toEqual({});
});

test('what is no backup is refused', async () => {
  await expect(readBackup(join(folder, 'nowhere'))).rejects.toThrow(/nowhere. Name a folder/);
  const { path } = await givenBackup({ a: margherita }, '2026-02-03');
  await writeFile(join(path, MENU_FILE), '{}');
  await expect(readBackup(path)).rejects.toThrow(/is no menu/);
});
