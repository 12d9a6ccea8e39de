import { FirebaseError } from 'firebase/app';
import { TimeoutError } from '../timeout';

/** More products than one commit may change. Nothing was sent. */
export class TooManyError extends Error {
  override name = 'TooManyError';

  constructor(readonly most: number) {
    super(`More than ${most} products`);
  }
}

/** No answer to a commit: nobody knows whether it has taken effect. The same write again is safe. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
}

/** A notice or special days were changed or removed since they were read. Nothing was written. */
export class EntryChangedError extends Error {
  override name = 'EntryChangedError';
}

/** A list of today's document holds as much as it may. Nothing was written. */
export class ListFullError extends Error {
  override name = 'ListFullError';

  constructor(
    readonly list: 'consigliati' | 'giorni' | 'avvisi',
    readonly most: number,
  ) {
    super(`More than ${most} in ${list}`);
  }
}

/** This device's clock is wrong, compared with the server's time in a response. Nothing was sent. */
export class ClockError extends Error {
  override name = 'ClockError';
}

/**
 * Why a call of the service failed.
 * @param error what was thrown, or an error with that as its cause
 * @returns Firebase's code ('permission-denied', 'auth/user-disabled', 'storage/unknown'), '' if no response came, or 'other'
 */
export function serviceCode(error: unknown): string {
  if (error instanceof FirebaseError) {
    // The SDK reports a response that is no JSON, such as a gateway's error page, as if there were no network.
    if (/SyntaxError/.test(`${error.message} ${error.customData?.message}`)) return 'other';
    return NO_RESPONSE.includes(error.code) ? '' : error.code;
  }
  // `fetch` fails with a TypeError.
  if (error instanceof TimeoutError || error instanceof TypeError) return '';
  return error instanceof Error && error.cause ? serviceCode(error.cause) : 'other';
}

/** Firestore's 'unknown' is a request that failed before there was a response. */
const NO_RESPONSE = [
  ...['auth/network-request-failed', 'auth/timeout', 'unknown'],
  ...['storage/retry-limit-exceeded', 'storage/canceled'],
];

/** Whether the server refused because this user has no permission, or is unknown. */
export function isPermissionError(error: unknown): boolean {
  return ['permission-denied', 'unauthenticated'].includes(serviceCode(error));
}

/** Whether the server wrote nothing because of concurrent writes: a retry may succeed now, or a little later. */
export function wasOvertaken(error: unknown): boolean {
  const codes = ['already-exists', 'failed-precondition', 'not-found'];
  return [...codes, 'aborted', 'resource-exhausted'].includes(serviceCode(error));
}

/**
 * Whether the server said that it wrote nothing, or the session could not be renewed, so that nothing was sent. Otherwise nobody
 * knows: no response came, or the server failed midway.
 */
export function wasRefused(error: unknown): boolean {
  const code = serviceCode(error);
  const codes = ['invalid-argument', 'out-of-range', 'unimplemented'];
  const isRefusal = code.startsWith('auth/') || codes.includes(code);
  return isRefusal || isPermissionError(error) || wasOvertaken(error);
}
