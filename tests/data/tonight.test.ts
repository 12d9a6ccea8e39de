import { describe, expect, test, vi } from 'vitest';
import { putDocuments, readDocument } from '../../emulators/client';
import type { Fields } from '../../emulators/stored-values';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/menu-version';
import { menuWritten, tonightWritten } from '../../src/data/menu-written';
import { readHistory } from '../../src/data/staff/history';
import { readTonight, replaceNotice, setAvailability } from '../../src/data/staff/tonight';
import {
  ClockError,
  isPermissionError,
  NoticeChangedError,
  SoldOutLimitError,
  UnknownOutcomeError,
} from '../../src/data/staff/write-errors';
import { NOTHING_TONIGHT, type Notice, type Tonight } from '../../src/domain/tonight/tonight';
import { endOfEvening } from '../../src/domain/tonight/tonight-changes';
import {
  beFasterThanTheCommit,
  dismissStaff,
  failureOf,
  loseCommitAnswers,
  restoreFetch,
  staff,
  startAsStaff,
} from './app-session';

const suite = suiteOf('test');

const hours = { opens: '17:00', closes: '02:00', timeZone: 'Europe/Rome' };

const OGGI = 'meta/oggi';
const stored = () => readDocument(suite, OGGI);
const put = (document: Fields) => putDocuments(suite, { [OGGI]: document });
const end = () => new Date(endOfEvening(Date.now(), hours));

startAsStaff();

describe('what is sold out', () => {
  test('is nothing without a document, and the first change makes it whole', async () => {
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
    const none = { esauritiStasera: { prodotti: [] }, esauriti: [] };
    await setAvailability('diavola', 'tonight', hours);
    await setAvailability('diavola', 'indefinitely', hours);
    expect(await stored()).toMatchObject({ ...none, esauriti: ['diavola'] });
    await setAvailability('diavola', 'available', hours);
    expect(await stored()).toMatchObject(none);
  });

  test('moves no version of the menu, and leaves what is cached of it alone', async () => {
    let writes = 0;
    const unsubscribe = menuWritten.subscribe(() => {
      writes += 1;
    });
    await setAvailability('diavola', 'tonight', hours);
    await replaceNotice({ testo: 'Ciao', dal: 0, al: null, chiuso: false }, [null], hours);
    unsubscribe();
    expect(writes).toBe(0);
    expect((await readMenuVersion()).version).toBe('');
  });

  test('stays whole where two staff change it at once', async () => {
    await setAvailability('a', 'tonight', hours);
    beFasterThanTheCommit(async () => put({ ...(await stored()), esauriti: ['theirs'] }));
    await setAvailability('mine', 'tonight', hours);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['a', 'mine'] },
      esauriti: ['theirs'],
    });
  });

  test('is at most 500 products in each list', async () => {
    const esauriti = Array.from({ length: 500 }, (_, index) => `p${index}`);
    const full = { esauritiStasera: { fino: end(), prodotti: [] }, esauriti, avviso: null };
    await put(full);
    await expect(setAvailability('b', 'indefinitely', hours)).rejects.toBeInstanceOf(
      SoldOutLimitError,
    );
    expect(await stored()).toEqual(full);
    await setAvailability('p7', 'available', hours);
    await setAvailability('b', 'indefinitely', hours);
    expect((await readTonight()).esauriti).toHaveLength(500);
  });

  test('is written down in words, and told to the pages of this browser', async () => {
    const told: Tonight[] = [];
    const unsubscribe = tonightWritten.subscribe((tonight) => told.push(tonight));
    const written = await setAvailability('diavola', 'tonight', hours, 'Diavola');
    unsubscribe();
    expect(told).toEqual([written]);
    const [record] = await readHistory({ productId: 'diavola' });
    const text = 'Diavola: esaurito stasera';
    expect(record).toMatchObject({ purpose: 'disponibilita', text, changes: [], run: null });
    expect(record?.who).toBe(staff.uid);
  });

  test('cannot be said by a device whose clock is days ahead', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 24 * 3_600_000 });
    const failure = await failureOf(setAvailability('diavola', 'tonight', hours));
    vi.useRealTimers();
    expect(failure).toBeInstanceOf(ClockError);
    expect(await stored()).toBeNull();
  });

  test('made by hand and broken is written whole again by the next change', async () => {
    await put({ esauriti: ['a', 7], avviso: 'chiusi', altro: true });
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
  const theirs: Notice = { ...notice, testo: 'Niente bufala', al: null, chiuso: false };

  const refusalOf = (replacement: Notice | null, expected: Notice | null) =>
    failureOf(replaceNotice(replacement, [expected], hours));

  test('replaces the one before it, is removed, and leaves what is sold out alone', async () => {
    await setAvailability('diavola', 'tonight', hours);
    const first = { ...notice, testo: 'Prima', al: null };
    await replaceNotice(first, [null], hours);
    await replaceNotice(notice, [first], hours);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['diavola'] },
      avviso: { ...notice, dal: new Date(notice.dal), al: new Date(notice.al) },
    });
    expect((await readTonight()).avviso).toEqual(notice);
    await replaceNotice(null, [notice], hours);
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['diavola'] },
      avviso: null,
    });
  });

  test('that somebody else has written since is neither replaced nor removed', async () => {
    await replaceNotice(theirs, [null], hours);
    for (const conflict of [await refusalOf(notice, null), await refusalOf(null, notice)]) {
      expect(conflict).toBeInstanceOf(NoticeChangedError);
      expect(conflict).toMatchObject({ current: theirs });
    }
    await replaceNotice(notice, [theirs], hours);
    expect((await readTonight()).avviso).toEqual(notice);
  });

  test('that somebody else has removed since is not written over nothing', async () => {
    const conflict = await refusalOf(notice, theirs);
    expect(conflict).toBeInstanceOf(NoticeChangedError);
    expect(conflict).toMatchObject({ current: null });
    expect(await stored()).toBeNull();
    await replaceNotice(null, [theirs], hours);
    expect((await readTonight()).avviso).toBeNull();
  });

  test('is compared again where somebody else is faster than its commit', async () => {
    await setAvailability('diavola', 'tonight', hours);
    const avviso = { ...theirs, dal: new Date(theirs.dal) };
    beFasterThanTheCommit(async () => put({ ...(await stored()), avviso }));
    expect(await refusalOf(notice, null)).toBeInstanceOf(NoticeChangedError);
    expect(await readTonight()).toMatchObject({
      esauritiStasera: { prodotti: ['diavola'] },
      avviso: theirs,
    });
  });

  test('that is past counts as none, on either side', async () => {
    const past = { ...notice, al: notice.dal + 1 };
    await replaceNotice(past, [null], hours);
    await replaceNotice(theirs, [null], hours);
    await replaceNotice(null, [theirs], hours);
    await replaceNotice(notice, [past], hours);
    expect((await readTonight()).avviso).toEqual(notice);
  });

  test('whose answer was lost is replaced by a corrected attempt of the same form', async () => {
    loseCommitAnswers();
    expect(await refusalOf(notice, null)).toBeInstanceOf(UnknownOutcomeError);
    restoreFetch();
    await replaceNotice(notice, [null], hours);
    const corrected = { ...notice, testo: 'Stasera apriamo tardi' };
    await replaceNotice(corrected, [null, notice], hours);
    expect((await readTonight()).avviso).toEqual(corrected);
  });
});

test('an account that is no staff is refused, with a permission error', async () => {
  await dismissStaff();
  const failure = await failureOf(setAvailability('diavola', 'tonight', hours));
  expect(isPermissionError(failure)).toBe(true);
  expect(failure).not.toBeInstanceOf(ClockError);
  expect(await stored()).toBeNull();
});
