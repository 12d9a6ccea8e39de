import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearFirestore, deleteDocument, putDocuments, readDocument } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import { menuWritten, tonightWritten } from '../../src/data/menu-written';
import { readHistory } from '../../src/data/staff/history';
import { readTonight, replaceNotice, setAvailability } from '../../src/data/staff/tonight';
import {
  ClockError,
  isPermissionError,
  NoticeChangedError,
  UnknownOutcomeError,
} from '../../src/data/staff/write-errors';
import { NOTHING_TONIGHT, type Tonight } from '../../src/domain/tonight/tonight';
import { endOfEvening } from '../../src/domain/tonight/tonight-changes';
import { evenings as hours } from '../weekly-hours';
import {
  interceptFetch,
  loseCommitAnswers,
  makeStaff,
  restoreFetch,
  signInAsStaff,
  staff,
} from './app-session';

const suite = suiteOf('test');

const OGGI = 'meta/oggi';
const stored = () => readDocument(suite, OGGI);
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
      avviso: null,
    });
    expect(await readTonight()).toEqual(written);
  });

  test('moves from list to list, and can be had again', async () => {
    await setAvailability('diavola', 'tonight', hours);
    await setAvailability('diavola', 'indefinitely', hours);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: [] },
      esauriti: ['diavola'],
    });
    await setAvailability('diavola', 'available', hours);
    expect(await stored()).toMatchObject({ esauritiStasera: { prodotti: [] }, esauriti: [] });
  });

  test('moves no version of the menu, and leaves what is cached of it alone', async () => {
    let writes = 0;
    const unsubscribe = menuWritten.subscribe(() => {
      writes += 1;
    });
    await setAvailability('diavola', 'tonight', hours);
    const notice = { testo: 'Ciao', dal: 0, al: null, chiuso: false };
    await replaceNotice(notice, null, hours);
    await replaceNotice(null, notice, hours);
    unsubscribe();
    expect(writes).toBe(0);
    expect((await readMenuVersion()).version).toBe('');
  });

  test('of an evening that is over is begun anew', async () => {
    await putDocuments(suite, {
      [OGGI]: {
        esauritiStasera: { fino: new Date(Date.now() - 1000), prodotti: ['old'] },
        esauriti: ['gone'],
        avviso: null,
      },
    });
    await setAvailability('diavola', 'tonight', hours);
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: ['diavola'] },
      esauriti: ['gone'],
      avviso: null,
    });
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
    const written = await setAvailability('diavola', 'tonight', hours, 'Diavola');
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

  test('cannot be said by a device whose clock is days ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 3_600_000 });
    const failure = await setAvailability('diavola', 'tonight', hours).catch((error) => error);
    vi.useRealTimers();
    expect(failure).toBeInstanceOf(ClockError);
    expect(await stored()).toBeNull();
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
    await putDocuments(suite, { [OGGI]: { esauriti: ['a', 7], avviso: 'chiusi', altro: true } });
    await setAvailability('b', 'indefinitely', hours);
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: [] },
      esauriti: ['a', 'b'],
      avviso: null,
    });
  });
});

describe('a notice', () => {
  const notice = {
    testo: 'Stasera siamo chiusi',
    dal: Date.parse('2024-01-10T10:00:00Z'),
    al: Date.now() + 3_600_000,
    chiuso: true,
  };
  const theirs = { ...notice, testo: 'Niente bufala', al: null, chiuso: false };

  /** What a replacement is refused with, as the other one's notice. */
  const refusedFor = (
    replacement: typeof notice | null,
    expected: Parameters<typeof replaceNotice>[1],
  ) => replaceNotice(replacement, expected, hours).catch((error) => error);

  test('replaces the one before it, is removed, and leaves what is sold out alone', async () => {
    await setAvailability('diavola', 'tonight', hours);
    const first = { ...notice, testo: 'Prima', al: null };
    await replaceNotice(first, null, hours);
    await replaceNotice(notice, first, hours);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['diavola'] },
      avviso: { ...notice, dal: new Date(notice.dal), al: new Date(notice.al) },
    });
    expect((await readTonight()).avviso).toEqual(notice);
    await replaceNotice(null, notice, hours);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['diavola'] },
      avviso: null,
    });
  });

  test('that is too long is refused, and nothing changes', async () => {
    await replaceNotice(notice, null, hours);
    await expect(
      replaceNotice({ ...notice, testo: 'a'.repeat(201) }, notice, hours),
    ).rejects.toThrow('Failed to update document');
    expect((await readTonight()).avviso).toEqual(notice);
  });

  test('that somebody else has written since is neither replaced nor removed, and is handed over', async () => {
    await replaceNotice(theirs, null, hours);
    for (const replacement of [notice, null]) {
      const conflict = await refusedFor(replacement, replacement === null ? notice : null);
      expect(conflict).toBeInstanceOf(NoticeChangedError);
      expect(conflict.current).toEqual(theirs);
    }
    expect((await readTonight()).avviso).toEqual(theirs);
    await replaceNotice(notice, theirs, hours);
    expect((await readTonight()).avviso).toEqual(notice);
  });

  test('that somebody else has removed since is not written over nothing', async () => {
    const conflict = await refusedFor(notice, theirs);
    expect(conflict).toBeInstanceOf(NoticeChangedError);
    expect(conflict.current).toBeNull();
    expect(await stored()).toBeNull();
    await replaceNotice(null, theirs, hours);
    expect((await readTonight()).avviso).toBeNull();
  });

  test('is compared again where somebody else is faster than its commit', async () => {
    await setAvailability('diavola', 'tonight', hours);
    let first = true;
    interceptFetch(async (url, pass) => {
      if (url.includes(':commit') && first) {
        first = false;
        const other = await stored();
        const avviso = { ...theirs, dal: new Date(theirs.dal) };
        await putDocuments(suite, { [OGGI]: { ...other, avviso } });
      }
      return pass();
    });
    expect(await refusedFor(notice, null)).toBeInstanceOf(NoticeChangedError);
    restoreFetch();
    expect(await readTonight()).toMatchObject({
      esauritiStasera: { prodotti: ['diavola'] },
      avviso: theirs,
    });
  });

  test('that is past counts as none, on either side', async () => {
    const past = { ...notice, al: notice.dal + 1 };
    await replaceNotice(past, null, hours);
    await replaceNotice(theirs, null, hours);
    await replaceNotice(null, theirs, hours);
    await replaceNotice(notice, past, hours);
    expect((await readTonight()).avviso).toEqual(notice);
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
  loseCommitAnswers();
  await expect(setAvailability('diavola', 'tonight', hours)).rejects.toBeInstanceOf(
    UnknownOutcomeError,
  );
  restoreFetch();
  await setAvailability('diavola', 'tonight', hours);
  expect(await stored()).toMatchObject({ esauritiStasera: { prodotti: ['diavola'] } });
});
