import { FirebaseError } from 'firebase/app';
import type { Change } from '../../domain/changes/change';
import type { Product } from '../../domain/product/product';

/** Somebody else has changed what a change is about since it was read. Nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';

  constructor(
    /** The product as it stands now; null where it was deleted. */
    readonly current: Product | null,
    /** The change that was not written. */
    readonly change: Change,
  ) {
    super('Product changed meanwhile');
  }
}

/** What is stored is not a whole product: a write of some fields would replace by a guess what cannot be read. */
export class UnfitError extends Error {
  override name = 'UnfitError';
}

/** Somebody else has changed or removed a notice, a closing or an opening since it was read. Nothing was written. */
export class EntryChangedError extends Error {
  override name = 'EntryChangedError';
}

/** This device's clock is wrong, by the time of an answer. Nothing was sent. */
export class ClockError extends Error {
  override name = 'ClockError';
}

/** Firebase's code of what made a write fail; '' where no answer came. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof FirebaseError ? cause.code : '';
}

/** Whether the server said that this user may not do it, or that it does not know who asks. */
export function isPermissionError(error: unknown): boolean {
  const code = codeOf(error);
  return ['permission-denied', 'unauthenticated'].includes(code) || code.startsWith('auth/');
}

/** Whether the server refused a write because too many came at once. Nothing was written; later it may be. */
export function isTooFast(error: unknown): boolean {
  return ['aborted', 'resource-exhausted'].includes(codeOf(error));
}

/** Whether the server wrote nothing because others wrote meanwhile: the same write may succeed now, or a little later. */
export function wasOvertaken(error: unknown): boolean {
  const codes = ['already-exists', 'failed-precondition', 'not-found'];
  return isTooFast(error) || codes.includes(codeOf(error));
}

/** Whether the server said that it wrote nothing. Else nobody knows: no answer came, or it broke while it worked. */
export function wasRefused(error: unknown): boolean {
  const codes = ['invalid-argument', 'out-of-range', 'unimplemented'];
  return isPermissionError(error) || wasOvertaken(error) || codes.includes(codeOf(error));
}
