import {
  type DocumentSnapshot,
  doc,
  getDoc,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { dayAt } from '../../domain/hours/timetable';
import type { WeeklyHours } from '../../domain/hours/weekly-hours';
import {
  type DishStatus,
  statusesAt,
  statusOf,
  storedToday,
  type Today,
} from '../../domain/today/today';
import {
  currentAt,
  type EntryChange,
  endOfEvening,
  MAX_ENTRIES,
  MAX_RECOMMENDED,
  withEntry,
  withoutProducts,
  withStatus,
} from '../../domain/today/today-changes';
import { isClockWrong, serverNow } from '../clock';
import { fetched } from '../timeout';
import { firestore, transact } from './firestore';
import { readAuthor, recordToday } from './history';
import { ClockError, EntryChangedError, ListFullError } from './write-errors';
import { todayWritten } from './written';

/** Sold-out and recommended products, special days and notices. Writing it does not change the menu's version. */
const todayDocument = doc(firestore, 'meta', 'oggi');

/** Converts timestamps to epoch ms, at any depth. */
function withMillis(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(withMillis);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, withMillis(content)]),
  );
}

const read = (fields: object): Today => v.parse(storedToday, withMillis(fields));

const todayOf = (snapshot: DocumentSnapshot) => read(snapshot.data() ?? {});

/** Reads `meta/oggi` with the session. @throws Error 'Failed to fetch documents' with the cause */
export const readToday = async (): Promise<Today> => todayOf(await fetched(getDoc(todayDocument)));

/** Sold-out and recommended products, as Firestore stores them. */
function statusesToStore({ esauritiStasera, esauriti, consigliati }: Today) {
  const untilEnd = ({ fino, prodotti }: Today['consigliati']) => ({
    fino: Timestamp.fromMillis(fino),
    prodotti,
  });
  return {
    esauritiStasera: untilEnd(esauritiStasera),
    esauriti,
    consigliati: untilEnd(consigliati),
  };
}

/** Writes some fields. The others stay as they are. */
function setIn(transaction: Transaction, fields: object): void {
  transaction.set(todayDocument, fields, { mergeFields: Object.keys(fields) });
}

/**
 * Changes the document in a transaction that reads it first, so that two simultaneous changes do not overwrite each other.
 * @param decide returns the fields to write, and what the caller wants to know of it; or why the change is not possible
 */
async function change<Outcome>(
  text: string,
  decide: (snapshot: DocumentSnapshot) => { fields: object; outcome: Outcome } | Error,
): Promise<Outcome> {
  // A device with a wrong clock would mean another evening, and other days.
  if (isClockWrong()) throw new ClockError('Failed to update document');
  const done = await transact(
    'Failed to update document',
    async (transaction) => {
      const reads = [transaction.get(todayDocument), readAuthor()] as const;
      const [snapshot, author] = await Promise.all(reads);
      const decided = decide(snapshot);
      if (decided instanceof Error) return decided;
      const { fields, outcome } = decided;
      setIn(transaction, fields);
      recordToday(transaction, author, text);
      return { today: read({ ...snapshot.data(), ...fields }), outcome };
    },
    { writesMenu: false },
  );
  if (done instanceof Error) throw done;
  todayWritten.emit(done.today);
  return done.outcome;
}

/**
 * Sets the status of products in one write. It is idempotent.
 * @param wanted by the product's id
 * @param standing the statuses that an undo takes back: a product that has another one meanwhile is left alone
 * @param hours of the restaurant: they decide when the evening ends
 * @param text of the history entry
 * @returns the ids of those that are left alone
 * @throws as transact does, with 'Failed to update document'; ClockError; ListFullError if enough products are recommended
 */
export async function setStatus(
  wanted: ReadonlyMap<string, DishStatus>,
  hours: WeeklyHours,
  text: string,
  standing: ReadonlyMap<string, DishStatus> = new Map(),
): Promise<readonly string[]> {
  return change(text, (snapshot) => {
    const today = todayOf(snapshot);
    const now = serverNow();
    const end = endOfEvening(now, { ...hours, giorni: today.giorni });
    const statuses = statusesAt(today, now);
    const isOther = (id: string) =>
      standing.has(id) && ![standing.get(id), wanted.get(id)].includes(statusOf(statuses, id));
    const leftAlone = [...wanted.keys()].filter(isOther);
    const changed = [...wanted].reduce<Today | null>(
      (current, [id, status]) =>
        current && (isOther(id) ? current : withStatus(current, id, status, end)),
      currentAt(today, now, hours),
    );
    return changed
      ? { fields: statusesToStore(changed), outcome: leftAlone }
      : new ListFullError('consigliati', MAX_RECOMMENDED);
  });
}

/**
 * Adds, changes or removes a notice or special days, provided that the entry is as it was when the form opened.
 * @param wanted the change, or what makes it of the document as it is at the write
 * @param text of the history entry
 * @returns the change that undoes it
 * @throws as transact does; ClockError; EntryChangedError if somebody else has changed the entry first; ListFullError
 */
export async function changeEntry(
  wanted: EntryChange | ((today: Today, now: number) => EntryChange | null),
  hours: WeeklyHours,
  text: string,
): Promise<EntryChange> {
  return change(text, (snapshot) => {
    const today = todayOf(snapshot);
    const now = serverNow();
    const entry = typeof wanted === 'function' ? wanted(today, now) : wanted;
    if (!entry) return new EntryChangedError('Entry changed meanwhile');
    const currentDay = dayAt(now, { ...hours, giorni: today.giorni });
    const written = withEntry(snapshot.get(entry.list), entry, currentDay);
    if (written === 'changed') return new EntryChangedError('Entry changed meanwhile');
    if (written === 'full') return new ListFullError(entry.list, MAX_ENTRIES[entry.list]);
    return { fields: { [entry.list]: written.entries }, outcome: written.undo };
  });
}

/**
 * Clears the statuses of products that a transaction deletes. Call this before its first write.
 * @returns the document after the write; null if it is unchanged, and costs the rules no look-up
 */
export async function forgetStatuses(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Today | null> {
  const today = todayOf(await transaction.get(todayDocument));
  const left = withoutProducts(today, ids);
  if (JSON.stringify(left) === JSON.stringify(today)) return null;
  setIn(transaction, statusesToStore(left));
  return left;
}
