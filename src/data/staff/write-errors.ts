import { FirebaseError } from 'firebase/app';
import type { Product } from '../../domain/product/product';
import type { Notice } from '../../domain/tonight/tonight';

/** Nobody knows whether the write took place: its answer never came, or the server broke while it worked. */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError';
}

/** No answer came to what is read before the write. Nothing was written. */
export class UnsentError extends Error {
  override name = 'UnsentError';
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
  /** The product as it stands now; null where nothing stands. */
  readonly current: Product | null;

  constructor(current: Product | null) {
    super('Product cannot be written');
    this.current = current;
  }
}

/** Somebody else has changed or removed the notice to the guests since it was read. Nothing was written. */
export class NoticeChangedError extends Error {
  override name = 'NoticeChangedError';
  /** The notice as it stands now; null for none. */
  readonly current: Notice | null;

  constructor(current: Notice | null) {
    super('Notice changed meanwhile');
    this.current = current;
  }
}

/** One of the lists of what is sold out would be longer than the rules accept. Nothing was written. */
export class SoldOutLimitError extends Error {
  override name = 'SoldOutLimitError';

  constructor() {
    super('Too many products sold out');
  }
}

/** This device's clock is wrong, by an answer of the server or because the rules refused when the evening ends. Nothing was written. */
export class ClockError extends Error {
  override name = 'ClockError';

  constructor(cause?: unknown) {
    super('Failed to update document', { cause });
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

/** Whether the server refused the request, or it was never sent for want of a sign-in. */
function wasRefused(cause: unknown): boolean {
  if (!(cause instanceof FirebaseError)) return false;
  return REFUSALS.has(cause.code) || cause.code.startsWith('auth/');
}

/** What a failed commit throws: the catalogue's message with its cause, as precise as it is known. */
export function writeError(message: string, cause: unknown): Error {
  return wasRefused(cause)
    ? new Error(message, { cause })
    : new UnknownOutcomeError(message, { cause });
}

const FINDINGS = [NoticeChangedError, SoldOutLimitError];

/** What a transaction throws that failed before its commit was sent: the same, or the conflict or limit that it found. */
export function unsentError(message: string, cause: unknown): Error {
  const isFinding = FINDINGS.some((Finding) => cause instanceof Finding);
  if (cause instanceof Error && isFinding) return cause;
  return wasRefused(cause) ? new Error(message, { cause }) : new UnsentError(message, { cause });
}

/** Whether the server said that this user may not do it, or that it does not know who asks. */
export function isPermissionError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof FirebaseError)) return false;
  return (
    cause.code === 'permission-denied' ||
    cause.code === 'unauthenticated' ||
    cause.code.startsWith('auth/')
  );
}

/** Whether the server refused a write because too many came at once. Nothing was written; later it may be. */
export function isTooFast(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof FirebaseError && ['aborted', 'resource-exhausted'].includes(cause.code);
}
