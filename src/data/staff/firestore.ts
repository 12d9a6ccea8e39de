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
import { FIRESTORE_TIMEOUT_MS, fetched, withTimeout } from '../timeout';
import { app } from './firebase-app';
import {
  isPermissionError,
  reaching,
  UnansweredError,
  wasOvertaken,
  wasRefused,
} from './write-errors';
import { menuWritten } from './written';

// Every failure reaches the calling screen as an Error; the SDK's own log would only repeat it.
setLogLevel('silent');

export const firestore = getFirestore(app);
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);

export const productsCollection = collection(firestore, 'prodotti');

/** Holds `version`, which every write of a product sets: phones reload the menu if it differs from theirs. */
export const menuDocument = doc(firestore, 'meta', 'menu');

/** The history of changes: for each commit one document per product. */
export const historyCollection = collection(firestore, 'modifiche');

/** Whether the account may change the menu, for display only: the rules decide. @throws Error 'Failed to fetch documents' */
export async function isStaff(uid: string): Promise<boolean> {
  return (await reaching(fetched(getDoc(doc(firestore, 'staff', uid))))).exists();
}

/** A document of `prodotti`, read leniently: a broken one never hides the others. */
export function productOf(document: DocumentSnapshot): Product {
  return { id: document.id, ...v.parse(storedProduct, document.data()) };
}

/** Reads one product, null if there is none. @throws Error 'Failed to fetch documents' with the cause */
export async function readProduct(id: string): Promise<Product | null> {
  const snapshot = await reaching(fetched(getDoc(doc(productsCollection, id))));
  return snapshot.exists() ? productOf(snapshot) : null;
}

/** An id for a new document, made here so that a retry of the same form writes the same document. */
export const newProductId = (): string => doc(productsCollection).id;

/**
 * Delays before the retries of a transaction that Firestore has refused, in ms. Either somebody else has written between its
 * reads and its commit, or there are too many writes to `meta/menu`: Firestore sustains about one per second.
 */
const WAITS_MS = [0, 1_000, 2_000, 4_000];

type Work<Result> = (transaction: Transaction) => Promise<Result>;

/** A transaction that waits for its work. */
export type Begun = { run: <Result>(work: Work<Result>) => Promise<Result> };

/** Begins a transaction. @param prepare is called with it at once @param onFailure is called if that fails */
export function begin(prepare: Work<void> = async () => {}, onFailure = () => {}): Begun {
  let start = (_: Work<unknown>) => {};
  const started = new Promise<Work<unknown>>((resolve) => {
    start = resolve;
  });
  // One attempt each: the SDK's own retries would continue in the background, long after the user has seen the error.
  const running = runTransaction(
    firestore,
    async (transaction) => {
      prepare(transaction).catch(onFailure);
      return (await started)(transaction);
    },
    { maxAttempts: 1 },
  );
  return {
    run: <Result>(work: Work<Result>) => {
      start(work);
      return running as Promise<Result>;
    },
  };
}

/**
 * Runs a transaction, and signals that the menu may have changed, whatever the outcome. If the response is lost, it retries
 * once: what is already as wanted counts as written. It also retries a refusal once: for a product that was deleted after it was
 * read, the rules refuse the incomplete document before Firestore notices the deletion.
 * @param message of the error that is thrown
 * @param work what the transaction reads and writes. It may run several times
 * @param options.timeoutMs the timeout of one attempt, in ms
 * @param options.writesMenu false if no product is written
 * @param options.begun the transaction of the first attempt
 * @returns what `work` returned in the attempt that succeeded
 * @throws Error with the message and the cause: nothing is written; UnansweredError with both: nobody knows
 */
export const transact = <Result>(
  message: string,
  work: Work<Result>,
  options: TransactOptions = {},
): Promise<Result> => reaching(attempt(message, work, options));

type TransactOptions = { timeoutMs?: number; writesMenu?: boolean; begun?: Begun | undefined };

async function attempt<Result>(
  message: string,
  work: Work<Result>,
  { timeoutMs = FIRESTORE_TIMEOUT_MS, writesMenu = true, begun }: TransactOptions,
): Promise<Result> {
  const retried = new Set<'lost' | 'refused'>();
  for (let attempts = 0; ; attempts += 1) {
    const limit = new AbortController();
    let sent = false;
    const { run } = (attempts === 0 && begun) || begin();
    const running = run(async (transaction) => {
      const result = await work(transaction);
      limit.signal.throwIfAborted();
      sent = true;
      return result;
    });
    try {
      return await withTimeout(running, timeoutMs).finally(() => writesMenu && menuWritten.emit());
    } catch (cause) {
      limit.abort();
      const error = new Error(message, { cause });
      const isUnanswered = sent && !wasRefused(error);
      const wait = WAITS_MS[attempts];
      const kind = isUnanswered ? 'lost' : sent && isPermissionError(error) ? 'refused' : null;
      const mayHelp = kind ? !retried.has(kind) : wasOvertaken(error);
      if (wait === undefined || !mayHelp) {
        const isUnknown = isUnanswered || retried.has('lost');
        throw isUnknown ? new UnansweredError(message, { cause }) : error;
      }
      if (kind) retried.add(kind);
      else await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
