import { type DocumentData, doc, serverTimestamp } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type PriceWrite, pricesAfter, standsAt } from '../../domain/price-change';
import { type Product, type WritableProduct, writableProduct } from '../../domain/product';
import { FIRESTORE_TIMEOUT_MS } from '../timeout';
import { menuDocument, productOf, productsCollection } from './collections';
import { readProduct } from './products';
import { transact } from './transact';
import { UnknownOutcomeError } from './write-errors';

/**
 * How many products one commit changes at most. Firestore allows the rules 20 document look-ups a commit. They need two
 * for each product and one for the menu's version (firestore.rules), 19 in all. The emulator accepts many more, but
 * nothing promises that Firestore counts a look-up that the rules repeat only once.
 */
export const PRODUCTS_PER_COMMIT = 9;

/** A batch is many reads and one write: each of the two may take as long as one call, in ms. */
const BATCH_TIMEOUT_MS = 2 * FIRESTORE_TIMEOUT_MS;

const MESSAGE = 'Failed to update document';

/**
 * What became of a product: `written`; or left alone because its prices were `already` as wanted, were `changed` by
 * somebody else, the product is `gone`, or it is `unfit`: what is stored is not a whole product, so that a write of it
 * would replace what cannot be read by a guess.
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
 * The stored document with its new prices, as it will be written. A lenient reading is never written back: whatever it
 * could not make sense of would be lost.
 * @returns null where what is stored is not a whole product. Only fields that may be null may be missing.
 */
function wholeWrite(stored: DocumentData, { steps }: PriceWrite): WritableProduct | null {
  const product = { image: null, prezzo_familiare: null, prezzo_al_metro: null, ...stored };
  const written = { ...product, ...pricesAfter(steps) };
  return v.is(writableProduct, product) && v.is(writableProduct, written) ? written : null;
}

/**
 * Writes one batch, atomic with the menu's version.
 * @param onSend called before the commit is sent, with what it makes of each product
 */
function commitBatch(
  batch: readonly PriceWrite[],
  onSend: (outcomes: PriceOutcomes) => void,
): Promise<PriceOutcomes> {
  return transact(
    MESSAGE,
    async (transaction) => {
      const references = batch.map(({ id }) => doc(productsCollection, id));
      const found = await Promise.all(references.map((reference) => transaction.get(reference)));
      const outcomes = new Map<string, PriceOutcome>();
      for (const [place, write] of batch.entries()) {
        const snapshot = found[place];
        const stored = snapshot?.data();
        const standing = standingOf(snapshot && stored ? productOf(snapshot) : null, write);
        const written = stored && standing === 'before' ? wholeWrite(stored, write) : null;
        outcomes.set(write.id, written ? 'written' : standing === 'before' ? 'unfit' : standing);
        if (written) transaction.set(doc(productsCollection, write.id), written);
      }
      if ([...outcomes.values()].includes('written')) {
        transaction.set(menuDocument, { version: serverTimestamp() });
      }
      onSend(outcomes);
      return outcomes;
    },
    { timeoutMs: BATCH_TIMEOUT_MS },
  );
}

/** @throws Error where certainly nothing is written, PricesUnansweredError where it may be; both with the cause */
async function writeBatch(batch: readonly PriceWrite[]): Promise<PriceOutcomes> {
  const sent: { outcomes: PriceOutcomes } = { outcomes: new Map() };
  try {
    return await commitBatch(batch, (outcomes) => {
      sent.outcomes = outcomes;
    });
  } catch (error) {
    if (!(error instanceof UnknownOutcomeError)) throw error;
    return await lookAfter(batch, sent.outcomes, error.cause);
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
 * Changes the prices of many products, in batches of at most PRODUCTS_PER_COMMIT, each of them one atomic commit with the
 * menu's version. A product is written only while the prices in question stand as they did; another is left alone.
 * @param onBatch what became of the products of a batch, as soon as that is certain
 * @throws Error 'Failed to update document' with the cause: of this batch and those after it nothing is written;
 *   PricesUnansweredError where this batch may be
 */
export async function changePrices(
  writes: readonly PriceWrite[],
  onBatch: (outcomes: PriceOutcomes) => void,
): Promise<void> {
  for (let from = 0; from < writes.length; from += PRODUCTS_PER_COMMIT) {
    onBatch(await writeBatch(writes.slice(from, from + PRODUCTS_PER_COMMIT)));
  }
}
