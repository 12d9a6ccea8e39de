import { useCallback, useSyncExternalStore } from 'react';

/** How long a timer waits at most, in ms: the clock of timers may stand still while a device sleeps. */
const LONGEST_WAIT_MS = 60_000;

/** Whether an instant has passed: the component renders again when it does. @param time epoch ms */
export function useIsPast(time: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      /** Looks at the clock, not at the timer: that may fire early, and late. */
      function look() {
        clearTimeout(timer);
        const left = time - Date.now();
        if (left <= 0) listener();
        else timer = setTimeout(look, Math.min(left, LONGEST_WAIT_MS));
      }
      look();
      document.addEventListener('visibilitychange', look);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', look);
      };
    },
    [time],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= time);
}
