/*
 * What time it is by Firestore's clock: a phone's own may be a day off, and would end the evening at another time than the others.
 */

/** A clock that is further off says another day, or is set to another time zone, in ms. */
const WRONG_BY_MS = 30 * 60 * 1000;

/** How far this device's clock is ahead, in ms: 0 until an answer has come. */
let ahead = 0;

/**
 * Compares this device's clock with an answer.
 * @param readAt when Firestore read it (RFC 3339)
 * @param receivedAt when it came, by this device's clock, in epoch ms
 */
export function noteServerTime(readAt: string, receivedAt: number): void {
  const read = Date.parse(readAt);
  if (!Number.isNaN(read)) ahead = receivedAt - read;
}

/** The present instant by Firestore's clock where that is known, else by this device's, in epoch ms. */
export const serverNow = () => Date.now() - ahead;

/** Whether this device's clock is known to be wrong. */
export const isClockWrong = () => Math.abs(ahead) > WRONG_BY_MS;
