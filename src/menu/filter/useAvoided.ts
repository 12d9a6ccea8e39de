import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatAvoided, parseAvoided } from '../../domain/avoided';
import { AVOID_PARAMETER } from '../../paths';
import { toSearch } from '../search-text';
import { getAvoided, NO_ALLERGENS, setAvoided, subscribeToAvoided } from './avoided-store';

/** The allergens that the visitor avoids; none until the page is hydrated. */
export function useAvoided(): readonly number[] {
  return useSyncExternalStore(subscribeToAvoided, getAvoided, () => NO_ALLERGENS);
}

/** Adds the choice to a path of the menu, so that a link keeps it when it is shared or opened in a new tab. */
export function useMenuLink(): (path: string) => string {
  const avoided = useAvoided();
  const search = avoided.length > 0 ? `?${AVOID_PARAMETER}=${formatAvoided(avoided)}` : '';
  return (path) => path + search;
}

/**
 * Keeps the choice and the address in sync. The address with which a visitor enters the menu sets the choice. From then
 * on the choice sets the address, so that going back to an earlier page does not restore a removed filter.
 */
export function useAvoidedInAddress(): void {
  const avoided = useAvoided();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const entered = useRef(false);

  // Before the browser paints: a dish that the address asks to hide must never be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the choice must update the address
  useLayoutEffect(() => {
    const parameters = new URLSearchParams(search);
    const inAddress = parameters.get(AVOID_PARAMETER);
    if (!entered.current && inAddress !== null) {
      setAvoided([...getAvoided(), ...parseAvoided(inAddress)]);
    }
    entered.current = true;
    const chosen = formatAvoided(getAvoided());
    if ((inAddress ?? '') === chosen) return;
    if (chosen === '') parameters.delete(AVOID_PARAMETER);
    else parameters.set(AVOID_PARAMETER, chosen);
    navigate({ search: toSearch(parameters) }, { replace: true, state, preventScrollReset: true });
  }, [avoided, search, state, navigate]);
}
