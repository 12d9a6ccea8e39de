import { FirebaseError } from 'firebase/app';
import type { Product } from '../../domain/product/product';

/** Nobody knows whether the write took place: its answer never came, or the server broke while it worked. */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError';
}

/** Somebody else has changed what a change is about since it was read. Nothing was written. */
export class ConflictError extends Error {
  override name = 'ConflictError';
  /** The product as it stands now; null where it was deleted. */
  readonly current: Product | null;

  constructor(current: Product | null) {
    super('Product changed meanwhile');
    this.current = current;
  }
}

/**
 * What is stored is not a whole product, so that a write of some fields would replace by a guess what cannot be read; or a
 * deleted product cannot come back as it was. Nothing was written.
 */
export class UnfitError extends Error {
  override name = 'UnfitError';
}

/** Somebody else has changed or removed a notice, a closing or an opening since it was read. Nothing was written. */
export class EntryChangedError extends Error {
  override name = 'EntryChangedError';

  constructor() {
    super('Entry changed meanwhile');
  }
}

/** This device's clock is wrong, by the time of an answer. Nothing was sent. */
export class ClockError extends Error {
  override name = 'ClockError';

  constructor() {
    super('Failed to update document');
  }
}

/** Answers by which the server says that it wrote nothing. */
const REFUSALS = new Set([
  'aborted',
  'already-exists',
  'failed-precondition',
  'invalid-argument',
  'not-found',
  'out-of-range',
  'permission-denied',
  'resource-exhausted',
  'unauthenticated',
  'unimplemented',
]);

/** Firebase's code of what made a write fail; '' where no answer came. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof FirebaseError ? cause.code : '';
}

/** Whether the server said that it wrote nothing, or a write was never sent for want of a sign-in. */
export function wasRefused(error: unknown): boolean {
  const code = codeOf(error);
  return REFUSALS.has(code) || code.startsWith('auth/');
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

/** Whether the server wrote nothing because somebody else wrote between the reads and the commit. */
export function isOvertaken(error: unknown): boolean {
  return ['aborted', 'already-exists', 'failed-precondition', 'not-found'].includes(codeOf(error));
}
