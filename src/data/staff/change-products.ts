import {
  type DocumentSnapshot,
  doc,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Change, standingOf } from '../../domain/changes/change-plan';
import { type WritableProduct, writableProduct } from '../../domain/product/product';
import { wholeProduct } from '../../domain/product/product-fields';
import type { SoldOut } from '../../domain/tonight/tonight-changes';
import { FIRESTORE_TIMEOUT_MS } from '../timeout';
import { menuDocument, productOf, productsCollection } from './collections';
import { pause } from './pause';
import { readProduct } from './products';
import { writeSoldOut } from './tonight';
import { transact } from './transact';
import { isTooFast, UnknownOutcomeError } from './write-errors';

/**
 * How many products one commit changes at most. Firestore allows the rules 20 document look-ups a commit. They need two
 * for each product and one for the menu's version (firestore.rules), 19 in all. The emulator accepts many more, but
 * nothing promises that Firestore counts a look-up that the rules repeat only once.
 */
export const PRODUCTS_PER_COMMIT = 9;

/** A batch is many reads and one write: each of the two may take as long as one call, in ms. */
const BATCH_TIMEOUT_MS = 2 * FIRESTORE_TIMEOUT_MS;

/**
 * How long a batch waits each time before it is sent once more, in ms. Every commit writes `meta/menu`, and Firestore
 * advises about one sustained write a second to a document. That is no limit: short bursts pass, and past them Firestore
 * refuses a commit, with nothing written. So the commits follow each other at once, 450 prices in some 15 seconds instead
 * of 50, and wait only where Firestore asks for it.
 */
const WAITS_MS = [1_000, 2_000, 4_000] as const;

const MESSAGE = 'Failed to update document';

/**
 * What became of a product: `written`; or left alone because it stood `already` as wanted, was `changed` by somebody
 * else, is `gone`, or is `unfit`: what is stored is not a whole product, so that a write of it would replace what cannot
 * be read by a guess.
 */
export type ChangeOutcome = 'written' | 'already' | 'changed' | 'gone' | 'unfit';

/** What became of each product, by its id. */
export type ChangeOutcomes = ReadonlyMap<string, ChangeOutcome>;

/** What the writer reports, and how it is stopped. */
export type ChangeProgress = {
  /** The ids of the products that the next commit writes, and which of those that it deletes are sold out. */
  onSend?: (ids: readonly string[], soldOut: SoldOut) => void;
  /** What became of the products of a batch, as soon as that is certain. */
  onBatch: (outcomes: ChangeOutcomes) => void;
  /** Ends the work after the batch that is being written. */
  signal?: AbortSignal;
};

/** The batch that stopped the work may have been written: no answer came. */
export class ChangesUnansweredError extends UnknownOutcomeError {
  override name = 'ChangesUnansweredError';
  /** The ids of the products that it was to write. */
  readonly ids: readonly string[];
  /** Whether a look afterwards found nothing of it written. It may still come. */
  readonly seenUnwritten: boolean;

  constructor(ids: readonly string[], seenUnwritten: boolean, cause: unknown) {
    super(MESSAGE, { cause });
    this.ids = ids;
    this.seenUnwritten = seenUnwritten;
  }
}

/** What a change makes of the document that stands there, and what is to be written: null is a deletion. */
function stepOf(
  snapshot: DocumentSnapshot,
  change: Change,
): { outcome: ChangeOutcome; product: WritableProduct | null } {
  const stored = snapshot.data();
  const whole = stored ? wholeProduct(stored) : null;
  if (stored && !whole) return { outcome: 'unfit', product: null };
  const outcome = standingOf(stored ? productOf(snapshot) : null, change);
  if (outcome !== 'before') return { outcome, product: null };
  if (change.after === null) return { outcome: 'written', product: null };
  const product = { ...whole, ...change.after };
  return v.is(writableProduct, product)
    ? { outcome: 'written', product }
    : { outcome: 'unfit', product: null };
}

/** What a commit is to do: the outcome of every product, the changes that it writes, and what they delete sold out. */
type Commit = { outcomes: Map<string, ChangeOutcome>; written: Change[]; soldOut: SoldOut };

/** Reads what stands, and writes one batch with the menu's version. */
async function commitBatch(transaction: Transaction, batch: readonly Change[]): Promise<Commit> {
  const steps = await Promise.all(
    batch.map(async (change) => {
      const reference = doc(productsCollection, change.id);
      return { change, reference, ...stepOf(await transaction.get(reference), change) };
    }),
  );
  // Nothing stands where a product is to be created, as nothing stands after its undo. The version tells the two apart:
  // once it was read, the server refuses a commit that arrives after any other.
  if (batch.some(({ before }) => before === null)) await transaction.get(menuDocument);
  const writes = steps.filter(({ outcome }) => outcome === 'written');
  const written = writes.map(({ change }) => change);
  const deleted = written.filter(({ after }) => after === null).map(({ id }) => id);
  const restored = written.flatMap(({ id, soldOut }) =>
    soldOut === undefined ? [] : [[id, soldOut] as const],
  );
  const soldOut = await writeSoldOut(transaction, deleted, new Map(restored));
  for (const { reference, product } of writes) {
    if (product) transaction.set(reference, product);
    else transaction.delete(reference);
  }
  if (writes.length > 0) transaction.set(menuDocument, { version: serverTimestamp() });
  const outcomes = new Map(steps.map(({ change, outcome }) => [change.id, outcome]));
  return { outcomes, written, soldOut };
}

/** @throws Error where certainly nothing is written, ChangesUnansweredError where it may be; both with the cause */
async function writeBatch(
  batch: readonly Change[],
  { onSend }: ChangeProgress,
): Promise<ChangeOutcomes> {
  let commit: Commit = { outcomes: new Map(), written: [], soldOut: new Map() };
  try {
    await transact(
      MESSAGE,
      async (transaction) => {
        commit = await commitBatch(transaction, batch);
        const ids = commit.written.map(({ id }) => id);
        onSend?.(ids, commit.soldOut);
      },
      { timeoutMs: BATCH_TIMEOUT_MS },
    );
    return commit.outcomes;
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    return new Map([...commit.outcomes, ...(await lookAfter(commit.written, error.cause))]);
  }
}

/**
 * No answer came: what stands there tells. A batch is written whole or not at all, so that one product that stands as
 * before speaks for all. Only what the commit was to write can be its work: what stood there as wanted when it was put
 * together is somebody else's.
 * @param sent the changes that the commit was to write
 * @throws ChangesUnansweredError
 */
async function lookAfter(sent: readonly Change[], cause: unknown): Promise<ChangeOutcomes> {
  const ids = sent.map(({ id }) => id);
  const found = await Promise.all(ids.map(readProduct)).catch(() => null);
  if (found === null) throw new ChangesUnansweredError(ids, false, cause);
  const outcomes = new Map<string, ChangeOutcome>();
  for (const [index, change] of sent.entries()) {
    const standing = standingOf(found[index] ?? null, change);
    if (standing === 'before') throw new ChangesUnansweredError(ids, true, cause);
    outcomes.set(change.id, standing === 'already' ? 'written' : standing);
  }
  return outcomes;
}

/**
 * Writes a batch, and once more after each wait where Firestore refuses it as too fast.
 * @returns null where the work was ended meanwhile
 */
async function writePatiently(
  batch: readonly Change[],
  progress: ChangeProgress,
  [wait, ...later]: readonly number[] = WAITS_MS,
): Promise<ChangeOutcomes | null> {
  try {
    return await writeBatch(batch, progress);
  } catch (error) {
    if (wait === undefined || !isTooFast(error)) throw error;
    await pause(wait, progress.signal);
    return progress.signal?.aborted ? null : writePatiently(batch, progress, later);
  }
}

/**
 * Changes many products, in batches of at most PRODUCTS_PER_COMMIT, each of them one atomic commit with the menu's
 * version. A product is written only while it stands as its change expects; another is left alone. The pictures of
 * products that are deleted stay in the bucket: an undo brings the products back.
 * @param changes no two with the same id (planChanges); those without an outcome afterwards were not reached
 * @throws Error 'Failed to update document' with the cause: of this batch and those after it nothing is written;
 *   ChangesUnansweredError where this batch may be
 */
export async function changeProducts(
  changes: readonly Change[],
  progress: ChangeProgress,
): Promise<void> {
  for (let from = 0; from < changes.length; from += PRODUCTS_PER_COMMIT) {
    if (progress.signal?.aborted) return;
    const outcomes = await writePatiently(
      changes.slice(from, from + PRODUCTS_PER_COMMIT),
      progress,
    );
    if (outcomes === null) return;
    progress.onBatch(outcomes);
  }
}
