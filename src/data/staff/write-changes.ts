import {
  type DocumentData,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import {
  answered,
  type Change,
  compareChange,
  type Fields,
  fieldsIn,
} from '../../domain/changes/change';
import { type FieldName, fieldNames, nullableNames } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { writableProduct } from '../../domain/staff/validation';
import type { Tonight } from '../../domain/tonight/tonight';
import { FIRESTORE_TIMEOUT_MS } from '../timeout';
import { menuDocument, productOf, productsCollection, transact } from './firestore';
import { type Purpose, type Run, type RunProgress, readAuthor, recordIn } from './history';
import { forgetMarks, tonightWritten } from './tonight';
import { ConflictError, UnfitError } from './write-errors';

/**
 * The maximum number of products in one commit. Firestore allows the rules 20 document look-ups per commit. They need two
 * for each product, one for the version, one for `meta/oggi` and one for the history entry (firestore.rules), 19 in all.
 */
export const MAX_BATCH = 8;

/**
 * The outcome for one product. `written`: also if it was already as wanted. `conflict`: skipped, because it was changed since it
 * was read, to `current` (null: deleted). `unfit`: skipped, see UnfitError.
 */
export type Outcome =
  | { kind: 'written' }
  | { kind: 'conflict'; current: Product | null }
  | { kind: 'unfit' };

/** The outcome for each product, by id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

export type WriteOptions = {
  purpose: Purpose;
  /** Set if the changes are a run, or the rest of one. */
  run?: Run;
  /** Called with the outcomes of each batch, as soon as they are certain. */
  onBatch?: (outcomes: Outcomes) => void;
  /** Stops the work after the current batch. */
  signal?: AbortSignal;
  /** Uid of the author, if that is not the session's user. */
  author?: string;
};

const WRITTEN: Outcome = { kind: 'written' };

/**
 * The fields of a document that an update has to add because the rules check every field: nullable ones that are missing and, for
 * a form, which shows what it read, also malformed ones. Allergens are never guessed: only a list that was read in full is set.
 */
function completionOf(stored: DocumentData, current: Product, purpose: Purpose): Fields {
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
  purpose: Purpose,
): { outcome: Outcome; fields?: Fields | null } {
  const stored = snapshot.data();
  const current = stored ? productOf(snapshot) : null;
  const comparison = compareChange(current, change);
  if (comparison === 'conflict') return { outcome: { kind: 'conflict', current } };
  const completion = stored && current ? completionOf(stored, current, purpose) : {};
  const isRepair = purpose === 'form' && Object.keys(completion).length > 0;
  if (comparison === 'already' && !isRepair) return { outcome: WRITTEN };
  if (change.after === null) return { outcome: WRITTEN, fields: null };
  const after = stored ? answered(change.after) : change.after;
  const fields = { ...completion, ...after };
  const isFit = v.is(writableProduct, { ...fieldsIn(stored ?? {}, fieldNames), ...fields });
  return isFit ? { outcome: WRITTEN, fields } : { outcome: { kind: 'unfit' } };
}

/** Reads the stored products, and writes a batch with the menu's version and the history entry. */
async function writeIn(
  transaction: Transaction,
  changes: readonly Change[],
  run: RunProgress | undefined,
  { purpose, author: uid }: WriteOptions,
): Promise<{ outcomes: Outcomes; tonight: Tonight | null }> {
  const reading = changes.map(async (change) => {
    const reference = doc(productsCollection, change.id);
    const snapshot = await transaction.get(reference);
    return { change, reference, ...stepOf(snapshot, change, purpose) };
  });
  const [author, ...steps] = await Promise.all([readAuthor(uid), ...reading]);
  const writes = steps.filter(({ fields }) => fields !== undefined);
  const deleted = writes.filter(({ fields }) => fields === null).map(({ change }) => change.id);
  const tonight = deleted.length > 0 ? await forgetMarks(transaction, deleted) : null;
  for (const { reference, fields } of writes) {
    // Fields that the change does not name stay as they are.
    if (fields) transaction.set(reference, fields, { merge: true });
    else transaction.delete(reference);
  }
  if (writes.length > 0) transaction.set(menuDocument, { version: serverTimestamp() });
  // A run's last batch is recorded even if nothing of it was left to write: only then is the run complete.
  if (writes.length > 0 || (run && run.done === run.size)) {
    const written = writes.map(({ change }) => change);
    recordIn(transaction, { author, purpose, changes: written, run });
  }
  return { outcomes: new Map(steps.map(({ change, outcome }) => [change.id, outcome])), tonight };
}

function messageOf(changes: readonly Change[]): string {
  if (changes.every(({ before }) => before === null)) return 'Failed to add document';
  if (changes.every(({ after }) => after === null)) return 'Failed to delete document';
  return 'Failed to update document';
}

/**
 * Writes changes of products, in batches of at most MAX_BATCH. Each batch is one atomic commit with the menu's version and an
 * entry in `modifiche`. Only the named fields are compared and set, so that a retry is safe. Pictures of deleted products stay
 * in the bucket: an undo brings the products back.
 * @param changes no two with the same id
 * @returns the outcome for each product; products without one were not reached
 * @throws Error 'Failed to add document', 'Failed to update document' or 'Failed to delete document' with the cause: no later
 *   batch is written, and this one may have been if no response came
 */
export async function writeChanges(
  changes: readonly Change[],
  options: WriteOptions,
): Promise<Outcomes> {
  const { run, onBatch, signal } = options;
  const all = new Map<string, Outcome>();
  for (let from = 0; from < changes.length && !signal?.aborted; from += MAX_BATCH) {
    const batch = changes.slice(from, from + MAX_BATCH);
    const left = changes.length - from - batch.length;
    const progress = run && { ...run, done: run.size - left };
    const { outcomes, tonight } = await transact(
      messageOf(batch),
      (transaction) => writeIn(transaction, batch, progress, options),
      // A batch reads each of its products first.
      batch.length > 1 ? { timeoutMs: 2 * FIRESTORE_TIMEOUT_MS } : {},
    );
    if (tonight) tonightWritten.emit(tonight);
    for (const [id, outcome] of outcomes) all.set(id, outcome);
    onBatch?.(outcomes);
  }
  return all;
}

/**
 * Sets only the menu's version, so that every phone reloads the menu: for changes made by hand in the Firebase console.
 * @throws Error 'Failed to update document' with the cause
 */
export function renewVersion(): Promise<void> {
  return transact('Failed to update document', async (transaction) => {
    transaction.set(menuDocument, { version: serverTimestamp() });
  });
}

/** Writes one change. @throws as writeChanges does; ConflictError if the product was changed since it was read; UnfitError */
export async function writeChange(change: Change, purpose: Purpose): Promise<void> {
  const outcome = (await writeChanges([change], { purpose })).get(change.id);
  if (outcome?.kind === 'conflict') throw new ConflictError(outcome.current, change);
  if (outcome?.kind === 'unfit') throw new UnfitError('Product cannot be written');
}
