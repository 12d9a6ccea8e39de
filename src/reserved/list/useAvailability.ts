import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Availability } from '../../domain/tonight/tonight';
import { availabilityOf } from '../../domain/tonight/tonight-changes';
import { getTonightState, refreshTonight, subscribeToTonightState } from '../tonight-store';
import { useIsPast } from './useIsPast';

type KnownAvailability = {
  /** What can be had of a product, by its id; null until it is known. */
  availability: ((id: string) => Availability) | null;
  /** Whether the last read failed. */
  failed: boolean;
};

/** What can be had of the products. It is read again whenever the list opens. */
export function useAvailability(): KnownAvailability {
  const { tonight, failed } = useSyncExternalStore(subscribeToTonightState, getTonightState);
  useEffect(() => void refreshTonight(), []);
  const end = tonight?.esauritiStasera.fino ?? 0;
  const isOver = useIsPast(end);
  const availability = useMemo(
    () => tonight && ((id: string) => availabilityOf(tonight, id, isOver ? end : end - 1)),
    [tonight, isOver, end],
  );
  return { availability, failed };
}
