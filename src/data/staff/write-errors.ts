import { TimeoutError, withTimeout } from '../timeout';

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

/** A failed upload, with its cause. */
export class UploadError extends Error {
  override name = 'UploadError';
  /** Storage's HTTP status, 0 if there is none. */
  readonly status = storageStatus(this.cause);
}

/** This device's clock is wrong, compared with the server's time in a response. Nothing was sent. */
export class ClockError extends Error {
  override name = 'ClockError';
}

/** An error of Firebase's SDK, which is known by its name: its class would bring the SDK to pages that do not wait for it. */
type ServiceError = Error & { code: string; status?: number; customData?: { message?: string } };

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && error.name === 'FirebaseError' && 'code' in error;

/** The HTTP status of a Storage error, 0 if no response came. The SDK leaves it out if an object is missing. */
export function storageStatus(error: unknown): number {
  if (!isServiceError(error)) return 0;
  return error.code === 'storage/object-not-found' ? 404 : (error.status ?? 0);
}

/** Failures without a response of which it is known that the network was there. */
const unreached = new WeakSet<Error>();

const rootOf = (error: Error): Error =>
  error.cause instanceof Error ? rootOf(error.cause) : error;

/** A small file of the hosting that no cache keeps, not even the service worker's. */
const PROBE = '/robots.txt';

/** How long the hosting may take to answer, in ms. */
const PROBE_MS = 3_000;

async function isNetworkThere(): Promise<boolean> {
  const asked = fetch(PROBE, { method: 'HEAD', cache: 'no-store', redirect: 'error' });
  return withTimeout(asked, PROBE_MS).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Awaits a call of the service. Where it fails without a response, learns whether the network is there, which `serviceCode` then
 * knows: the service is down, or something on the device blocks it.
 * @throws as the call does
 */
export async function reaching<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const isLost = error instanceof Error && serviceCode(error) === '';
    if (isLost && (await isNetworkThere())) unreached.add(rootOf(error));
    throw error;
  }
}

/**
 * Why a call of the service failed.
 * @param error what was thrown, or an error with that as its cause
 * @returns Firebase's code ('permission-denied', 'auth/user-disabled', 'storage/unknown'), '' if no response came, 'unreached' if none
 *   came although the network is there, or 'other'
 */
export function serviceCode(error: unknown): string {
  if (error instanceof Error && unreached.has(rootOf(error))) return 'unreached';
  if (isServiceError(error)) {
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
