import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

function everyMinute(listener: () => void) {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The present minute, in epoch ms. Only for pages that are not prerendered. */
export function useMinute(): number {
  return useSyncExternalStore(everyMinute, () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS);
}
