import { type DocumentSnapshot, doc, type Transaction } from 'firebase/firestore/lite';
import type { Change } from '../../domain/changes/change';
import { type Begun, begin, productsCollection } from './firestore';
import { type Author, readAuthor } from './history';
import { getCurrentUser, sessionSettled } from './session';

/*
 * The reads of a write, sent while a person still types: the write then takes one request instead of two. Firestore writes only if
 * the product still is as it was read, however long ago; otherwise the write reads anew, as after any other loss of that race.
 */

/** What the transaction of a write has read. */
export type ReadAhead = { transaction: Transaction; snapshot: DocumentSnapshot; author: Author };

/** The last write that was prepared: of which product, by whom, and its transaction once that has read both. */
let ahead: { id: string; uid: string; begun: Begun | null; read: ReadAhead | null } | null = null;

/** Begins the write of a product that a person is about to change. If that fails, the write does without. */
export async function prepareWrite(id: string): Promise<void> {
  const uid = getCurrentUser()?.uid;
  if (uid === undefined || (ahead?.id === id && ahead.uid === uid)) return;
  const prepared: typeof ahead = { id, uid, begun: null, read: null };
  ahead = prepared;
  // Firestore's SDK sends no token before the auth service has started.
  await sessionSettled();
  await new Promise<void>((resolve, reject) => {
    prepared.begun = begin(async (transaction) => {
      const reading = transaction.get(doc(productsCollection, id));
      const [snapshot, author] = await Promise.all([reading, readAuthor(uid)]);
      prepared.read = { transaction, snapshot, author };
      resolve();
    }, reject);
  });
}

/** Takes the begun write of the only product of these changes over, once; null if there is none, or its reads have not arrived. */
export function takeAhead(changes: readonly Change[]): { begun: Begun; read: ReadAhead } | null {
  const [change] = changes;
  if (!ahead || changes.length !== 1 || change?.id !== ahead.id) return null;
  const { uid, begun, read } = ahead;
  ahead = null;
  return begun && read && uid === getCurrentUser()?.uid ? { begun, read } : null;
}
