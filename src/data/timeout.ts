/** How long one Firestore call may take, in ms. */
export const FIRESTORE_TIMEOUT_MS = 15_000;

/** No answer came in time. What was asked for may still happen. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** The promise's own outcome. @param ms milliseconds @throws TimeoutError where it takes longer */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`No answer within ${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The answer to a read of Firestore's. @throws Error 'Failed to fetch documents' with the cause */
export async function fetched<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(request, FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}
