import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatAvoided, parseAvoided, unknownAvoided } from '../../domain/avoided';
import { AVOID_PARAMETER } from '../../paths';
import { toSearch } from '../search-text';
import {
  getAvoided,
  NO_ALLERGENS,
  setAvoided,
  subscribeToAvoided,
  takeChoiceBeforeAddress,
} from './avoided-store';

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

/** What the address with which a visitor entered the menu made of the choice. */
export type AddressChoice = {
  /** The choice since then. */
  choice: readonly number[];
  /** Ids that the address has added. */
  added: readonly number[];
  /** Whether it has added them to an earlier choice. */
  extended: boolean;
  /** Entries of the address that are no allergens. */
  unknown: readonly string[];
};

/** Adds to the choice: a link from somebody else must not show what this visitor avoids. */
function addFromAddress(inAddress: string, before: readonly number[]): AddressChoice {
  setAvoided([...getAvoided(), ...parseAvoided(inAddress)]);
  const choice = getAvoided();
  const added = choice.filter((id) => !before.includes(id));
  const extended = added.length > 0 && before.length > 0;
  return { choice, added, extended, unknown: unknownAvoided(inAddress) };
}

/**
 * Keeps the choice and the address in sync. The address with which a visitor enters the menu adds to the choice. From
 * then on the choice sets the address, so that going back to an earlier page does not restore a removed filter.
 * @returns what the address has changed, until the visitor changes the choice or `onClose` is called
 */
export function useAvoidedInAddress(): { came: AddressChoice | null; onClose: () => void } {
  const avoided = useAvoided();
  const [came, setCame] = useState<AddressChoice | null>(null);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const entered = useRef(false);

  // Before the browser paints: a dish that the address asks to hide must never be visible.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the choice must update the address
  useLayoutEffect(() => {
    const parameters = new URLSearchParams(search);
    const inAddress = parameters.getAll(AVOID_PARAMETER).join();
    if (!entered.current) {
      entered.current = true;
      // Taken without an address, too: what the visitor chooses from now on is no link's doing.
      const before = takeChoiceBeforeAddress();
      if (inAddress !== '') setCame(addFromAddress(inAddress, before));
    }
    const chosen = formatAvoided(getAvoided());
    if (inAddress === chosen) return;
    if (chosen === '') parameters.delete(AVOID_PARAMETER);
    else parameters.set(AVOID_PARAMETER, chosen);
    navigate({ search: toSearch(parameters) }, { replace: true, state, preventScrollReset: true });
  }, [avoided, search, state, navigate]);
  return { came: came?.choice === avoided ? came : null, onClose: () => setCame(null) };
}
