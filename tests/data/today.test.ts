import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { putDocuments, readDocument } from '../../emulators/data/client';
import { suiteOf } from '../../emulators/suite';
import { readMenuVersion } from '../../src/data/menu/firestore-rest';
import { readHistory } from '../../src/data/staff/history';
import { changeEntry, setStatus } from '../../src/data/staff/today';
import { ClockError, ListFullError } from '../../src/data/staff/write-errors';
import { menuWritten, todayWritten } from '../../src/data/staff/written';
import { addDays } from '../../src/domain/hours/days';
import { calendarDay } from '../../src/domain/hours/local-time';
import type { WeeklyHours } from '../../src/domain/hours/weekly-hours';
import {
  type DishStatus,
  NOTHING_TODAY,
  storedToday,
  type Today,
} from '../../src/domain/today/today';
import { endOfEvening } from '../../src/domain/today/today-changes';
import { closedOn, evenings, twoShifts } from '../weekly-hours';
import { beFasterThanTheCommit, failureOf, staff, startAsStaff } from './app-session';

const suite = suiteOf('test');

/** Hours with which no evening ends while the tests run. */
const hours = endWith(evenings, 0) === endWith(evenings, 600_000) ? evenings : twoShifts;
const end = new Date(endWith(hours, 0));

function endWith(week: WeeklyHours, ahead: number): number {
  return endOfEvening(Date.now() + ahead, { ...week, giorni: [] });
}

const OGGI = 'meta/oggi';
const noRecommendations = { consigliati: { fino: end, prodotti: [] } };
const stored = () => readDocument(suite, OGGI);
const readTonight = async () => v.parse(storedToday, (await readMenuVersion()).today);
const set = (id: string, status: DishStatus) =>
  setStatus(new Map([[id, status]]), hours, `${id}: ${status}`);
const markTonight = (id: string) => set(id, 'tonight');

const currentDay = calendarDay(Date.now(), hours);
const closed = closedOn(addDays(currentDay, 3));

/** A colleague writes just before the next commit arrives. */
const overtake = (theirs: object) =>
  beFasterThanTheCommit(async () =>
    putDocuments(suite, { [OGGI]: { ...(await stored()), ...theirs } }),
  );

startAsStaff();

describe('marking a product sold out', () => {
  test('creates the whole document and a record, notifies this tab, and sets no version', async () => {
    const told: Today[] = [];
    const menuWrites = vi.fn();
    const unsubscribes = [
      todayWritten.subscribe((today) => told.push(today)),
      menuWritten.subscribe(menuWrites),
    ];
    expect(await readTonight()).toEqual(NOTHING_TODAY);
    await markTonight('diavola');
    for (const unsubscribe of unsubscribes) unsubscribe();
    expect(await stored()).toEqual({
      esauritiStasera: { fino: end, prodotti: ['diavola'] },
      esauriti: [],
      ...noRecommendations,
    });
    expect(told).toEqual([await readTonight()]);
    expect(menuWrites).not.toHaveBeenCalled();
    expect((await readMenuVersion()).version).toBe('');
    expect((await readHistory({})).entries).toMatchObject([
      { purpose: 'oggi', text: 'diavola: tonight', changes: [], who: staff.uid },
    ]);
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
  overtake({ consigliati: { fino: end, prodotti: [...prodotti, 'theirs'] } });
  expect(await failureOf(recommend('mine'))).toBeInstanceOf(ListFullError);
  expect((await readTonight()).consigliati.prodotti).toEqual([...prodotti, 'theirs']);
});

test('a change writes its own fields, and leaves what it does not know or cannot read', async () => {
  const unread = { dal: currentDay, al: null, orari: 'chiusi', nota: 7, da: new Date(0) };
  await putDocuments(suite, {
    [OGGI]: { esauriti: ['a', 7], avvisi: 'x', giorni: [unread], altro: 1 },
  });
  await set('b', 'indefinitely');
  await changeEntry({ list: 'giorni', before: null, after: closed }, hours, 'Giorni');
  expect(await stored()).toEqual({
    esauritiStasera: { fino: end, prodotti: [] },
    esauriti: ['a', 'b'],
    ...noRecommendations,
    altro: 1,
    avvisi: 'x',
    giorni: [unread, closed],
  });
});
