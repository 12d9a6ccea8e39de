import { type DocumentData, doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type PriceWrite, priceNames, pricesAfter, standsAt } from '../../domain/price-change';
import { type Product, type WritableProduct, writableProduct } from '../../domain/product';
import { menuWritten } from '../menu-written';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { isOvertaken, menuDocument, productOf, productsCollection } from './collections';
import { firestore } from './firestore';
import { readProduct } from './products';
import { UnknownOutcomeError, writeError } from './write-errors';

/**
 * How many products one commit changes at most: as asked for. Firestore itself limits a request to 10 MiB and a
 * transaction to 270 s; a product at its longest is a few kB, and we give up much sooner.
 */
export const PRICE_BATCH = 200;

/** A batch is many readings and one write: each of the two may take as long as one call, in ms. */
const BATCH_TIMEOUT_MS = 2 * FIRESTORE_TIMEOUT_MS;

const MESSAGE = 'Failed to update document';

/**
 * What became of a product: `written`; or left alone because its prices were `already` as wanted, were `changed` by
 * somebody else, the product is `gone`, or it is `unfit`: not whole, so that the rules refuse it or another price of it
 * would be made up.
 */
export type PriceOutcome = 'written' | 'already' | 'changed' | 'gone' | 'unfit';

/** What became of each product, by its id. */
export type PriceOutcomes = ReadonlyMap<string, PriceOutcome>;

/** The batch that stopped the work may have been written: no answer came. */
export class PricesUnansweredError extends UnknownOutcomeError {
  override name = 'PricesUnansweredError';
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

function standingOf(product: Product | null, { steps }: PriceWrite) {
  if (!product) return 'gone';
  if (standsAt(product, steps, 'after')) return 'already';
  return standsAt(product, steps, 'before') ? 'before' : 'changed';
}

/**
 * A product with its new prices, whole, as the form writes it: what others have changed beside them is taken as it was
 * just read. null where the rules would refuse it, or where it would change a price that nobody asked for: one that is
 * stored as no number, and was read as 0 or as missing.
 */
function wholeWrite(
  { id, ...fields }: Product,
  stored: DocumentData,
  { steps }: PriceWrite,
): WritableProduct | null {
  const others = priceNames.filter((name) => steps.every((step) => step.name !== name));
  // A further price that was never stored is missing either way.
  if (others.some((name) => (stored[name] ?? null) !== fields[name])) return null;
  const written = { ...fields, ...pricesAfter(steps) };
  return v.is(writableProduct, written) ? written : null;
}

/**
 * One attempt at one batch, atomic with the menu's version.
 * @param limit no commit is sent once it is aborted
 * @param onSend called when everything is read, before the commit is sent, with what it makes of each product
 */
function commitBatch(
  batch: readonly PriceWrite[],
  limit: AbortSignal,
  onSend: (outcomes: PriceOutcomes) => void,
): Promise<PriceOutcomes> {
  return runTransaction(
    firestore,
    async (transaction) => {
      const references = batch.map(({ id }) => doc(productsCollection, id));
      const found = await Promise.all(references.map((reference) => transaction.get(reference)));
      limit.throwIfAborted();
      const outcomes = new Map<string, PriceOutcome>();
      for (const [place, write] of batch.entries()) {
        const snapshot = found[place];
        const stored = snapshot?.data();
        const product = snapshot && stored ? productOf(snapshot) : null;
        const standing = standingOf(product, write);
        const written =
          product && stored && standing === 'before' ? wholeWrite(product, stored, write) : null;
        outcomes.set(write.id, written ? 'written' : standing === 'before' ? 'unfit' : standing);
        if (written) transaction.set(doc(productsCollection, write.id), written);
      }
      if ([...outcomes.values()].includes('written')) {
        transaction.set(menuDocument, { version: serverTimestamp() });
      }
      onSend(outcomes);
      return outcomes;
    },
    { maxAttempts: 1 },
  );
}

/** @throws Error where certainly nothing is written, PricesUnansweredError where it may be; both with the cause */
async function attemptBatch(batch: readonly PriceWrite[]): Promise<PriceOutcomes> {
  const limit = new AbortController();
  const sent: { outcomes: PriceOutcomes | null } = { outcomes: null };
  const work = commitBatch(batch, limit.signal, (outcomes) => {
    sent.outcomes = outcomes;
  });
  try {
    return await withTimeout(work, BATCH_TIMEOUT_MS);
  } catch (cause) {
    limit.abort();
    if (sent.outcomes === null) throw new Error(MESSAGE, { cause });
    const error = writeError(MESSAGE, cause);
    if (!(error instanceof UnknownOutcomeError)) throw error;
    return await lookAfter(batch, sent.outcomes, cause);
  } finally {
    menuWritten.emit();
  }
}

/** Where somebody wrote between our look and our write, another look says what. */
async function attemptTwice(batch: readonly PriceWrite[]): Promise<PriceOutcomes> {
  try {
    return await attemptBatch(batch);
  } catch (error) {
    if (!(error instanceof Error) || !isOvertaken(error.cause)) throw error;
    return attemptBatch(batch);
  }
}

/**
 * No answer came: what stands there tells. A batch is written whole or not at all, so that one product with its old
 * prices speaks for all. Only what this commit was to write can be its work: new prices that stood there when it was
 * put together are somebody else's.
 */
async function lookAfter(
  batch: readonly PriceWrite[],
  sent: PriceOutcomes,
  cause: unknown,
): Promise<PriceOutcomes> {
  const own = batch.filter(({ id }) => sent.get(id) === 'written');
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return sent;
  const found = await Promise.all(ids.map(readProduct)).catch(() => null);
  if (found === null) throw new PricesUnansweredError(ids, false, cause);
  const outcomes = new Map(sent);
  for (const [index, write] of own.entries()) {
    const standing = standingOf(found[index] ?? null, write);
    if (standing === 'before') throw new PricesUnansweredError(ids, true, cause);
    outcomes.set(write.id, standing === 'already' ? 'written' : standing);
  }
  return outcomes;
}

/**
 * Changes the prices of many products, in batches of at most PRICE_BATCH, each of them one atomic commit with the
 * menu's version. A product is written only while the prices in question stand as they did; another is left alone.
 * @param onBatch what became of the products of a batch, as soon as that is certain
 * @throws Error 'Failed to update document' with the cause: of this batch and those after it nothing is written;
 *   PricesUnansweredError where this batch may be
 */
export async function changePrices(
  writes: readonly PriceWrite[],
  onBatch: (outcomes: PriceOutcomes) => void,
): Promise<void> {
  for (let from = 0; from < writes.length; from += PRICE_BATCH) {
    onBatch(await attemptTwice(writes.slice(from, from + PRICE_BATCH)));
  }
}
