import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFirestore, deleteDocument, putDocuments, readDocument } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import { menuWritten, tonightWritten } from '../../src/data/menu-written';
import { readHistory } from '../../src/data/staff/history';
import { changeEntry, setAvailability } from '../../src/data/staff/tonight';
import {
  ClockError,
  EntryChangedError,
  isPermissionError,
} from '../../src/data/staff/write-errors';
import { NOTHING_TONIGHT, storedTonight, type Tonight } from '../../src/domain/tonight/tonight';
import { endOfEvening, type TonightEntry } from '../../src/domain/tonight/tonight-changes';
import { evenings as hours } from '../weekly-hours';
import {
  interceptFetch,
  loseCommits,
  makeStaff,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';

const suite = suiteOf('test');

const OGGI = 'meta/oggi';
const silent = { avvisi: [], chiusure: [], aperture: [] };
const stored = () => readDocument(suite, OGGI);
const readTonight = async () => v.parse(storedTonight, (await readMenuVersion()).tonight);
const end = () => new Date(endOfEvening(Date.now(), hours));

beforeAll(signInAsStaff);

beforeEach(async () => {
  await clearFirestore(suite);
  await makeStaff();
});

afterEach(restoreFetch);

describe('what is sold out', () => {
  test('is nothing where there is no document, and the first change makes it whole', async () => {
    expect(await readTonight()).toEqual(NOTHING_TONIGHT);
    const written = await setAvailability('diavola', 'tonight', hours);
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: ['diavola'] },
      esauriti: [],
      ...silent,
    });
    expect(await readTonight()).toEqual(written);
  });

  test('moves no version of the menu, and leaves what is cached of it alone', async () => {
    let writes = 0;
    const unsubscribe = menuWritten.subscribe(() => {
      writes += 1;
    });
    await setAvailability('diavola', 'tonight', hours);
    const after = { testo: 'Ciao', dal: 0, al: null };
    await changeEntry({ kind: 'avvisi', before: null, after }, hours, 'Ciao');
    unsubscribe();
    expect(writes).toBe(0);
    expect((await readMenuVersion()).version).toBe('');
  });

  test('stays whole where two staff change it at once', async () => {
    await setAvailability('a', 'tonight', hours);
    let first = true;
    interceptFetch(async (url, pass) => {
      if (url.includes(':commit') && first) {
        first = false;
        // A colleague is faster than this commit.
        const other = await stored();
        await putDocuments(suite, { [OGGI]: { ...other, esauriti: ['theirs'] } });
      }
      return pass();
    });
    await setAvailability('mine', 'tonight', hours);
    expect(first).toBe(false);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['a', 'mine'] },
      esauriti: ['theirs'],
    });
  });

  test('is written down in words, and told to the pages of this browser', async () => {
    const told: Tonight[] = [];
    const unsubscribe = tonightWritten.subscribe((tonight) => told.push(tonight));
    const written = await setAvailability('diavola', 'tonight', hours, 'Diavola: esaurito stasera');
    unsubscribe();
    expect(told).toEqual([written]);
    expect(await readHistory({ productId: 'diavola' })).toMatchObject([
      {
        purpose: 'disponibilita',
        text: 'Diavola: esaurito stasera',
        changes: [],
        who: staff.uid,
        run: null,
      },
    ]);
  });

  test.each([-1, 1])('is left to others where the clock is %i days off', async (days) => {
    await setAvailability('theirs', 'tonight', hours);
    const before = await stored();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 });
    await readMenuVersion();
    const failure = await setAvailability('mine', 'tonight', hours).catch((error) => error);
    vi.useRealTimers();
    await readMenuVersion();
    expect(failure).toBeInstanceOf(ClockError);
    expect(await stored()).toEqual(before);
  });

  test('made by hand and broken is written whole again by the next change', async () => {
    await putDocuments(suite, { [OGGI]: { esauriti: ['a', 7], avvisi: 'chiusi', altro: true } });
    await setAvailability('b', 'indefinitely', hours);
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: [] },
      esauriti: ['a', 'b'],
      ...silent,
    });
  });
});

describe('an entry', () => {
  const notice = { testo: 'Niente bufala', dal: Date.now() - 1000, al: null };
  const closing = { dal: Date.now() + 1000, al: Date.now() + 3_600_000 };
  const times = ({ dal, al }: typeof closing) => ({ dal: new Date(dal), al: new Date(al) });
  const close = (before: TonightEntry | null, after: TonightEntry | null) =>
    changeEntry({ kind: 'chiusure', before, after }, hours, 'Chiusura');

  test('is added, changed and removed, and leaves the rest alone', async () => {
    await setAvailability('diavola', 'tonight', hours);
    await changeEntry({ kind: 'avvisi', before: null, after: notice }, hours, 'Avviso');
    await changeEntry({ kind: 'aperture', before: null, after: closing }, hours, 'Apertura');
    await close(null, closing);
    const longer = { ...closing, al: closing.al + 1000 };
    await close(closing, longer);
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: ['diavola'] },
      esauriti: [],
      avvisi: [{ ...notice, dal: new Date(notice.dal) }],
      chiusure: [times(longer)],
      aperture: [times(closing)],
    });
    await close(longer, null);
    expect((await readTonight()).chiusure).toEqual([]);
    expect(await readHistory({})).toContainEqual(
      expect.objectContaining({ purpose: 'avviso', text: 'Chiusura', changes: [] }),
    );
  });

  test('that somebody else has changed since is not replaced, also in the middle of the commit', async () => {
    await close(null, closing);
    const theirs = { ...closing, al: closing.al + 2000 };
    interceptFetch(async (url, pass) => {
      if (url.includes(':commit')) {
        restoreFetch();
        await putDocuments(suite, { [OGGI]: { ...(await stored()), chiusure: [times(theirs)] } });
      }
      return pass();
    });
    const failure = await close(closing, { ...closing, al: closing.al + 1000 }).catch((e) => e);
    expect(failure).toBeInstanceOf(EntryChangedError);
    expect((await readTonight()).chiusure).toEqual([theirs]);
  });

  test('of before is read as a notice and a closing, and rewritten by the next change', async () => {
    const avviso = { testo: 'Ferie', ...times(closing), chiuso: true };
    const document = { esauritiStasera: { fino: new Date(0), prodotti: [] }, esauriti: [], avviso };
    await putDocuments(suite, { [OGGI]: document });
    expect((await readTonight()).chiusure).toEqual([closing]);
    await setAvailability('diavola', 'tonight', hours);
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: ['diavola'] },
      esauriti: [],
      avvisi: [{ testo: 'Ferie', ...times(closing) }],
      chiusure: [times(closing)],
      aperture: [],
    });
  });
});

test('an account that is no staff is refused, with a permission error', async () => {
  await deleteDocument(suite, `staff/${staff.uid}`);
  const failure = await setAvailability('diavola', 'tonight', hours).catch((error) => error);
  expect(isPermissionError(failure)).toBe(true);
  expect(failure).not.toBeInstanceOf(ClockError);
  expect(await stored()).toBeNull();
});

test('no answer is an error, and the same change again does no harm', async () => {
  loseCommits();
  await expect(setAvailability('diavola', 'tonight', hours)).rejects.toThrow(
    'Failed to update document',
  );
  restoreFetch();
  await setAvailability('diavola', 'tonight', hours);
  expect(await stored()).toMatchObject({ esauritiStasera: { prodotti: ['diavola'] } });
});
