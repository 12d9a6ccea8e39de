import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { menuWritten } from '../menu-written';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { firestore } from './firestore';
import { wasOvertaken, wasRefused } from './write-errors';

/**
 * How long a transaction waits before it runs once more where Firestore has refused it, in ms. Somebody else has written
 * between its reads and its commit, or `meta/menu` is written to too fast: about once a second is sustained.
 */
const WAITS_MS = [0, 1_000, 2_000, 4_000];

/** What a transaction reads and writes. It may run several times. */
type Work = (transaction: Transaction) => Promise<void>;

/**
 * Runs a transaction, and says that the menu may have changed, whatever the outcome. Where its answer is lost it runs once
 * more: what already stands as wanted counts as written.
 * @param message of the error that is thrown
 * @param options.timeoutMs how long one attempt may take, in ms
 * @param options.writesMenu false where no product is written
 * @throws Error with the message and the cause
 */
export async function transact(
  message: string,
  work: Work,
  { timeoutMs = FIRESTORE_TIMEOUT_MS, writesMenu = true } = {},
): Promise<void> {
  let mayBeLost = true;
  for (const wait of [...WAITS_MS, null]) {
    const failure = await attempt(work, timeoutMs);
    if (writesMenu) menuWritten.emit();
    if (!failure) return;
    const { cause, sent } = failure;
    const error = new Error(message, { cause });
    const isLost = mayBeLost && sent && !wasRefused(error);
    if (wait === null || !(isLost || wasOvertaken(error))) throw error;
    if (isLost) mayBeLost = false;
    else await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/**
 * One attempt: the SDK itself would go on trying in the background, long after the user was told of the failure.
 * @returns why it failed, and whether its commit was sent; null where it did not fail
 */
async function attempt(work: Work, timeoutMs: number) {
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
    return null;
  } catch (cause) {
    limit.abort();
    return { cause, sent };
  }
}
