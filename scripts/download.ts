import { setTimeout as wait } from 'node:timers/promises';
import { TimeoutError, withTimeout } from '../src/data/timeout';

/** How long one picture may take to arrive, in ms. */
const TIMEOUT_MS = 60_000;
/** How many pictures are requested at once. */
const AT_ONCE = 6;
/** Pauses before the second and the third attempt, in ms. */
const WAITS_MS = [500, 2_000];

/** A downloaded picture. */
export type Picture = { bytes: Buffer; type: string };

async function request(url: string): Promise<Picture | null> {
  const response = await fetch(url, { redirect: 'error' });
  // 403: an address whose token is no longer valid.
  if ([403, 404].includes(response.status)) return null;
  if (!response.ok) throw new Error(`HTTP status ${response.status}`);
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}

/**
 * Downloads a picture, with two more attempts after a failure.
 * @returns null if there is none at this address
 * @throws Error if no answer came
 */
export async function downloadPicture(url: string): Promise<Picture | null> {
  for (const pause of WAITS_MS) {
    try {
      return await withTimeout(request(url), TIMEOUT_MS);
    } catch {
      await wait(pause);
    }
  }
  return withTimeout(request(url), TIMEOUT_MS);
}

/** Does the work for each item, at most AT_ONCE at a time. @returns the results in the same order */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = [...items.entries()];
  async function next(): Promise<void> {
    for (let entry = rest.shift(); entry; entry = rest.shift()) {
      const [index, item] = entry;
      results[index] = await work(item);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return results;
}

/** The reason of a failure, for a message of one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof TimeoutError) return 'no answer in time';
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
