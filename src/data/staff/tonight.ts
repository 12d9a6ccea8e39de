import {
  type DocumentSnapshot,
  doc,
  getDoc,
  Timestamp,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { DailyHours } from '../../domain/hours/opening-hours';
import {
  type Availability,
  NOTHING_TONIGHT,
  type Notice,
  storedTonight,
  type Tonight,
} from '../../domain/tonight/tonight';
import {
  isOverLimit,
  type SoldOut,
  sameNotice,
  soldOutAmong,
  soldOutIds,
  standingNotice,
  withAvailability,
  withNotice,
  withoutProducts,
  withSoldOut,
} from '../../domain/tonight/tonight-changes';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { firestore } from './firestore';
import { transact } from './transact';
import { NoticeChangedError, SoldOutLimitError } from './write-errors';

/** What is sold out, and the notice to the guests (decisions, "Tonight"). Writing it moves no version of the menu. */
const tonightDocument = doc(firestore, 'meta', 'oggi');

/** Timestamps as epoch ms, at any depth. */
function withMillis(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, content]) => [name, withMillis(content)]),
  );
}

function tonightOf(snapshot: DocumentSnapshot): Tonight {
  return snapshot.exists() ? v.parse(storedTonight, withMillis(snapshot.data())) : NOTHING_TONIGHT;
}

/** The document with its times as Firestore stores them. */
function documentOf({ esauritiStasera: { fino, prodotti }, esauriti, avviso }: Tonight) {
  const { fromMillis } = Timestamp;
  return {
    esauritiStasera: { fino: fromMillis(fino), prodotti },
    esauriti,
    avviso: avviso && {
      ...avviso,
      dal: fromMillis(avviso.dal),
      al: avviso.al === null ? null : fromMillis(avviso.al),
    },
  };
}

/**
 * What `meta/oggi` says now, read leniently; a missing document says nothing.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readTonight(): Promise<Tonight> {
  try {
    return tonightOf(await withTimeout(getDoc(tonightDocument), FIRESTORE_TIMEOUT_MS));
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

/** Changes what stands at that moment, so that two who change it at once lose nothing of each other. */
function change(changed: (tonight: Tonight) => Tonight): Promise<Tonight> {
  return transact(
    'Failed to update document',
    async (transaction) => {
      const tonight = changed(tonightOf(await transaction.get(tonightDocument)));
      transaction.set(tonightDocument, documentOf(tonight));
      return tonight;
    },
    { writesMenu: false },
  );
}

/**
 * Says what can be had of a product. Sending it again does no harm.
 * @param id of the product
 * @param hours of the restaurant, at whose clock the evening ends
 * @param gone ids of products that exist no more: they are forgotten
 * @returns the document as it was written
 * @throws as transact does, with 'Failed to update document'; SoldOutLimitError where a list would be too long
 */
export function setAvailability(
  id: string,
  availability: Availability,
  hours: DailyHours,
  gone: readonly string[] = [],
): Promise<Tonight> {
  return change((tonight) => {
    const others = withoutProducts(tonight, gone);
    const changed = withAvailability(others, id, availability, Date.now(), hours);
    if (isOverLimit(changed)) throw new SoldOutLimitError(soldOutIds(tonight));
    return changed;
  });
}

/**
 * Puts a notice in the place of the present one, provided that this is one of those expected, or what is wanted already. A
 * past notice counts as none.
 * @param notice null removes the present one
 * @param expected the notice that the form opened with, null for none, and what earlier attempts may have written
 * @param hours of the restaurant
 * @returns the document as it was written
 * @throws as transact does, with 'Failed to update document'; NoticeChangedError where somebody else was faster
 */
export function replaceNotice(
  notice: Notice | null,
  expected: readonly (Notice | null)[],
  hours: DailyHours,
): Promise<Tonight> {
  return change((tonight) => {
    const now = Date.now();
    const current = standingNotice(tonight.avviso, now);
    const isExpected = [notice, ...expected].some((known) =>
      sameNotice(standingNotice(known, now), current),
    );
    if (!isExpected) throw new NoticeChangedError(current);
    return withNotice(tonight, notice, now, hours);
  });
}

/**
 * Keeps the document in step with products that are deleted or come back, in the transaction that writes them. It reads:
 * to be awaited before the first write. It writes only where one of them is sold out, which makes one look-up more for
 * the rules.
 * @param deleted ids of products to forget
 * @param restored products that come back sold out
 * @returns those of `deleted` that were sold out
 */
export async function writeSoldOut(
  transaction: Transaction,
  deleted: readonly string[],
  restored: SoldOut = new Map(),
): Promise<SoldOut> {
  if (deleted.length + restored.size === 0) return restored;
  const tonight = tonightOf(await transaction.get(tonightDocument));
  const forgotten = soldOutAmong(tonight, deleted);
  if (forgotten.size + restored.size > 0) {
    const others = withoutProducts(tonight, deleted);
    transaction.set(tonightDocument, documentOf(withSoldOut(others, restored, Date.now())));
  }
  return forgotten;
}

/**
 * Forgets in a transaction that products were sold out, because it deletes them. It reads: to be awaited before the first
 * write. It writes only where one of them is sold out, which makes one look-up more for the rules.
 */
export async function forgetSoldOut(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  const tonight = tonightOf(await transaction.get(tonightDocument));
  const { esauritiStasera, esauriti } = withoutProducts(tonight, ids);
  if (soldOutAmong(tonight, ids).size === 0) return;
  transaction.update(tonightDocument, {
    'esauritiStasera.prodotti': esauritiStasera.prodotti,
    esauriti,
  });
}
