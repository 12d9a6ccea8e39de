import { deleteField, doc, FieldPath } from 'firebase/firestore/lite';
import { type House, readHouse } from '../../domain/house/house';
import {
  compareHouse,
  type HouseChange,
  houseChangeText,
  isWritableHouse,
  pathOf,
  undoneHouse,
  writesOf,
} from '../../domain/house/house-changes';
import { createSignal } from '../store';
import { firestore, transact } from './firestore';
import { readAuthor, recordHouse } from './history';
import { EntryChangedError } from './write-errors';

/** What the house says of itself. Writing it does not change the menu's version: phones read it with the version. */
export const houseDocument = doc(firestore, 'meta', 'locale');

/** Emitted after every successful write of it. */
export const houseWritten = createSignal();

/** Nests a value at its place: { risposte: { parking: … } }. */
const nested = (place: readonly string[], value: unknown): object =>
  place.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

/**
 * Writes a change of the house in one commit with its record, provided that its fields are as they were when the form opened. What is
 * already as wanted counts as written.
 * @param own the restaurant's own facts, for the words of the history
 * @returns the change that undoes it
 * @throws as transact does, with 'Failed to update document'; EntryChangedError if somebody else has changed one of the fields first,
 *   or an earlier value cannot be written again
 */
export async function changeHouse(change: HouseChange, own: House): Promise<HouseChange> {
  const done = await transact(
    'Failed to update document',
    async (transaction) => {
      const reads = [transaction.get(houseDocument), readAuthor()] as const;
      const [snapshot, author] = await Promise.all(reads);
      const comparison = compareHouse(readHouse(snapshot.data()), change);
      if (comparison === 'already') return null;
      if (comparison === 'conflict' || !isWritableHouse(change)) {
        return new EntryChangedError('House changed meanwhile');
      }
      for (const { part, value } of writesOf(change)) {
        const path = pathOf(part);
        const data = nested(path, value === undefined ? deleteField() : value);
        transaction.set(houseDocument, data, { mergeFields: [new FieldPath(...path)] });
      }
      recordHouse(transaction, author, change, houseChangeText(change, own));
      return null;
    },
    { writesMenu: false },
  );
  if (done) throw done;
  houseWritten.emit();
  return undoneHouse(change);
}
