import { type DocumentSnapshot, doc, type Transaction } from 'firebase/firestore/lite';
import type { Change } from '../../domain/changes/change';
import { deviceNow } from '../clock';
import { type Begun, begin, productsCollection } from './firestore';
import { type Author, readAuthor } from './history';
import { getCurrentUser, sessionSettled } from './session';

/*
 * The reads of a write, sent while a person still types: the write then takes one request instead of two. Firestore writes only if
 * the product still is as it was read, however long ago; otherwise the write reads anew, as after any other loss of that race.
 */

/** What the transaction of a write has read. */
export type ReadAhead = { transaction: Transaction; snapshot: DocumentSnapshot; author: Author };

/** A transaction that has begun, and its reads: null if they failed. */
type Prepared = { begun: Begun; reading: Promise<ReadAhead | null> };

/** The last write that was prepared: of which product, by whom, its transaction, and whether the reads have ended. */
let ahead: {
  id: string;
  uid: string;
  sentAt: number;
  has: Prepared | null;
  isRead: boolean;
} | null = null;

/** How old reads may be that have not arrived, in ms: later a write sends its own, because these may be lost. */
const PATIENCE_MS = 3_000;

/** Begins the write of a product that a person is about to change. If that fails, the write does without. */
export async function prepareWrite(id: string): Promise<void> {
  const uid = getCurrentUser()?.uid;
  if (uid === undefined || (ahead?.id === id && ahead.uid === uid)) return;
  const prepared: typeof ahead = { id, uid, sentAt: deviceNow(), has: null, isRead: false };
  ahead = prepared;
  // Firestore's SDK sends no token before the auth service has started.
  await sessionSettled();
  let settle = (_: ReadAhead | null) => {};
  const reading = new Promise<ReadAhead | null>((resolve) => {
    settle = resolve;
  });
  const begun = begin(
    async (transaction) => {
      const product = transaction.get(doc(productsCollection, id));
      const [snapshot, author] = await Promise.all([product, readAuthor(uid)]);
      settle({ transaction, snapshot, author });
    },
    () => settle(null),
  );
  prepared.has = { begun, reading };
  await reading;
  prepared.isRead = true;
}

/** Takes the prepared write of the only product of these changes over, once; null if there is none, or its reads seem lost. */
export function takeAhead(changes: readonly Change[]): Prepared | null {
  const [change] = changes;
  if (!ahead || changes.length !== 1 || change?.id !== ahead.id) return null;
  const { uid, sentAt, has, isRead } = ahead;
  ahead = null;
  const isLost = !isRead && deviceNow() - sentAt > PATIENCE_MS;
  return uid === getCurrentUser()?.uid && !isLost ? has : null;
}
