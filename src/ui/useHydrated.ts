import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether hydration is over. While it runs, a page must render what was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
