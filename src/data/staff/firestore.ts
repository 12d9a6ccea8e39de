import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  getDoc,
  getFirestore,
  runTransaction,
  setLogLevel,
  type Transaction,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Product, storedProduct } from '../../domain/product/product';
import { emulators } from '../config';
import { createSignal } from '../store';
import { FIRESTORE_TIMEOUT_MS, fetched, withTimeout } from '../timeout';
import { app } from './firebase-app';
import { wasOvertaken, wasRefused } from './write-errors';

// Every failure travels as an Error to the screen that asked; the SDK's own log would only repeat it.
setLogLevel('silent');

export const firestore = getFirestore(app);
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);

/** Every product, one document each. */
export const productsCollection = collection(firestore, 'prodotti');

/** Holds `version`, which every write of a product sets: phones read the menu again where it differs. */
export const menuDocument = doc(firestore, 'meta', 'menu');

/** What was changed, one document a commit. */
export const historyCollection = collection(firestore, 'modifiche');

/** Emitted after every attempt to write a product, whatever its outcome: one without an answer may have reached the server. */
export const menuWritten = createSignal();

/** Whether the account may change the menu, only to say so: the rules decide. @throws Error 'Failed to fetch documents' */
export async function isStaff(uid: string): Promise<boolean> {
  return (await fetched(getDoc(doc(firestore, 'staff', uid)))).exists();
}

/** A document of `prodotti`, read leniently: a broken one never hides the others. */
export function productOf(document: DocumentSnapshot): Product {
  return { id: document.id, ...v.parse(storedProduct, document.data()) };
}

/** One product as it stands now, null where there is none. @throws Error 'Failed to fetch documents' with the cause */
export async function readProduct(id: string): Promise<Product | null> {
  const snapshot = await fetched(getDoc(doc(productsCollection, id)));
  return snapshot.exists() ? productOf(snapshot) : null;
}

/** An id for a new document, made here so that a retry of the same form writes the same document. */
export const newProductId = (): string => doc(productsCollection).id;

/**
 * How long a transaction waits before it runs once more where Firestore has refused it, in ms. Somebody else has written
 * between its reads and its commit, or `meta/menu` is written to too fast: about once a second is sustained.
 */
const WAITS_MS = [0, 1_000, 2_000, 4_000];

/**
 * Runs a transaction, and says that the menu may have changed, whatever the outcome. Where its answer is lost it runs once
 * more: what already stands as wanted counts as written.
 * @param message of the error that is thrown
 * @param work what the transaction reads and writes. It may run several times
 * @param options.timeoutMs how long one attempt may take, in ms
 * @param options.writesMenu false where no product is written
 * @returns what `work` returned when it was written
 * @throws Error with the message and the cause
 */
export async function transact<Result>(
  message: string,
  work: (transaction: Transaction) => Promise<Result>,
  { timeoutMs = FIRESTORE_TIMEOUT_MS, writesMenu = true } = {},
): Promise<Result> {
  let mayBeLost = true;
  for (let attempts = 0; ; attempts += 1) {
    const outcome = await attempt(work, timeoutMs);
    if (writesMenu) menuWritten.emit();
    if ('result' in outcome) return outcome.result;
    const { cause, sent } = outcome;
    const error = new Error(message, { cause });
    const isLost = mayBeLost && sent && !wasRefused(error);
    const wait = WAITS_MS[attempts];
    if (wait === undefined || !(isLost || wasOvertaken(error))) throw error;
    if (isLost) mayBeLost = false;
    else await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/**
 * One attempt: the SDK itself would go on trying in the background, long after the user was told of the failure.
 * @returns the result, or why it failed and whether its commit was sent
 */
async function attempt<Result>(
  work: (transaction: Transaction) => Promise<Result>,
  timeoutMs: number,
) {
  const limit = new AbortController();
  let sent = false;
  const transaction = runTransaction(
    firestore,
    async (transaction) => {
      const result = await work(transaction);
      limit.signal.throwIfAborted();
      sent = true;
      return result;
    },
    { maxAttempts: 1 },
  );
  try {
    return { result: await withTimeout(transaction, timeoutMs) };
  } catch (cause) {
    limit.abort();
    return { cause, sent };
  }
}
