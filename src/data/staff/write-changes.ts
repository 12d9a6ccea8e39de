import {
  type DocumentData,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import {
  type Change,
  compareChange,
  type Fields,
  fieldsIn,
  withOneAnswer,
} from '../../domain/changes/change';
import { isPlacing } from '../../domain/changes/menu-order';
import { type FieldName, fieldNames, nullableNames } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { writableProduct } from '../../domain/product/validation';
import type { Today } from '../../domain/today/today';
import { FIRESTORE_TIMEOUT_MS } from '../timeout';
import { type ReadAhead, takeAhead } from './ahead';
import { menuDocument, productOf, productsCollection, transact } from './firestore';
import { readAuthor, recordChange, type WritePurpose } from './history';
import { sessionSettled } from './session';
import { forgetStatuses } from './today';
import { TooManyError } from './write-errors';
import { type Outcome, type Outcomes, todayWritten } from './written';

/** The maximum number of products in one commit. Each is two writes, its own and its record's. */
export const MAX_CHANGES = 500;

/** How much longer a commit may take for each of its products, in ms: each is a request of its own. */
const MORE_MS = 200;

const WRITTEN: Outcome = { kind: 'written' };

/**
 * The fields of a document that an update has to add because the rules check every field: nullable ones that are missing and, for
 * a form, which shows what it read, also malformed ones. Allergens are never guessed: only a list that was read in full is set.
 */
function completionOf(stored: DocumentData, current: Product, purpose: WritePurpose): Fields {
  const { entries } = writableProduct;
  const isFit = (name: FieldName) => v.is(v.object({ [name]: entries[name] }), stored);
  const isGuess = (name: FieldName) => name === 'allergeni' && current.allergeniDaVerificare;
  const names =
    purpose === 'form'
      ? fieldNames.filter((name) => !isFit(name) && !isGuess(name))
      : nullableNames.filter((name) => stored[name] === undefined);
  return fieldsIn(current, names);
}

/** Applies a change to the stored document, which a form also repairs. Without `fields` nothing is written, null deletes it. */
function stepOf(
  snapshot: DocumentSnapshot,
  change: Change,
  purpose: WritePurpose,
): { outcome: Outcome; fields?: Fields | null } {
  const stored = snapshot.data();
  const current = stored ? productOf(snapshot) : null;
  const comparison = compareChange(current, change);
  if (comparison === 'conflict') return { outcome: { kind: 'conflict', current } };
  const completion = stored && current ? completionOf(stored, current, purpose) : {};
  const isRepair = purpose === 'form' && Object.keys(completion).length > 0;
  if (comparison === 'already' && !isRepair) return { outcome: WRITTEN };
  if (change.after === null) return { outcome: WRITTEN, fields: null };
  const after = stored ? withOneAnswer(change.after) : change.after;
  const fields = { ...completion, ...after };
  const isFit = v.is(writableProduct, { ...fieldsIn(stored ?? {}, fieldNames), ...fields });
  return isFit ? { outcome: WRITTEN, fields } : { outcome: { kind: 'unfit' } };
}

/**
 * Reads the stored products, and writes those that can be written, with the menu's version and a record for each.
 * @param reading what a transaction reads ahead, which serves that transaction alone
 */
async function writeIn(
  transaction: Transaction,
  changes: readonly Change[],
  {
    purpose,
    uid,
    reading,
  }: {
    purpose: WritePurpose;
    uid?: string | undefined;
    reading?: Promise<ReadAhead | null> | undefined;
  },
): Promise<{ outcomes: Outcomes; today: Today | null }> {
  const ahead = (await reading) ?? null;
  const known = ahead?.transaction === transaction ? ahead : null;
  const snapshots = changes.map(async (change) => {
    const reference = doc(productsCollection, change.id);
    const snapshot = known?.snapshot ?? (await transaction.get(reference));
    return { change, reference, ...stepOf(snapshot, change, purpose) };
  });
  const [author, ...steps] = await Promise.all([known?.author ?? readAuthor(uid), ...snapshots]);
  if (changes.some(isPlacing) && steps.some(({ outcome }) => outcome !== WRITTEN)) {
    const refused = steps.map(({ change, outcome }): [string, Outcome] => [
      change.id,
      outcome === WRITTEN ? { kind: 'skipped' } : outcome,
    ]);
    return { outcomes: new Map(refused), today: null };
  }
  const writes = steps.filter(({ fields }) => fields !== undefined);
  const deleted = writes.filter(({ fields }) => fields === null).map(({ change }) => change.id);
  const today = deleted.length > 0 ? await forgetStatuses(transaction, deleted) : null;
  for (const { change, reference, fields } of writes) {
    // Fields that the change does not name stay as they are.
    if (fields) transaction.set(reference, fields, { merge: true });
    else transaction.delete(reference);
    recordChange(transaction, author, purpose, change);
  }
  if (writes.length > 0) transaction.set(menuDocument, { version: serverTimestamp() });
  return { outcomes: new Map(steps.map(({ change, outcome }) => [change.id, outcome])), today };
}

function messageOf(changes: readonly Change[]): string {
  if (changes.every(({ before }) => before === null)) return 'Failed to add document';
  if (changes.every(({ after }) => after === null)) return 'Failed to delete document';
  return 'Failed to update document';
}

/**
 * Writes changes of products in one commit, with the menu's version and a record in `modifiche` for each product: all of it
 * happens, or nothing. Only the named fields are compared and set. What others have changed is left out; of an order nothing is
 * written then. A retry is safe. Does not touch pictures: `saveProducts` does.
 * @param changes no two with the same id
 * @param author uid of the author, if that is not the session's user
 * @returns the outcome for each product
 * @throws Error 'Failed to add document', 'Failed to update document' or 'Failed to delete document' with the cause: nothing is
 *   written; UnansweredError with the same message: nobody knows; TooManyError before anything is sent
 */
export async function writeChanges(
  changes: readonly Change[],
  purpose: WritePurpose,
  author?: string,
): Promise<Outcomes> {
  if (changes.length === 0) return new Map();
  if (changes.length > MAX_CHANGES) throw new TooManyError(MAX_CHANGES);
  const { begun, reading } = (author === undefined && takeAhead(changes)) || {};
  const { outcomes, today } = await transact(
    messageOf(changes),
    (transaction) => writeIn(transaction, changes, { purpose, uid: author, reading }),
    { timeoutMs: FIRESTORE_TIMEOUT_MS + (changes.length - 1) * MORE_MS, begun },
  );
  if (today) todayWritten.emit(today);
  return outcomes;
}

/**
 * Sets only the menu's version, so that every phone reloads the menu: for changes made by hand in the Firebase console.
 * @throws Error 'Failed to update document' with the cause
 */
export async function renewVersion(): Promise<void> {
  // Firestore's SDK sends no token before the auth service has started.
  await sessionSettled();
  return transact('Failed to update document', async (transaction) => {
    transaction.set(menuDocument, { version: serverTimestamp() });
  });
}
