import {
  type DocumentSnapshot,
  deleteField,
  doc,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { WeeklyHours } from '../../domain/hours/weekly-hours';
import {
  currentAt,
  type EntryChange,
  endOfEvening,
  withAvailability,
  withEntry,
  withoutProducts,
} from '../../domain/staff/tonight-changes';
import {
  type Availability,
  NOTHING_TONIGHT,
  storedTonight,
  type Tonight,
} from '../../domain/tonight/tonight';
import { isClockWrong, serverNow } from '../clock';
import { createSignal } from '../store';
import { firestore, transact } from './firestore';
import { readAuthor, recordTonight } from './history';
import { ClockError, EntryChangedError, ListFullError } from './write-errors';

/** What is sold out and recommended, notices, closings and openings. Writing it does not change the menu's version. */
const tonightDocument = doc(firestore, 'meta', 'oggi');

/** Emitted with the document after every successful write of it. */
export const tonightWritten = createSignal<Tonight>();

/** Converts timestamps to epoch ms, at any depth. */
function withMillis(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (Array.isArray(value)) return value.map(withMillis);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, withMillis(content)]),
  );
}

function tonightOf(snapshot: DocumentSnapshot): Tonight {
  return snapshot.exists() ? v.parse(storedTonight, withMillis(snapshot.data())) : NOTHING_TONIGHT;
}

/** Writes the document as Firestore stores it: all its numbers are times. Fields of a newer release stay as they are. */
function setIn(transaction: Transaction, tonight: Tonight): void {
  const fields = JSON.parse(JSON.stringify(tonight), (_, value) =>
    typeof value === 'number' ? Timestamp.fromMillis(value) : value,
  );
  // The one notice of an earlier release is in the lists now.
  const written = { ...fields, avviso: deleteField() };
  transaction.set(tonightDocument, written, { mergeFields: Object.keys(written) });
}

/**
 * Changes the document in a transaction that reads it first, so that two simultaneous changes do not overwrite each other.
 * @returns whether the change is possible: `changed` returns null if it is not
 */
async function change(
  text: string,
  hours: WeeklyHours,
  changed: (tonight: Tonight) => Tonight | null,
): Promise<boolean> {
  // A device with a wrong clock would mean another evening, and other days.
  if (isClockWrong()) throw new ClockError('Failed to update document');
  const written = await transact(
    'Failed to update document',
    async (transaction) => {
      const reads = [transaction.get(tonightDocument), readAuthor()] as const;
      const [snapshot, author] = await Promise.all(reads);
      const wanted = changed(currentAt(tonightOf(snapshot), serverNow(), hours));
      if (!wanted) return null;
      setIn(transaction, wanted);
      recordTonight(transaction, author, text);
      return wanted;
    },
    { writesMenu: false },
  );
  if (written) tonightWritten.emit(written);
  return written !== null;
}

/**
 * Sets the availability of products in one write. It is idempotent.
 * @param wanted by the product's id
 * @param hours of the restaurant: they decide when the evening ends
 * @param text of the history entry
 * @throws as transact does, with 'Failed to update document'; ClockError; ListFullError if enough products are recommended
 */
export async function setAvailability(
  wanted: ReadonlyMap<string, Availability>,
  hours: WeeklyHours,
  text: string,
): Promise<void> {
  const isDone = await change(text, hours, (tonight) => {
    const end = endOfEvening(serverNow(), hours, tonight);
    return [...wanted].reduce<Tonight | null>(
      (current, [id, availability]) => current && withAvailability(current, id, availability, end),
      tonight,
    );
  });
  if (!isDone) throw new ListFullError('Enough products are recommended');
}

/**
 * Adds, changes or removes a notice, a closing or an opening, provided that the entry is as it was when the form opened.
 * @param text of the history entry
 * @throws as setAvailability does; EntryChangedError if somebody else has changed the entry first
 */
export async function changeEntry(
  entry: EntryChange,
  hours: WeeklyHours,
  text: string,
): Promise<void> {
  const isDone = await change(text, hours, (tonight) => withEntry(tonight, entry));
  if (!isDone) throw new EntryChangedError('Entry changed meanwhile');
}

/**
 * Clears the marks of products that a transaction deletes. Call this before its first write.
 * @returns the document after the write; null if it is unchanged, and costs the rules no look-up
 */
export async function forgetMarks(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Tonight | null> {
  const tonight = tonightOf(await transaction.get(tonightDocument));
  const left = withoutProducts(tonight, ids);
  if (JSON.stringify(left) === JSON.stringify(tonight)) return null;
  setIn(transaction, left);
  return left;
}
