import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listObjects, putDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { saveProducts } from '../../src/data/staff/save-product';
import { continueDeletions, deleteIfUnused, undoOf } from '../../src/data/staff/unused-pictures';
import { creationOf, deletionOf } from '../../src/domain/changes/change';
import {
  givenPicture,
  interceptFetch,
  loseCommits,
  noNetwork,
  restoreFetch,
  startAsStaff,
} from './app-session';
import { margherita } from './margherita';

const suite = suiteOf('test');
const KEY = 'immaginiDaEliminare';

/** The browser's storage, which is kept across reloads. */
const stored = new Map<string, string>();
const list = (): { image: string; at: number }[] => JSON.parse(stored.get(KEY) ?? '[]');

startAsStaff();
beforeAll(() => {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});
beforeEach(() => stored.clear());

/** Opens the reserved area again, when everything on the list is due. */
function startLater(): void {
  stored.set(KEY, JSON.stringify(list().map(({ image }) => ({ image, at: 0 }))));
  continueDeletions();
}

const listIsEmpty = () => expect.poll(() => stored.has(KEY)).toBe(false);

test('a picture is deleted unless a product shows it, and a missing one counts as deleted', async () => {
  const [unused, shown] = [await givenPicture('unused.webp'), await givenPicture('shown.webp')];
  await putDocument(suite, 'prodotti/b', { ...margherita, image: shown });
  for (let time = 0; time < 2; time += 1) {
    deleteIfUnused(unused, 0);
    deleteIfUnused(shown, 0);
    await listIsEmpty();
    expect(await listObjects(suite)).toEqual(['images/shown.webp']);
  }
});

test('a deletion that another tab has taken off the list is not tried', async () => {
  const [kept, unused] = [await givenPicture('kept.webp'), await givenPicture('unused.webp')];
  deleteIfUnused(kept, 0);
  stored.clear();
  deleteIfUnused(unused, 0);
  await listIsEmpty();
  expect(await listObjects(suite)).toEqual(['images/kept.webp']);
});

test('a deletion that fails is left to the next start', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const image = await givenPicture('a.webp');
  interceptFetch(async (url, pass) => (url.includes(':runQuery') ? noNetwork() : pass()));
  deleteIfUnused(image, 0);
  await expect.poll(() => log.mock.calls.length).toBe(1);
  log.mockRestore();
  expect(list()).toMatchObject([{ image }]);
  expect(await listObjects(suite)).toEqual(['images/a.webp']);
  restoreFetch();
  startLater();
  await listIsEmpty();
  expect(await listObjects(suite)).toEqual([]);
});

test('an undo that has begun keeps the picture, and one that comes too late says that it is lost', async () => {
  const image = await givenPicture('a.webp');
  const deletion = deletionOf({ id: 'a', ...margherita, image });
  stored.set(KEY, JSON.stringify([{ image, at: 0 }]));
  expect(await undoOf(deletion)).toMatchObject({ undo: { after: { image } }, losesPicture: false });
  continueDeletions();
  expect(await listObjects(suite)).toEqual(['images/a.webp']);
  startLater();
  await listIsEmpty();
  expect(await listObjects(suite)).toEqual([]);
  const late = { undo: { after: { image: null } }, losesPicture: true };
  expect(await undoOf(deletion)).toMatchObject(late);
});

test('the picture of a deleted product is kept for two minutes, those of several for a day', async () => {
  const due = async (...ids: string[]) => {
    const changes = await Promise.all(
      ids.map(async (id) => {
        const product = { ...margherita, image: await givenPicture(`${id}.webp`) };
        await putDocument(suite, `prodotti/${id}`, product);
        return deletionOf({ id, ...product });
      }),
    );
    const start = Date.now();
    await saveProducts({ purpose: 'deletion', changes });
    return list().map(({ at }) => Math.round((at - start) / 60_000));
  };
  expect(await due('a')).toEqual([2]);
  stored.clear();
  expect(await due('b', 'c')).toEqual([1440, 1440]);
});

test('a save that fails leaves no picture', async () => {
  const blob = (text: string) => new Blob([text], { type: 'image/webp' });
  const chosen = { id: 'abcdef123456', name: 'a.webp', large: blob('large'), card: blob('card') };
  loseCommits();
  const changes = [creationOf('a', margherita)];
  const saving = saveProducts({
    purpose: 'form',
    changes,
    picture: { file: chosen, replaces: null },
  });
  await expect(saving).rejects.toThrow('Failed to add document');
  expect(await listObjects(suite)).toHaveLength(2);
  startLater();
  await listIsEmpty();
  expect(await listObjects(suite)).toEqual([]);
});
