import {
  type DocumentData,
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Change, type Fields, fieldsIn, standingOf } from '../../domain/changes/change';
import { type FieldName, fieldNames, fieldsOf } from '../../domain/product/fields';
import type { Product } from '../../domain/product/product';
import { writableProduct } from '../../domain/product/validation';
import type { Tonight } from '../../domain/tonight/tonight';
import { FIRESTORE_TIMEOUT_MS } from '../timeout';
import { menuDocument, productOf, productsCollection, transact } from './firestore';
import { type Purpose, type Run, type RunProgress, readAuthor, recordIn } from './history';
import { forgetSoldOut, tonightWritten } from './tonight';
import { ConflictError, UnfitError } from './write-errors';

/**
 * How many products one commit changes at most. Firestore allows the rules 20 document look-ups a commit. They need two
 * for each product, one for the version, one for `meta/oggi` and one for the record (firestore.rules), 19 in all.
 */
export const MAX_BATCH = 8;

/**
 * What became of a product. `written`, also where it already stood as wanted; left alone in a `conflict` with what somebody
 * else wrote (null: deleted), or because it is `unfit` (UnfitError).
 */
export type Outcome =
  | { kind: 'written' }
  | { kind: 'conflict'; current: Product | null }
  | { kind: 'unfit' };

/** What became of each product, by its id. */
export type Outcomes = ReadonlyMap<string, Outcome>;

export type WriteOptions = {
  purpose: Purpose;
  /** Where the changes are the rest of a run, or all of it. */
  run?: Run;
  /** What became of the products of a batch, as soon as that is certain. */
  onBatch?: (outcomes: Outcomes) => void;
  /** Ends the work after the batch that is being written. */
  signal?: AbortSignal;
  /** Uid of who writes, where that is not the session's user. */
  author?: string;
};

const WRITTEN: Outcome = { kind: 'written' };

/**
 * The fields of a document that an update has to set because the rules look at each of them: those that may be null and are
 * missing, and in a form, which shows what it read, also those of another shape. Allergens are never guessed.
 */
function completionOf(stored: DocumentData, current: Product, purpose: Purpose): Fields {
  const { entries } = writableProduct;
  const isFit = (name: FieldName) => v.is(v.object({ [name]: entries[name] }), stored);
  const names =
    purpose === 'form'
      ? fieldNames.filter((name) => name !== 'allergeni' && !isFit(name))
      : fieldsOf('optionalPrice', 'picture').filter((name) => stored[name] === undefined);
  return fieldsIn(current, names);
}

/** What a change makes of the document that stands there: no `fields` write nothing, null deletes it. */
function stepOf(
  snapshot: DocumentSnapshot,
  change: Change,
  purpose: Purpose,
): { outcome: Outcome; fields?: Fields | null } {
  const stored = snapshot.data();
  const current = stored ? productOf(snapshot) : null;
  const standing = standingOf(current, change);
  if (standing === 'already') return { outcome: WRITTEN };
  if (standing === 'conflict') return { outcome: { kind: 'conflict', current } };
  if (change.after === null) return { outcome: WRITTEN, fields: null };
  const completion = stored && current ? completionOf(stored, current, purpose) : {};
  const fields = { ...completion, ...change.after };
  const isFit = v.is(writableProduct, { ...fieldsIn(stored ?? {}, fieldNames), ...fields });
  return isFit ? { outcome: WRITTEN, fields } : { outcome: { kind: 'unfit' } };
}

/** Reads what stands, and writes a batch with the menu's version and its record. */
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
  const tonight = deleted.length > 0 ? await forgetSoldOut(transaction, deleted) : null;
  for (const { reference, fields } of writes) {
    // The fields that it does not name stay as they are.
    if (fields) transaction.set(reference, fields, { merge: true });
    else transaction.delete(reference);
  }
  if (writes.length > 0) transaction.set(menuDocument, { version: serverTimestamp() });
  // A run's last batch is written down also where nothing of it was left to write: only then the run is whole.
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
 * Writes changes of products, in batches of at most MAX_BATCH, each of them one atomic commit with the menu's version and a
 * record in `modifiche`. Only the named fields are compared and set, so that a repeated call does no harm. Pictures of
 * deleted products stay in the bucket: an undo brings the products back.
 * @param changes no two with the same id
 * @returns what became of each product; those without an outcome were not reached
 * @throws Error 'Failed to add document', 'Failed to update document' or 'Failed to delete document' with the cause: nothing
 *   is written after this batch, and this batch may be where no answer came
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
 * Sets the menu's version alone, so that every phone reads the menu again: for what was changed by hand in the Firebase console.
 * @throws Error 'Failed to update document' with the cause
 */
export function renewVersion(): Promise<void> {
  return transact('Failed to update document', async (transaction) => {
    transaction.set(menuDocument, { version: serverTimestamp() });
  });
}

/**
 * Writes one change of a product.
 * @throws as writeChanges does; ConflictError where somebody else was faster; UnfitError
 */
export async function writeChange(change: Change, purpose: Purpose): Promise<void> {
  const outcome = (await writeChanges([change], { purpose })).get(change.id);
  if (outcome?.kind === 'conflict') throw new ConflictError(outcome.current, change);
  if (outcome?.kind === 'unfit') throw new UnfitError('Product cannot be written');
}
