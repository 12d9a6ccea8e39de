import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatAvoided, parseAvoided } from '../../domain/avoided';
import { AVOID_PARAMETER } from '../../paths';
import { toSearch } from '../search-text';
import { getAvoided, NO_ALLERGENS, setAvoided, subscribeToAvoided } from './avoided-store';

/** The allergens that the visitor avoids, none before the page is hydrated. */
export function useAvoided(): readonly number[] {
  return useSyncExternalStore(subscribeToAvoided, getAvoided, () => NO_ALLERGENS);
}

/** Gives a menu page's path the choice, so that a link can be shared or opened in a new tab with it. */
export function useMenuLink(): (path: string) => string {
  const avoided = useAvoided();
  const search = avoided.length > 0 ? `?${AVOID_PARAMETER}=${formatAvoided(avoided)}` : '';
  return (path) => path + search;
}

/**
 * Keeps the choice and the address in step. An address that brings a choice into the menu sets it; from then on the
 * choice rules, so that going back to an earlier page does not bring a dropped filter back.
 */
export function useAvoidedInAddress(): void {
  const avoided = useAvoided();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const entered = useRef(false);

  // Before the browser paints: no dish may be seen that the address asks to hide.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed choice goes into the address
  useLayoutEffect(() => {
    const parameters = new URLSearchParams(search);
    const inAddress = parameters.get(AVOID_PARAMETER);
    if (!entered.current && inAddress !== null) setAvoided(parseAvoided(inAddress));
    entered.current = true;
    const chosen = formatAvoided(getAvoided());
    if ((inAddress ?? '') === chosen) return;
    if (chosen === '') parameters.delete(AVOID_PARAMETER);
    else parameters.set(AVOID_PARAMETER, chosen);
    navigate({ search: toSearch(parameters) }, { replace: true, state, preventScrollReset: true });
  }, [avoided, search, state, navigate]);
}
