/*
 * The time by Firestore's clock. A phone's own clock may be a day off, and would end the evening at another time than others.
 */

/** The largest clock error that is tolerated, in ms: beyond it the clock has the wrong day, or is set to another time zone. */
const WRONG_BY_MS = 30 * 60 * 1000;

/** How far this device's clock is ahead of Firestore's, in ms; 0 until the first response. */
let ahead = 0;

/** Compares the clocks: when Firestore read a response, and when it arrived by this device's clock, both in epoch ms. */
export function noteServerTime(readAt: number, receivedAt: number): void {
  ahead = receivedAt - readAt;
}

/** The current time in epoch ms, by Firestore's clock if that is known, otherwise by this device's. */
export const serverNow = () => Date.now() - ahead;

/** Whether this device's clock is known to be wrong. */
export const isClockWrong = () => Math.abs(ahead) > WRONG_BY_MS;
