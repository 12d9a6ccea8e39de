import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { type Availability, availabilityOf } from '../../domain/tonight';
import { getTonightState, refreshTonight, subscribeToTonightState } from '../tonight-store';

/** Whether an instant has passed: the component renders again when it does. @param time epoch ms */
function useIsPast(time: number): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setTimeout(listener, Math.max(0, time - Date.now()));
      return () => clearTimeout(timer);
    },
    [time],
  );
  return useSyncExternalStore(subscribe, () => Date.now() >= time);
}

/** What can be had of a product, by its id; null until it is known. It is read again whenever the list opens. */
export function useAvailability(): ((id: string) => Availability) | null {
  const { tonight } = useSyncExternalStore(subscribeToTonightState, getTonightState);
  useEffect(() => void refreshTonight(), []);
  const end = tonight?.esauritiStasera.fino ?? 0;
  const isOver = useIsPast(end);
  return useMemo(
    () => tonight && ((id) => availabilityOf(tonight, id, isOver ? end : end - 1)),
    [tonight, isOver, end],
  );
}
