import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { menuWritten } from '../menu-written';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { firestore } from './firestore';
import { EntryChangedError, isOvertaken, UnknownOutcomeError, wasRefused } from './write-errors';

/** What a transaction reads and writes. It may run twice. */
type Work = (transaction: Transaction) => Promise<void>;

type Options = { timeoutMs?: number; writesMenu?: boolean };

/**
 * Runs a transaction, and says that the menu may have changed, whatever the outcome. The server refuses its commit where
 * somebody else has written one of the documents since they were read, also where the commit arrives late; then the
 * transaction runs once more.
 * @param message of the error that is thrown
 * @param options.timeoutMs how long one attempt may take, in ms
 * @param options.writesMenu false where no product is written
 * @throws Error with the message and the cause where certainly nothing is written; UnknownOutcomeError where it may be;
 *   a conflict that `work` throws, as it is
 */
export async function transact(message: string, work: Work, options: Options = {}): Promise<void> {
  try {
    await attempt(message, work, options);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await attempt(message, work, options);
  }
}

/** One attempt: the SDK itself would go on trying in the background, long after the user was told of the failure. */
async function attempt(
  message: string,
  work: Work,
  { timeoutMs = FIRESTORE_TIMEOUT_MS, writesMenu = true }: Options,
): Promise<void> {
  const limit = new AbortController();
  let sent = false;
  const transaction = runTransaction(
    firestore,
    async (transaction) => {
      await work(transaction);
      limit.signal.throwIfAborted();
      sent = true;
    },
    { maxAttempts: 1 },
  );
  try {
    await withTimeout(transaction, timeoutMs);
  } catch (cause) {
    limit.abort();
    if (cause instanceof EntryChangedError) throw cause;
    const error = new Error(message, { cause });
    throw sent && !wasRefused(error) ? new UnknownOutcomeError(message, { cause }) : error;
  } finally {
    if (writesMenu) menuWritten.emit();
  }
}
