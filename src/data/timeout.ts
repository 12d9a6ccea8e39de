/** How long one Firestore call may take, in ms. */
export const FIRESTORE_TIMEOUT_MS = 15_000;

/** No answer came in time. What was asked for may still happen. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * The promise's own outcome, or a rejection where that takes longer than `ms`.
 * @param ms milliseconds
 * @throws TimeoutError
 */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
