/*
 * What time it is by Firestore's clock: a phone's own may be a day off, and would end the evening at another time than the others.
 */

/** A clock that is further off says another day, or is set to another time zone, in ms. */
const WRONG_BY_MS = 30 * 60 * 1000;

/** How far this device's clock is ahead, in ms: 0 until an answer has come. */
let ahead = 0;

/** Compares this device's clock with an answer: when Firestore read it, and when it came by this clock, both in epoch ms. */
export function noteServerTime(readAt: number, receivedAt: number): void {
  ahead = receivedAt - readAt;
}

/** The present instant by Firestore's clock where that is known, else by this device's, in epoch ms. */
export const serverNow = () => Date.now() - ahead;

/** Whether this device's clock is known to be wrong. */
export const isClockWrong = () => Math.abs(ahead) > WRONG_BY_MS;
