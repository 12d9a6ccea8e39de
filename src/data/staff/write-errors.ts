import { FirebaseError } from 'firebase/app';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';

/** A conflict: the same part of the product was changed since it was read, here or elsewhere. Nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(
    /** The product as it is stored now; null if it was deleted. */
    readonly current: Product | null,
    /** The change that was not written. */
    readonly change: Change,
  ) {
    super('Product changed meanwhile');
  }
}

/** The stored product is not valid: writing some of its fields would replace unreadable values with guesses. */
export class UnfitError extends Error {
  override name = 'UnfitError';
}

/** A notice, a closing or an opening was changed or removed since it was read. Nothing was written. */
export class EntryChangedError extends Error {
  override name = 'EntryChangedError';
}

/** As many products are recommended as there may be. Nothing was written. */
export class ListFullError extends Error {
  override name = 'ListFullError';
}

/** This device's clock is wrong, compared with the server's time in a response. Nothing was sent. */
export class ClockError extends Error {
  override name = 'ClockError';
}

/** Firebase's code for why a write failed; '' if no response came, also when a session was to be renewed. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof FirebaseError ? cause.code : '';
  return code === 'auth/network-request-failed' ? '' : code;
}

/** Whether the server refused because this user has no permission, or is unknown. */
export function isPermissionError(error: unknown): boolean {
  const code = codeOf(error);
  return ['permission-denied', 'unauthenticated'].includes(code) || code.startsWith('auth/');
}

/** Whether the server refused a write because of too many at once. Nothing was written; a later retry may succeed. */
export function isTooFast(error: unknown): boolean {
  return ['aborted', 'resource-exhausted'].includes(codeOf(error));
}

/** Whether the server wrote nothing because of concurrent writes: a retry may succeed now, or a little later. */
export function wasOvertaken(error: unknown): boolean {
  const codes = ['already-exists', 'failed-precondition', 'not-found'];
  return isTooFast(error) || codes.includes(codeOf(error));
}

/** Whether the server said that it wrote nothing. Otherwise nobody knows: no response came, or the server failed midway. */
export function wasRefused(error: unknown): boolean {
  const codes = ['invalid-argument', 'out-of-range', 'unimplemented'];
  return isPermissionError(error) || wasOvertaken(error) || codes.includes(codeOf(error));
}
