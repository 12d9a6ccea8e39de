/*
 * The two clocks of the app. No other module reads one (lint/clock.grit), and nothing reads one while it renders. How long
 * ago this device did something is measured by its own clock, compared with itself alone. What is printed, written or compared with
 * other people's times is Firestore's time: a phone's clock may be a day off.
 */

import { FIRESTORE_TIMEOUT_MS } from './timeout';

/** The largest clock error that is tolerated, in ms: beyond it the clock has the wrong day, or is set to another time zone. */
const WRONG_BY_MS = 30 * 60 * 1000;

/** How far this device's clock is ahead of Firestore's, in ms; null until the first response. */
let ahead: number | null = null;

/** How often a page that is in use asks whether the menu, today's state or the house has changed, in ms. */
export const ASK_EVERY_MS = 2 * 60 * 1000;

/** The current time by this device's clock, in epoch ms. */
export const deviceNow = () => Date.now();

/** When Firestore read a response by its own clock, and when this device asked and had the response by its own, in epoch ms. */
export type TimeSample = { readAt: number; askedAt: number; receivedAt: number };

/**
 * Compares the clocks. Ignores a response handled after the request's timeout: a suspended tab handles it late, and a right
 * clock would look wrong.
 */
export function noteServerTime({ readAt, askedAt, receivedAt }: TimeSample): void {
  const tookMs = receivedAt - askedAt;
  if (tookMs >= 0 && tookMs <= FIRESTORE_TIMEOUT_MS) ahead = receivedAt - readAt;
}

/** Whether the clocks have been compared, so that the functions below give the server's time. */
export const isServerTimeKnown = () => ahead !== null;

/** Converts a time of this device's clock to the server's, both in epoch ms; the same time until the clocks are compared. */
export const toServerTime = (at: number) => at - (ahead ?? 0);

/** The current time in epoch ms, by Firestore's clock if that is known, otherwise by this device's. */
export const serverNow = () => toServerTime(deviceNow());

/** Whether this device's clock is known to be wrong. */
export const isClockWrong = () => Math.abs(ahead ?? 0) > WRONG_BY_MS;
