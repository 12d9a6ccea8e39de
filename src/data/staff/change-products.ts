import { type DocumentSnapshot, doc, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Change, standingOf } from '../../domain/change-plan';
import { type WritableProduct, wholeProduct, writableProduct } from '../../domain/product';
import { FIRESTORE_TIMEOUT_MS, pause } from '../timeout';
import { menuDocument, productOf, productsCollection } from './collections';
import { readProduct } from './products';
import { forgetProducts } from './tonight';
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
  /** The ids of the products that the next commit writes, before it is sent. */
  onSend?: (ids: readonly string[]) => void;
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
  snapshot: DocumentSnapshot | undefined,
  change: Change,
): { outcome: ChangeOutcome; product: WritableProduct | null } {
  const stored = snapshot?.data();
  const whole = stored ? wholeProduct(stored) : null;
  if (stored && !whole) return { outcome: 'unfit', product: null };
  const standing = standingOf(snapshot && stored ? productOf(snapshot) : null, change);
  if (standing !== 'before') return { outcome: standing, product: null };
  if (change.after === null) return { outcome: 'written', product: null };
  const product = { ...whole, ...change.after };
  return v.is(writableProduct, product)
    ? { outcome: 'written', product }
    : { outcome: 'unfit', product: null };
}

/**
 * Writes one batch, atomic with the menu's version.
 * @param onPlan called before the commit is sent, with what it makes of each product
 */
function commitBatch(
  batch: readonly Change[],
  onPlan: (outcomes: ChangeOutcomes) => void,
): Promise<ChangeOutcomes> {
  return transact(
    MESSAGE,
    async (transaction) => {
      const references = batch.map(({ id }) => doc(productsCollection, id));
      const found = await Promise.all(references.map((reference) => transaction.get(reference)));
      // Nothing stands where a product is to be created, as nothing stands after its undo. The version tells the two
      // apart: once it was read, the server refuses a commit that arrives after any other.
      if (batch.some(({ before }) => before === null)) await transaction.get(menuDocument);
      const steps = batch.map((change, place) => ({
        id: change.id,
        ...stepOf(found[place], change),
      }));
      const written = steps.filter(({ outcome }) => outcome === 'written');
      const deleted = written.filter(({ product }) => product === null).map(({ id }) => id);
      if (deleted.length > 0) await forgetProducts(transaction, deleted);
      for (const { id, product } of written) {
        const reference = doc(productsCollection, id);
        if (product) transaction.set(reference, product);
        else transaction.delete(reference);
      }
      const outcomes = new Map(steps.map(({ id, outcome }) => [id, outcome]));
      if (written.length > 0) transaction.set(menuDocument, { version: serverTimestamp() });
      onPlan(outcomes);
      return outcomes;
    },
    { timeoutMs: BATCH_TIMEOUT_MS },
  );
}

/** The products that a batch writes, by the outcomes that it will have. */
function ownOf(batch: readonly Change[], outcomes: ChangeOutcomes): Change[] {
  return batch.filter(({ id }) => outcomes.get(id) === 'written');
}

/** @throws Error where certainly nothing is written, ChangesUnansweredError where it may be; both with the cause */
async function writeBatch(
  batch: readonly Change[],
  onSend: ChangeProgress['onSend'],
): Promise<ChangeOutcomes> {
  const sent: { outcomes: ChangeOutcomes } = { outcomes: new Map() };
  try {
    return await commitBatch(batch, (outcomes) => {
      sent.outcomes = outcomes;
      onSend?.(ownOf(batch, outcomes).map(({ id }) => id));
    });
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    return await lookAfter(batch, sent.outcomes, error.cause);
  }
}

/**
 * No answer came: what stands there tells. A batch is written whole or not at all, so that one product that stands as
 * before speaks for all. Only what this commit was to write can be its work: what stood there as wanted when it was put
 * together is somebody else's.
 */
async function lookAfter(
  batch: readonly Change[],
  sent: ChangeOutcomes,
  cause: unknown,
): Promise<ChangeOutcomes> {
  const own = ownOf(batch, sent);
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return sent;
  const found = await Promise.all(ids.map(readProduct)).catch(() => null);
  if (found === null) throw new ChangesUnansweredError(ids, false, cause);
  const outcomes = new Map(sent);
  for (const [index, change] of own.entries()) {
    const standing = standingOf(found[index] ?? null, change);
    if (standing === 'before') throw new ChangesUnansweredError(ids, true, cause);
    outcomes.set(change.id, standing === 'already' ? 'written' : standing);
  }
  return outcomes;
}

/** Writes a batch, and waits where Firestore refuses it as too fast. @returns null where the work was ended meanwhile */
async function writePatiently(
  batch: readonly Change[],
  { onSend, signal }: ChangeProgress,
): Promise<ChangeOutcomes | null> {
  for (const wait of WAITS_MS) {
    try {
      return await writeBatch(batch, onSend);
    } catch (error) {
      if (!isTooFast(error)) throw error;
      await pause(wait, signal);
      if (signal?.aborted) return null;
    }
  }
  return writeBatch(batch, onSend);
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
