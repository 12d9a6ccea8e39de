import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { menuWritten } from '../menu-written';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { firestore } from './firestore';
import { unsentError, writeError } from './write-errors';

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
 * @throws Error with the message and the cause where certainly nothing is written, as an UnsentError where no answer
 *   came before the commit; UnknownOutcomeError where it may be written; a conflict that `work` throws, as it is
 */
export async function transact(message: string, work: Work, options: Options = {}): Promise<void> {
  try {
    await attempt(message, work, options);
  } catch (error) {
    if (!(error instanceof Error) || !isOvertaken(error.cause)) throw error;
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
    throw sent ? writeError(message, cause) : unsentError(message, cause);
  } finally {
    if (writesMenu) menuWritten.emit();
  }
}

/** Whether the server wrote nothing because somebody else wrote between the reads and the commit. */
function isOvertaken(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    ['aborted', 'already-exists', 'failed-precondition', 'not-found'].includes(error.code)
  );
}
