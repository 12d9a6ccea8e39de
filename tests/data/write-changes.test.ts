import { describe, expect, test, vi } from 'vitest';
import {
  deleteDocument,
  putDocument,
  putDocuments,
  readCollection,
  readDocument,
} from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion, readProducts } from '../../src/data/menu/firestore-rest';
import { readHistory } from '../../src/data/staff/history';
import {
  type Outcome,
  renewVersion,
  type WriteOptions,
  writeChange,
  writeChanges,
} from '../../src/data/staff/write-changes';
import { ConflictError, isPermissionError, UnfitError } from '../../src/data/staff/write-errors';
import { type Change, creationOf, deletionOf, reversed } from '../../src/domain/changes/change';
import { allergens } from '../../src/domain/product/allergens';
import { markIds } from '../../src/domain/product/marks';
import {
  beFasterThanTheCommit,
  dismissStaff,
  failureOf,
  holdCommits,
  interceptFetch,
  loseCommits,
  loseEveryAnswerFromTheCommitOn,
  loseFirstAnswer,
  restoreFetch,
  staff,
  startAsStaff,
} from './app-session';
import { margherita as pizza } from './margherita';

const suite = suiteOf('test');

const isCommit = (url: string) => url.includes(':commit');

startAsStaff();

/** Writes the changes. @returns the outcome of each, the size of each batch, and the failure if there is one */
async function write(changes: readonly Change[], options: Partial<WriteOptions> = {}) {
  const outcomes: Record<string, Outcome['kind']> = {};
  const batches: number[] = [];
  try {
    await writeChanges(changes, {
      purpose: 'prices',
      onBatch: (batch) => {
        batches.push(batch.size);
        for (const [id, { kind }] of batch) outcomes[id] = kind;
      },
      ...options,
    });
    return { outcomes, batches, failure: null };
  } catch (failure) {
    return { outcomes, batches, failure };
  }
}

const edit = (before: Change['before'], after: Change['after'], id = 'a'): Change => ({
  id,
  nome: 'Margherita',
  before,
  after,
});
const rise = (id = 'a') => edit({ prezzo: 7.5 }, { prezzo: 8 }, id);
const deletion = deletionOf({ id: 'a', ...pizza });
const creation = creationOf('a', pizza);

/** Puts pizzas with these ids into the menu. @returns the changes that raise their prices */
async function givenPizzas(ids: readonly string[]): Promise<Change[]> {
  await putDocuments(suite, Object.fromEntries(ids.map((id) => [`prodotti/${id}`, pizza])));
  return ids.map(rise);
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `pizza-${index}`);

/** Counts the products with a price. */
async function countAt(prezzo: number): Promise<number> {
  const documents = Object.values(await readCollection(suite, 'prodotti'));
  return documents.filter((document) => document.prezzo === prezzo).length;
}

describe('an edit', () => {
  test('sets its fields and the version, and touches nothing else of the product', async () => {
    const theirs = { ...pizza, nome: 'Regina', prezzo_familiare: 16, colore: 'rosso' };
    await putDocument(suite, 'prodotti/a', theirs);
    await writeChange(rise(), 'row');
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...theirs, prezzo: 8 });
    expect((await readMenuVersion()).version).not.toBe('');
  });

  test('writes nothing if the product already has the new values', async () => {
    await putDocument(suite, 'prodotti/a', { ...pizza, prezzo: 8 });
    await writeChange(rise(), 'form');
    expect((await readMenuVersion()).version).toBe('');
  });

  test('of allergens takes back the word that there are none, also one from an older release', async () => {
    // A phone with older code has added an allergen beside the word.
    await putDocument(suite, 'prodotti/a', { ...pizza, allergeni: [7], nessunAllergene: true });
    for (const [before, after] of [
      [[7], [1, 7]],
      [[1, 7], []],
    ]) {
      const sides = { before: { allergeni: before }, after: { allergeni: after } } as Change;
      await writeChange({ ...sides, id: 'a', nome: 'a' }, 'form');
      expect(await readDocument(suite, 'prodotti/a')).toMatchObject({
        allergeni: after,
        nessunAllergene: false,
      });
    }
  });

  test('conflicts with a write between its read and its commit', async () => {
    await putDocument(suite, 'prodotti/a', pizza);
    beFasterThanTheCommit(() => putDocument(suite, 'prodotti/a', { ...pizza, prezzo: 9 }));
    const error = await failureOf(writeChange(rise(), 'row'));
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ current: { prezzo: 9 } });
    expect(await countAt(9)).toBe(1);
  });
});

describe('new and deleted products', () => {
  test('are written in one commit with edits, and the undo restores them all', async () => {
    await putDocuments(suite, { 'prodotti/old': pizza, 'prodotti/edited': pizza });
    const before = await readCollection(suite, 'prodotti');
    const changes = [creationOf('new', pizza), deletionOf({ id: 'old', ...pizza }), rise('edited')];
    expect(await write(changes)).toMatchObject({ batches: [3], failure: null });
    expect(await readCollection(suite, 'prodotti')).toEqual({
      new: pizza,
      edited: { ...pizza, prezzo: 8 },
    });
    expect((await write(changes.map(reversed))).failure).toBeNull();
    expect(await readCollection(suite, 'prodotti')).toEqual(before);
  });

  test('lose their marks of tonight when they are deleted', async () => {
    const fino = new Date(Date.now() + 3_600_000);
    const oggi = {
      esauritiStasera: { fino, prodotti: ['a', 'b'] },
      esauriti: ['a'],
      consigliati: { fino, prodotti: ['c', 'a'] },
      avvisi: [],
      chiusure: [],
      aperture: [],
    };
    await putDocuments(suite, { 'prodotti/a': pizza, 'meta/oggi': oggi });
    await writeChange(deletion, 'deletion');
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
    expect(await readDocument(suite, 'meta/oggi')).toMatchObject({
      esauritiStasera: { fino, prodotti: ['b'] },
      esauriti: [],
      consigliati: { fino, prodotti: ['c'] },
    });
  });
});

describe('a malformed document', () => {
  test('is left alone as unfit, while a valid one of the same batch is written', async () => {
    const broken = {
      'prodotti/price': { ...pizza, prezzo: '7,50' },
      'prodotti/allergens': { ...pizza, allergeni: [1, 15] },
      'prodotti/image': { ...pizza, image: 7 },
      'prodotti/category': { ...pizza, categoria: 'Fritti' },
    };
    await putDocuments(suite, { ...broken, 'prodotti/whole': pizza });
    const ids = ['price', 'allergens', 'image', 'category', 'whole'];
    const changes = ids.map((id) => edit({ prezzo_familiare: 15 }, { prezzo_familiare: 16 }, id));
    const unfit = { price: 'unfit', allergens: 'unfit', image: 'unfit', category: 'unfit' };
    expect(await write(changes)).toMatchObject({
      outcomes: { ...unfit, whole: 'written' },
      failure: null,
    });
    for (const [path, stored] of Object.entries(broken)) {
      expect(await readDocument(suite, path)).toEqual(stored);
    }
  });

  test('without an optional price or a picture is written with null for them', async () => {
    const { prezzo_al_metro, image, ...stored } = pizza;
    await putDocument(suite, 'prodotti/a', stored);
    await writeChange(rise(), 'row');
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...pizza, prezzo: 8 });
  });

  test('is repaired by a save of the form, except for unreadable allergens', async () => {
    const texts = { prezzo: '7,50', prezzo_al_metro: 'chiedere', allergeni: ['1', 7, 7] };
    await putDocument(suite, 'prodotti/a', { ...pizza, ...texts });
    await writeChange(edit({ nome: 'Margherita' }, { nome: 'Regina' }), 'form');
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...pizza, nome: 'Regina' });

    await putDocument(suite, 'prodotti/a', { ...pizza, allergeni: [1, 'sette'] });
    const rename = edit({ nome: 'Margherita' }, { nome: 'Regina' });
    expect(await failureOf(writeChange(rename, 'form'))).toBeInstanceOf(UnfitError);
    await writeChange(
      edit({ allergeni: [1], allergeniDaVerificare: true }, { allergeni: [1, 7] }),
      'form',
    );
    expect(await readDocument(suite, 'prodotti/a')).toEqual(pizza);
  });

  test('with unreadable allergens can be deleted, but not restored by the undo', async () => {
    await putDocument(suite, 'prodotti/a', { ...pizza, allergeni: [1, 'sette'] });
    const read = { id: 'a', ...pizza, allergeni: [1], allergeniDaVerificare: true } as const;
    await writeChange(deletionOf({ ...read, allergeni: [1] }), 'deletion');
    const [entry] = (await readHistory({})).entries;
    if (!entry?.changes[0]) throw new Error('nothing was written down');
    const undo = reversed(entry.changes[0]);
    expect(await failureOf(writeChange(undo, 'undo'))).toBeInstanceOf(UnfitError);
    expect(await readCollection(suite, 'prodotti')).toEqual({});
  });
});

describe('many changes', () => {
  test('are split into commits of at most eight, and recorded as one complete run', async () => {
    const changes = await givenPizzas(many(17));
    // The last one already has its new price.
    await putDocument(suite, 'prodotti/pizza-16', { ...pizza, prezzo: 8 });
    const writes: number[] = [];
    interceptFetch(async (url, pass, body) => {
      if (isCommit(url)) writes.push(JSON.parse(body).writes.length);
      return pass();
    });
    const run = { id: 'run', size: 17 };
    expect(await write(changes, { run })).toMatchObject({ batches: [8, 8, 1], failure: null });
    // The last commit holds the record, and the verification of the product that was only read.
    expect(writes).toEqual([10, 10, 2]);
    restoreFetch();
    expect(await countAt(8)).toBe(17);
    const { entries } = await readHistory({ runId: 'run' });
    expect(entries.map((entry) => entry.run?.done)).toEqual([17, 16, 8]);
    expect(entries.flatMap((entry) => entry.changes)).toHaveLength(16);
  });

  test('skip products in conflict and write the others of the batch', async () => {
    const changes = await givenPizzas(['a', 'changed', 'gone', 'already']);
    await putDocument(suite, 'prodotti/changed', { ...pizza, prezzo: 9 });
    await putDocument(suite, 'prodotti/already', { ...pizza, prezzo: 8 });
    await deleteDocument(suite, 'prodotti/gone');
    expect(await write(changes)).toMatchObject({
      outcomes: { a: 'written', changed: 'conflict', gone: 'conflict', already: 'written' },
    });
    expect((await readHistory({})).entries[0]?.changes.map(({ id }) => id)).toEqual(['a']);
  });

  test('back off for a second if Firestore aborts too frequent writes, then go on', async () => {
    const changes = await givenPizzas(many(12));
    const sent: number[] = [];
    interceptFetch(async (url, pass) => {
      if (!isCommit(url)) return pass();
      sent.push(Date.now());
      // The first retry has no delay, since a colleague's write may have caused the conflict.
      return sent.length <= 2
        ? Response.json({ error: { status: 'ABORTED', message: 'too fast' } }, { status: 409 })
        : pass();
    });
    expect(await write(changes)).toMatchObject({ batches: [8, 4], failure: null });
    expect((sent.at(-2) ?? 0) - (sent.at(-3) ?? 0)).toBeGreaterThanOrEqual(990);
    expect(await countAt(8)).toBe(12);
  });
});

describe('a failure', () => {
  test.each([
    ['Failed to add document', creation],
    ['Failed to update document', rise()],
    ['Failed to delete document', deletion],
  ])('for lack of rights writes nothing, with the message "%s"', async (message, change) => {
    if (change !== creation) await putDocument(suite, 'prodotti/a', pizza);
    const before = await readCollection(suite, 'prodotti');
    await dismissStaff();
    const error = await failureOf(writeChange(change, 'form'));
    expect(error).toMatchObject({ message, cause: { code: 'permission-denied' } });
    expect(isPermissionError(error)).toBe(true);
    expect(await readCollection(suite, 'prodotti')).toEqual(before);
  });

  test('of the response alone is recovered: the retry finds the commit written', async () => {
    const changes = await givenPizzas(['a', 'b']);
    loseFirstAnswer();
    expect(await write(changes)).toMatchObject({
      outcomes: { a: 'written', b: 'written' },
      failure: null,
    });
    expect((await readHistory({})).entries).toHaveLength(1);
  });

  test.each([
    ['never arrives', loseCommits, 0],
    ['is written, but every response is lost', loseEveryAnswerFromTheCommitOn, 1],
  ])('is reported if the commit %s, and a retry is safe', async (_, lose, written) => {
    const changes = await givenPizzas(['a']);
    lose();
    expect((await write(changes)).failure).toMatchObject({ message: 'Failed to update document' });
    expect(await countAt(8)).toBe(written);
    restoreFetch();
    expect((await write(changes)).outcomes).toEqual({ a: 'written' });
    expect(await countAt(8)).toBe(1);
  });

  test('whose commit arrives late does not overwrite a write made meanwhile', async () => {
    await putDocument(suite, 'prodotti/a', pizza);
    const held = holdCommits();
    await failureOf(writeChange(rise(), 'row'));
    restoreFetch();
    await writeChange(edit({ prezzo: 7.5 }, { prezzo: 8.5 }), 'row');
    expect((await held[0]?.())?.ok).toBe(false);
    expect(await countAt(8.5)).toBe(1);
  });
});

test('a history record has author, time, purpose and both sides of each change', async () => {
  await putDocuments(suite, { [`staff/${staff.uid}`]: { nome: 'Cucina' }, 'prodotti/a': pizza });
  const change = edit({ prezzo: 7.5, prezzo_al_metro: null }, { prezzo: 8, prezzo_al_metro: 30 });
  const started = Date.now();
  await writeChange(change, 'form');
  await writeChange(reversed(change), 'undo');
  const [undo, entry] = (await readHistory({ productId: 'a' })).entries;
  expect(undo).toMatchObject({ purpose: 'undo', changes: [reversed(change)] });
  const author = { who: staff.uid, name: 'Cucina' };
  expect(entry).toMatchObject({
    ...author,
    purpose: 'form',
    changes: [change],
    run: null,
    text: '',
  });
  expect(Math.abs((entry?.at ?? 0) - started)).toBeLessThan(10_000);
  expect(await readHistory({ productId: 'b' })).toEqual({ entries: [], unreadable: 0 });
  expect((await readHistory({ limit: 1 })).entries).toHaveLength(1);
});

test('records that cannot be read hide no other, in the history, of a dish or of a run', async () => {
  await givenPizzas(['a']);
  await write([rise()], { run: { id: 'run', size: 1 } });
  const [[, fine] = []] = Object.entries(await readCollection(suite, 'modifiche'));
  const { cambi: [change] = [] } = fine as { cambi: object[] };
  const wrong = [
    ...[{ cambi: [null] }, { cambi: 'x' }, { cambi: [{ ...change, prima: { costo: 7 } }] }],
    // Its undo would write a field that nobody is shown.
    ...[{ cambi: [{ ...change, prima: { prezzo: 7.5, allergeni: [] } }] }, { scopo: 'joke' }],
    ...[{ cambi: [{ ...change, dopo: { prezzo: '8' } }] }, { testo: null }, { quando: 'today' }],
  ];
  const later = new Date(Date.now() + 60_000);
  const records = Array.from({ length: 48 }, (_, index) => [
    `modifiche/wrong-${index}`,
    { ...fine, quando: later, ...wrong[index % wrong.length] },
  ]);
  await putDocuments(suite, Object.fromEntries(records));
  for (const options of [{}, { productId: 'a' }, { runId: 'run' }]) {
    const { entries, unreadable } = await readHistory(options);
    expect(entries.map(({ changes }) => changes)).toEqual([[rise()]]);
    expect(unreadable).toBe(48);
  }
});

test.each([-400, 400])(
  'a clock that is wrong by %i days saves a price all the same',
  async (days) => {
    await putDocument(suite, 'prodotti/a', pizza);
    const now = Date.now();
    const DAY_MS = 24 * 60 * 60 * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * DAY_MS });
    await writeChange(rise(), 'row').finally(() => vi.useRealTimers());
    const [record] = Object.values(await readCollection(suite, 'modifiche'));
    const kept = (Date.parse(String(record?.scade)) - now) / DAY_MS;
    expect(Math.abs(kept - 90)).toBeLessThan(0.1);
  },
);

test('eight deletions of the fullest dishes fit into one commit', async () => {
  const full = {
    ...{ ...pizza, nome: 'è'.repeat(120), descrizione: 'è'.repeat(1000), prezzo_familiare: 9 },
    ...{ allergeni: allergens.map(({ id }) => id), etichette: [...markIds], nascosto: true },
    image: `https://firebasestorage.googleapis.com/v0/b/b/o/images%2F${'a'.repeat(60)}.large.webp?alt=media&token=${crypto.randomUUID()}`,
  };
  const dishes = many(8).map((id) => ({ id, ...full }));
  const stored = dishes.map(({ id, ...dish }): [string, object] => [`prodotti/${id}`, dish]);
  const esauriti = many(8);
  const oggi = { esauritiStasera: { fino: new Date(), prodotti: [] }, esauriti };
  const empty = { avvisi: [], chiusure: [], aperture: [] };
  await putDocuments(suite, { ...Object.fromEntries(stored), 'meta/oggi': { ...oggi, ...empty } });
  expect(await write(dishes.map(deletionOf), { purpose: 'deletion' })).toMatchObject({
    batches: [8],
    failure: null,
  });
  expect(await readCollection(suite, 'prodotti')).toEqual({});
});

test('a product changed in the console is newer than the version until that is renewed', async () => {
  const isAnnounced = async () => {
    const [{ changedAt }, { updatedAt }] = [await readProducts(), await readMenuVersion()];
    return changedAt <= (updatedAt ?? 0);
  };
  await write([creationOf('pizza', pizza)]);
  expect(await isAnnounced()).toBe(true);
  await putDocument(suite, 'prodotti/pizza', { ...pizza, prezzo: 9 });
  expect(await isAnnounced()).toBe(false);
  await renewVersion();
  expect(await isAnnounced()).toBe(true);
});
