export const FIRESTORE_TIMEOUT_MS = 15_000;

/** No response arrived in time. The request may still take effect. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/** Settles as the promise does. @param ms milliseconds @throws TimeoutError if it takes longer */
export function withTimeout<Value>(promise: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(`${ms} ms`)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Awaits a read from Firestore, with a timeout. @throws Error 'Failed to fetch documents' with the cause */
export async function fetched<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(request, FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}
