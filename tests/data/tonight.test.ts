import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { putDocuments, readDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/firestore-rest';
import { menuWritten } from '../../src/data/staff/firestore';
import { readHistory } from '../../src/data/staff/history';
import { changeEntry, setAvailability, tonightWritten } from '../../src/data/staff/tonight';
import { ClockError, EntryChangedError, ListFullError } from '../../src/data/staff/write-errors';
import { endOfEvening, type TonightEntry } from '../../src/domain/staff/tonight-changes';
import {
  type Availability,
  NOTHING_TONIGHT,
  storedTonight,
  type Tonight,
} from '../../src/domain/tonight/tonight';
import { evenings as hours } from '../weekly-hours';
import { beFasterThanTheCommit, failureOf, staff, startAsStaff } from './app-session';

const suite = suiteOf('test');

const OGGI = 'meta/oggi';
const silent = { avvisi: [], chiusure: [], aperture: [] };
const noRecommendations = () => ({ consigliati: { fino: end(), prodotti: [] } });
const stored = () => readDocument(suite, OGGI);
const readTonight = async () => v.parse(storedTonight, (await readMenuVersion()).tonight);
const end = () => new Date(endOfEvening(Date.now(), hours));
const set = (id: string, availability: Availability) =>
  setAvailability(new Map([[id, availability]]), hours, `${id}: ${availability}`);
const markTonight = (id: string) => set(id, 'tonight');

const closing = { dal: Date.now() + 1000, al: Date.now() + 3_600_000 };
const times = ({ dal, al }: typeof closing) => ({ dal: new Date(dal), al: new Date(al) });
const close = (before: TonightEntry | null, after: TonightEntry | null) =>
  changeEntry({ kind: 'chiusure', before, after }, hours, 'Chiusura');

/** A colleague writes just before the next commit arrives. */
const overtake = (theirs: object) =>
  beFasterThanTheCommit(async () =>
    putDocuments(suite, { [OGGI]: { ...(await stored()), ...theirs } }),
  );

startAsStaff();

describe('marking a product sold out', () => {
  test('creates the whole document and a record, notifies this tab, and sets no version', async () => {
    const told: Tonight[] = [];
    const menuWrites = vi.fn();
    const unsubscribes = [
      tonightWritten.subscribe((tonight) => told.push(tonight)),
      menuWritten.subscribe(menuWrites),
    ];
    expect(await readTonight()).toEqual(NOTHING_TONIGHT);
    await markTonight('diavola');
    for (const unsubscribe of unsubscribes) unsubscribe();
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end(), prodotti: ['diavola'] },
      esauriti: [],
      ...noRecommendations(),
      ...silent,
    });
    expect(told).toEqual([await readTonight()]);
    expect(menuWrites).not.toHaveBeenCalled();
    expect((await readMenuVersion()).version).toBe('');
    expect((await readHistory({})).entries).toMatchObject([
      { purpose: 'oggi', text: 'diavola: tonight', changes: [], who: staff.uid },
    ]);
  });

  test("keeps a colleague's concurrent change", async () => {
    await markTonight('a');
    overtake({ esauriti: ['theirs'] });
    await markTonight('mine');
    expect(await stored()).toMatchObject({
      esauritiStasera: { prodotti: ['a', 'mine'] },
      esauriti: ['theirs'],
    });
  });

  test.each([-1, 1])('is refused if the device clock is %i days off', async (days) => {
    await markTonight('theirs');
    const before = await stored();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 });
    await readMenuVersion();
    const failure = await failureOf(markTonight('mine'));
    vi.useRealTimers();
    await readMenuVersion();
    expect(failure).toBeInstanceOf(ClockError);
    expect(await stored()).toEqual(before);
  });
});

test('six products are recommended at most, also by two people at once', async () => {
  const recommend = (id: string) => set(id, 'recommended');
  const prodotti = ['a', 'b', 'c', 'd', 'e'];
  for (const id of prodotti) await recommend(id);
  overtake({ consigliati: { fino: end(), prodotti: [...prodotti, 'theirs'] } });
  expect(await failureOf(recommend('mine'))).toBeInstanceOf(ListFullError);
  expect((await readTonight()).consigliati.prodotti).toEqual([...prodotti, 'theirs']);
});

test('an entry of meta/oggi is added, changed and removed without touching the rest', async () => {
  const notice = { testo: 'Niente bufala', dal: Date.now() - 1000, al: null };
  await markTonight('diavola');
  await changeEntry({ kind: 'avvisi', before: null, after: notice }, hours, 'Avviso');
  await changeEntry({ kind: 'aperture', before: null, after: closing }, hours, 'Apertura');
  await close(null, closing);
  const longer = { ...closing, al: closing.al + 1000 };
  await close(closing, longer);
  expect(await stored()).toEqual({
    esauritiStasera: { fino: end(), prodotti: ['diavola'] },
    esauriti: [],
    ...noRecommendations(),
    avvisi: [{ ...notice, dal: new Date(notice.dal) }],
    chiusure: [times(longer)],
    aperture: [times(closing)],
  });
  await close(longer, null);
  expect((await readTonight()).chiusure).toEqual([]);
  expect((await readHistory({})).entries).toContainEqual(
    expect.objectContaining({ purpose: 'oggi', text: 'Chiusura', changes: [] }),
  );
});

test('an entry that a colleague changes just before the commit is not overwritten', async () => {
  await close(null, closing);
  const theirs = { ...closing, al: closing.al + 2000 };
  overtake({ chiusure: [times(theirs)] });
  const failure = await failureOf(close(closing, { ...closing, al: closing.al + 1000 }));
  expect(failure).toBeInstanceOf(EntryChangedError);
  expect((await readTonight()).chiusure).toEqual([theirs]);
});

test('the next change rewrites a malformed or old-format meta/oggi, and keeps what it does not know', async () => {
  const avviso = { testo: 'Ferie', ...times(closing), chiuso: true };
  const broken = { esauriti: ['a', 7], avvisi: 'chiusi', avviso, altro: true };
  await putDocuments(suite, { [OGGI]: broken });
  await set('b', 'indefinitely');
  expect(await stored()).toEqual({
    esauritiStasera: { fino: end(), prodotti: [] },
    esauriti: ['a', 'b'],
    ...noRecommendations(),
    altro: true,
    avvisi: [{ testo: 'Ferie', ...times(closing) }],
    chiusure: [times(closing)],
    aperture: [],
  });
});
