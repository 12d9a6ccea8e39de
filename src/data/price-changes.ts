import { doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type PriceWrite, pricesAfter, standsAt } from '../domain/price-change';
import { type Product, writableProduct } from '../domain/product';
import { isOvertaken, menuDocument, productOf, productsCollection } from './collections';
import { firestore } from './firestore';
import { dropMenuCache } from './menu-cache';
import { listProducts } from './products';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from './timeout';
import { UnknownOutcomeError, writeError } from './write-errors';

/** How many products one commit changes at most. */
export const PRICE_BATCH = 200;

/** A batch is many readings and one write: each of the two may take as long as one call, in ms. */
const BATCH_TIMEOUT_MS = 2 * FIRESTORE_TIMEOUT_MS;

const MESSAGE = 'Failed to update document';

/**
 * What became of a product: `written`; or left alone because its prices were `already` as wanted, were `changed` by
 * somebody else, the product is `gone`, or it is `unfit`: not whole, so that the rules refuse it.
 */
export type PriceOutcome = 'written' | 'already' | 'changed' | 'gone' | 'unfit';

/** What became of each product, by its id. */
export type PriceOutcomes = ReadonlyMap<string, PriceOutcome>;

/** The batch that stopped the work may have been written: no answer came. */
export class PricesUnansweredError extends UnknownOutcomeError {
  override name = 'PricesUnansweredError';
  /** The ids of that batch's products. */
  readonly ids: readonly string[];
  /** Whether a look afterwards found nothing of it written. It may still come. */
  readonly seenUnwritten: boolean;

  constructor(ids: readonly string[], seenUnwritten: boolean, cause: unknown) {
    super(MESSAGE, { cause });
    this.ids = ids;
    this.seenUnwritten = seenUnwritten;
  }
}

function outcomeOf(product: Product | null, { steps }: PriceWrite): PriceOutcome {
  if (!product) return 'gone';
  if (standsAt(product, steps, 'after')) return 'already';
  if (!standsAt(product, steps, 'before')) return 'changed';
  const { id, ...fields } = product;
  return v.is(writableProduct, { ...fields, ...pricesAfter(steps) }) ? 'written' : 'unfit';
}

/**
 * One attempt at one batch, atomic with the menu's version.
 * @param limit no commit is sent once it is aborted
 * @param onSend called when everything is read, before the commit is sent
 */
function commitBatch(
  batch: readonly PriceWrite[],
  limit: AbortSignal,
  onSend: () => void,
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
        const product = snapshot?.exists() ? productOf(snapshot) : null;
        const outcome = outcomeOf(product, write);
        outcomes.set(write.id, outcome);
        if (!product || outcome !== 'written') continue;
        // Whole, as the form writes it: what others have changed beside the prices is taken as it was just read.
        const { id, ...fields } = product;
        const written = { ...fields, ...pricesAfter(write.steps) };
        transaction.set(doc(productsCollection, id), written);
      }
      if ([...outcomes.values()].includes('written')) {
        transaction.set(menuDocument, { version: serverTimestamp() });
      }
      onSend();
      return outcomes;
    },
    { maxAttempts: 1 },
  );
}

/** @throws Error where certainly nothing is written, UnknownOutcomeError where it may be; both with the cause */
async function attemptBatch(batch: readonly PriceWrite[]): Promise<PriceOutcomes> {
  const limit = new AbortController();
  let sent = false;
  const work = commitBatch(batch, limit.signal, () => {
    sent = true;
  });
  try {
    return await withTimeout(work, BATCH_TIMEOUT_MS);
  } catch (cause) {
    limit.abort();
    throw sent ? writeError(MESSAGE, cause) : new Error(MESSAGE, { cause });
  } finally {
    dropMenuCache();
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

async function writeBatch(batch: readonly PriceWrite[]): Promise<PriceOutcomes> {
  try {
    return await attemptTwice(batch);
  } catch (error) {
    if (error instanceof UnknownOutcomeError) return lookAfter(batch, error);
    throw error;
  }
}

/**
 * No answer came: what stands there tells. A batch is written whole or not at all, so that one product with its new
 * prices speaks for all; the others are what somebody has changed.
 */
async function lookAfter(batch: readonly PriceWrite[], cause: Error): Promise<PriceOutcomes> {
  const ids = batch.map(({ id }) => id);
  const products = await listProducts().catch(() => null);
  if (products === null) throw new PricesUnansweredError(ids, false, cause.cause);
  const byId = new Map(products.map((product) => [product.id, product]));
  const outcomes = new Map<string, PriceOutcome>();
  for (const write of batch) {
    const outcome = outcomeOf(byId.get(write.id) ?? null, write);
    outcomes.set(write.id, outcome === 'already' ? 'written' : outcome);
    if (outcome === 'written') throw new PricesUnansweredError(ids, true, cause.cause);
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
    onBatch(await writeBatch(writes.slice(from, from + PRICE_BATCH)));
  }
}
