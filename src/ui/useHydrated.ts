import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is past its first frame, which must be the one that was prerendered. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
