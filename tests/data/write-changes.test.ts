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
import { prepareWrite } from '../../src/data/staff/ahead';
import {
  readCommit,
  readHistory,
  readLastPrices,
  type WritePurpose,
} from '../../src/data/staff/history';
import { renewVersion, writeChanges } from '../../src/data/staff/write-changes';
import {
  isPermissionError,
  TooManyError,
  UnansweredError,
} from '../../src/data/staff/write-errors';
import { type Change, creationOf, deletionOf, reversed } from '../../src/domain/changes/change';
import {
  beFasterThanTheCommit,
  dismissStaff,
  failureOf,
  interceptCommits,
  interceptFetch,
  loseAnswers,
  loseCommits,
  noNetwork,
  restoreFetch,
  staff,
  startAsStaff,
} from './app-session';
import { margherita as pizza } from './margherita';

const suite = suiteOf('test');

startAsStaff();

/** Writes the changes. @returns the outcome of each, by id */
async function write(changes: readonly Change[], purpose: WritePurpose = 'prices') {
  const outcomes = await writeChanges(changes, purpose);
  return Object.fromEntries([...outcomes].map(([id, { kind }]) => [id, kind]));
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

function never(): never {
  throw new Error('nothing was recorded');
}

/** Counts the products with a price. */
async function countAt(prezzo: number): Promise<number> {
  const documents = Object.values(await readCollection(suite, 'prodotti'));
  return documents.filter((document) => document.prezzo === prezzo).length;
}

test('an edit sets its fields and the version, touches nothing else, and is written once', async () => {
  const theirs = { ...pizza, nome: 'Regina', prezzo_familiare: 16, colore: 'rosso' };
  await putDocument(suite, 'prodotti/a', theirs);
  await write([rise()], 'row');
  expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...theirs, prezzo: 8 });
  const { version } = await readMenuVersion();
  expect(version).not.toBe('');
  await write([rise()], 'row');
  expect((await readMenuVersion()).version).toBe(version);
});

describe('new and deleted products', () => {
  test('are written in one commit with edits, and the undo restores them all', async () => {
    await putDocuments(suite, { 'prodotti/old': pizza, 'prodotti/edited': pizza });
    const before = await readCollection(suite, 'prodotti');
    const changes = [creationOf('new', pizza), deletionOf({ id: 'old', ...pizza }), rise('edited')];
    expect(await write(changes)).toEqual({ new: 'written', old: 'written', edited: 'written' });
    expect(await readCollection(suite, 'prodotti')).toEqual({
      new: pizza,
      edited: { ...pizza, prezzo: 8 },
    });
    await write(changes.map(reversed), 'undo');
    expect(await readCollection(suite, 'prodotti')).toEqual(before);
  });

  test('lose their status when they are deleted', async () => {
    const fino = new Date(Date.now() + 3_600_000);
    const oggi = {
      esauritiStasera: { fino, prodotti: ['a', 'b'] },
      esauriti: ['a'],
      consigliati: { fino, prodotti: ['c', 'a'] },
      giorni: [],
      avvisi: [],
    };
    await putDocuments(suite, { 'prodotti/a': pizza, 'meta/oggi': oggi });
    await write([deletion], 'deletion');
    expect(await readDocument(suite, 'prodotti/a')).toBeNull();
    expect(await readDocument(suite, 'meta/oggi')).toMatchObject({
      esauritiStasera: { fino, prodotti: ['b'] },
      esauriti: [],
      consigliati: { fino, prodotti: ['c'] },
    });
  });
});

describe('a malformed document', () => {
  test('is left alone as unfit, while a valid one of the same commit is written', async () => {
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
    expect(await write(changes)).toEqual({ ...unfit, whole: 'written' });
    for (const [path, stored] of Object.entries(broken)) {
      expect(await readDocument(suite, path)).toEqual(stored);
    }
  });

  test('without an optional price or a picture is written with null for them', async () => {
    const { prezzo_al_metro, image, ...stored } = pizza;
    await putDocument(suite, 'prodotti/a', stored);
    await write([rise()], 'row');
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...pizza, prezzo: 8 });
  });

  test('is repaired by a save of the form, except for unreadable allergens', async () => {
    const texts = { prezzo: '7,50', prezzo_al_metro: 'chiedere', allergeni: ['1', 7, 7] };
    await putDocument(suite, 'prodotti/a', { ...pizza, ...texts });
    await write([edit({ nome: 'Margherita' }, { nome: 'Regina' })], 'form');
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...pizza, nome: 'Regina' });

    await putDocument(suite, 'prodotti/a', { ...pizza, allergeni: [1, 'sette'] });
    const rename = edit({ nome: 'Margherita' }, { nome: 'Regina' });
    expect(await write([rename], 'form')).toEqual({ a: 'unfit' });
    const confirmed = edit({ allergeni: [1], allergeniDaVerificare: true }, { allergeni: [1, 7] });
    await write([confirmed], 'form');
    expect(await readDocument(suite, 'prodotti/a')).toEqual(pizza);
  });

  test('with unreadable allergens can be deleted, but not restored by the undo', async () => {
    await putDocument(suite, 'prodotti/a', { ...pizza, allergeni: [1, 'sette'] });
    const read = { id: 'a', ...pizza, allergeni: [1], allergeniDaVerificare: true } as const;
    await write([deletionOf({ ...read, allergeni: [1] })], 'deletion');
    const [entry] = (await readHistory({})).entries;
    if (!entry?.changes[0]) throw new Error('nothing was written down');
    const undo = reversed(entry.changes[0]);
    expect(await write([undo], 'undo')).toEqual({ a: 'unfit' });
    expect(await readCollection(suite, 'prodotti')).toEqual({});
  });
});

type Write = { update?: { name: string }; delete?: string; verify?: string };

/** The writes of each commit that is sent from now on, by the folder of their documents. */
function countWrites(): Record<string, number>[] {
  const commits: Record<string, number>[] = [];
  interceptCommits(async (pass, _, body) => {
    const counts: Record<string, number> = {};
    for (const write of JSON.parse(body).writes as Write[]) {
      const [, folder = ''] =
        /documents\/(\w+)/.exec(write.update?.name ?? write.delete ?? '') ?? [];
      const name = folder || 'verified';
      counts[name] = (counts[name] ?? 0) + 1;
    }
    commits.push(counts);
    return pass();
  });
  return commits;
}

describe('many changes', () => {
  test('are one commit, with the version and a record for each product that is written', async () => {
    const changes = await givenPizzas(many(17));
    // The last one already has its new price.
    await putDocument(suite, 'prodotti/pizza-16', { ...pizza, prezzo: 8 });
    const commits = countWrites();
    expect(Object.values(await write(changes))).toEqual(many(17).map(() => 'written'));
    restoreFetch();
    expect(commits).toEqual([{ prodotti: 16, modifiche: 16, meta: 1, verified: 1 }]);
    expect(await countAt(8)).toBe(17);
    const [entry, ...others] = (await readHistory({ limit: 3 })).entries;
    expect(others).toEqual([]);
    expect(entry?.changes).toHaveLength(16);
    const { changes: undone } = await readCommit(entry?.commit ?? never());
    await write(undone.map(reversed), 'undo');
    expect(await countAt(7.5)).toBe(16);
  });

  test('may be of 500 products, within the time limit, and of no more', async () => {
    const creations = many(501).map((id) => creationOf(id, pizza));
    expect(await failureOf(write(creations, 'import'))).toBeInstanceOf(TooManyError);
    expect(await readCollection(suite, 'prodotti')).toEqual({});
    const commits = countWrites();
    await write(creations.slice(1), 'import');
    expect(commits).toEqual([{ prodotti: 500, modifiche: 500, meta: 1 }]);
  }, 300_000);

  test('skip a product that is deleted between its read and the commit', async () => {
    const changes = await givenPizzas(['a', 'gone']);
    beFasterThanTheCommit(() => deleteDocument(suite, 'prodotti/gone'));
    expect(await write(changes)).toEqual({ a: 'written', gone: 'conflict' });
    expect(await countAt(8)).toBe(1);
  });

  test('back off for a second if Firestore aborts too frequent writes, then go on', async () => {
    const changes = await givenPizzas(many(12));
    const sent: number[] = [];
    interceptCommits(async (pass, count) => {
      sent.push(Date.now());
      // The first retry has no delay, since a colleague's write may have caused the conflict.
      return count < 2
        ? Response.json({ error: { status: 'ABORTED', message: 'too fast' } }, { status: 409 })
        : pass();
    });
    await write(changes);
    expect((sent.at(-1) ?? 0) - (sent.at(-2) ?? 0)).toBeGreaterThanOrEqual(990);
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
    const error = await failureOf(write([change], 'form'));
    expect(error).toMatchObject({ message, cause: { code: 'permission-denied' } });
    expect(isPermissionError(error)).toBe(true);
    expect(await readCollection(suite, 'prodotti')).toEqual(before);
  });

  test('of the response alone is recovered: the retry finds the commit written', async () => {
    const changes = await givenPizzas(['a', 'b']);
    loseAnswers(1);
    expect(await write(changes)).toEqual({ a: 'written', b: 'written' });
    expect((await readHistory({})).entries).toHaveLength(1);
  });

  test.each([
    ['never arrives', loseCommits, 0],
    ['is written, but every response is lost', loseAnswers, 9],
  ])('is reported if the commit %s, and a retry is safe', async (_, lose, written) => {
    const changes = await givenPizzas(many(9));
    lose();
    const failure = await failureOf(write(changes));
    expect(failure).toBeInstanceOf(UnansweredError);
    expect(failure).toMatchObject({ message: 'Failed to update document' });
    expect(await countAt(8)).toBe(written);
    restoreFetch();
    expect(new Set(Object.values(await write(changes)))).toEqual(new Set(['written']));
    expect(await countAt(8)).toBe(9);
    expect((await readHistory({})).entries).toHaveLength(1);
  });

  test('before the commit is known to have written nothing', async () => {
    await givenPizzas(['a']);
    interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
    const failure = await failureOf(write([rise()]));
    expect(failure).toMatchObject({ message: 'Failed to update document' });
    expect(failure).not.toBeInstanceOf(UnansweredError);
  });
});

describe('a write that was prepared', () => {
  /** Prepares it, and counts its requests from then on. */
  async function prepare(id = 'a') {
    await prepareWrite(id);
    const sent: string[] = [];
    interceptFetch((url, pass) => {
      sent.push(/:(\w+)\??[^:]*$/.exec(url)?.[1] ?? url);
      return pass();
    });
    return sent;
  }

  test('takes one request, and is recorded', async () => {
    await putDocument(suite, 'prodotti/a', pizza);
    const sent = await prepare();
    expect(await write([rise()], 'row')).toEqual({ a: 'written' });
    expect(sent).toEqual(['commit']);
    expect(await readDocument(suite, 'prodotti/a')).toEqual({ ...pizza, prezzo: 8 });
    expect(Object.values(await readCollection(suite, 'modifiche'))).toMatchObject([
      { chi: staff.uid, scopo: 'row', prima: { prezzo: 7.5 }, dopo: { prezzo: 8 } },
    ]);
    // It serves one write. One whose reads are under way waits for them.
    const preparing = prepareWrite('a');
    expect(await write([edit({ prezzo: 8 }, { prezzo: 9 })])).toEqual({ a: 'written' });
    await preparing;
  });

  test('is compared with what stands then', async () => {
    await putDocument(suite, 'prodotti/a', pizza);
    await prepare();
    await putDocument(suite, 'prodotti/a', { ...pizza, prezzo: 9 });
    expect(await write([rise()])).toEqual({ a: 'conflict' });
    await prepare();
    await putDocument(suite, 'prodotti/a', { ...pizza, nome: 'Regina' });
    expect(await write([rise()])).toEqual({ a: 'written' });
    expect(await readDocument(suite, 'prodotti/a')).toMatchObject({ nome: 'Regina', prezzo: 8 });
    await prepare();
    await deleteDocument(suite, 'prodotti/a');
    expect(await write([edit({ prezzo: 8 }, { prezzo: 9 })])).toEqual({ a: 'conflict' });
  });

  test('serves no other product, and none if its reads failed', async () => {
    await givenPizzas(['a', 'b']);
    await prepare();
    expect(await write([rise('b')])).toEqual({ b: 'written' });
    await prepareWrite('b');
    interceptFetch(async (url, pass) => (url.includes(':batchGet') ? noNetwork() : pass()));
    await prepareWrite('a');
    restoreFetch();
    expect(await write([rise('a')])).toEqual({ a: 'written' });
  });
});

test('a history record has author, time, purpose and both sides of each change', async () => {
  await putDocuments(suite, { [`staff/${staff.uid}`]: { nome: 'Cucina' }, 'prodotti/a': pizza });
  const change = edit({ prezzo: 7.5, prezzo_al_metro: null }, { prezzo: 8, prezzo_al_metro: 30 });
  const started = Date.now();
  await write([change], 'form');
  await write([reversed(change)], 'undo');
  const [undo, entry] = (await readHistory({ productId: 'a' })).entries;
  expect(undo).toMatchObject({ purpose: 'undo', changes: [reversed(change)] });
  const author = { who: staff.uid, name: 'Cucina' };
  expect(entry).toMatchObject({
    ...author,
    purpose: 'form',
    changes: [change],
    text: '',
  });
  expect(Math.abs((entry?.at ?? 0) - started)).toBeLessThan(10_000);
  expect((await readHistory({ productId: 'b' })).entries).toEqual([]);
  expect(await readHistory({ limit: 1 })).toMatchObject({ entries: [undo], hasMore: true });
});

test('records that cannot be read hide no other, in the history, of a dish or of a commit', async () => {
  await givenPizzas(['a']);
  await write([rise()]);
  const [[, fine] = []] = Object.entries(await readCollection(suite, 'modifiche'));
  const wrong = [
    ...[{ prima: 'x' }, { prima: { costo: 7 } }, { prima: null, dopo: null }, { prodotto: null }],
    // Its undo would write a field that nobody is shown.
    ...[{ prima: { prezzo: 7.5, allergeni: [] } }, { scopo: 'joke' }, { titolo: null }],
    { dopo: { prezzo: '8' } },
  ];
  const quando = new Date(String(fine?.quando));
  const records = wrong.map((one, index) => [
    `modifiche/wrong-${index}`,
    { ...fine, quando, ...one },
  ]);
  await putDocuments(suite, Object.fromEntries(records));
  const ofDish = wrong.filter((one) => !('prodotto' in one)).length;
  expect(await readHistory({ productId: 'a' })).toMatchObject({ unreadable: ofDish });
  const { entries, unreadable } = await readHistory({});
  expect(entries.flatMap(({ changes }) => changes)).toEqual([rise()]);
  expect(unreadable).toBe(wrong.length);
  // Whichever is the last one that is read: its commit is read to its end.
  expect((await readHistory({ limit: 1 })).entries).toEqual(entries);
});

test('the last change of prices is found among others, of the past day alone', async () => {
  const changes = await givenPizzas(many(3));
  expect(await readLastPrices(0)).toBeNull();
  await write(changes);
  await write([edit({ nome: 'Margherita' }, { nome: 'Regina' }, 'pizza-0')], 'row');
  const last = await readLastPrices(Date.now() - 60_000);
  expect(last).toMatchObject({ purpose: 'prices', who: staff.uid });
  expect(last?.changes).toHaveLength(3);
  expect(await readLastPrices(Date.now() + 60_000)).toBeNull();
});

test.each([-400, 400])(
  'a clock that is wrong by %i days saves a price all the same',
  async (days) => {
    await putDocument(suite, 'prodotti/a', pizza);
    const now = Date.now();
    const DAY_MS = 24 * 60 * 60 * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * DAY_MS });
    await write([rise()], 'row').finally(() => vi.useRealTimers());
    const [record] = Object.values(await readCollection(suite, 'modifiche'));
    const kept = (Date.parse(String(record?.scade)) - now) / DAY_MS;
    expect(Math.abs(kept - 90)).toBeLessThan(0.1);
  },
);

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
