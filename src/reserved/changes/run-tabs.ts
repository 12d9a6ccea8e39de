import { pause } from '../../data/staff/pause';
import type { ChangeRun } from './kept-run';

/*
 * A tab that is duplicated has a copy of the run. One tab at a time writes it: it holds a lock of the browser, and posts
 * how far it is. Where the browser has no locks every tab is on its own.
 */

const NAME = 'changeRun';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME);

/** How long the last message of a tab may still be on its way after its lock is free, in ms. */
const LAST_MESSAGE_MS = 250;

const lockOf = (key: string) => `${NAME} ${key}`;

/** Whether tabs can know of each other. */
export const hasLocks = () => typeof navigator !== 'undefined' && navigator.locks !== undefined;

/**
 * Does the work while no other tab writes the run.
 * @returns false where another tab is writing it
 */
export async function asOnlyTab(key: string, work: () => Promise<void>): Promise<boolean> {
  if (!hasLocks()) {
    await work();
    return true;
  }
  return navigator.locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** Whether a tab is writing the run. */
export async function isBeingWritten(key: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(key));
}

/** Waits until the tab that writes the run has ended, or is closed. */
export async function untilWritten(key: string): Promise<void> {
  await navigator.locks.request(lockOf(key), () => {});
  await pause(LAST_MESSAGE_MS);
}

/** Tells the other tabs how far a run is. */
export function postRun(run: ChangeRun): void {
  channel?.postMessage(run);
}

/** Calls the listener with what other tabs post. */
export function subscribeToOtherTabs(listener: (run: ChangeRun) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<ChangeRun>) => listener(data));
}
