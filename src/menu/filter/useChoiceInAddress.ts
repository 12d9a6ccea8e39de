import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { choiceInAddress, formatChoice, parseChoice, unknownIn } from '../../domain/choice';
import { type Choice, idsOf } from '../../domain/criteria';
import { AVOID_PARAMETER } from '../../paths';
import { getChoice, setChoice, useChoice } from './choice-store';
import { takeChoiceBeforeAddress } from './kept-choice';

/** What the address with which a visitor entered the menu made of the choice. */
export type AddressChoice = {
  /** The choice since then. */
  choice: Choice;
  /** Ids that the address has added. */
  added: readonly string[];
  /** Whether it has added them to an earlier choice. */
  extended: boolean;
  /** Entries of the address that are no criteria. */
  unknown: readonly string[];
};

/** Adds to the choice: a link from somebody else must not show what this visitor avoids. */
function addFromAddress(inAddress: string, before: readonly string[]): AddressChoice {
  setChoice([...idsOf(getChoice()), ...parseChoice(inAddress)]);
  const choice = getChoice();
  const added = idsOf(choice).filter((id) => !before.includes(id));
  const extended = added.length > 0 && before.length > 0;
  return { choice, added, extended, unknown: unknownIn(inAddress) };
}

/**
 * Writes the choice after the address's '#', which no server and no log ever sees: allergies are health data. The history's
 * entry stays what it is, so nothing is rendered for it.
 */
function writeAddress(choice: Choice): void {
  const { pathname, search, hash } = window.location;
  const chosen = formatChoice(idsOf(choice));
  if (hash.replace('#', '') === chosen) return;
  const address = pathname + search + (chosen === '' ? '' : `#${chosen}`);
  window.history.replaceState(window.history.state ?? {}, '', address);
}

/**
 * Keeps the choice and the address in sync. The address with which a visitor enters the menu adds to the choice. From
 * then on the choice sets the address, so that going back to an earlier page does not restore a removed filter.
 * @returns what the address has changed, until the visitor changes the choice or `onClose` is called
 */
export function useChoiceInAddress(): { came: AddressChoice | null; onClose: () => void } {
  const choice = useChoice();
  const [came, setCame] = useState<AddressChoice | null>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const { search, state } = location;
  const entered = useRef(false);

  // Before the browser paints: a dish that the address asks to hide must never be visible.
  useLayoutEffect(() => {
    // An entry of the history that no page of ours has made is a link that was pasted into this tab.
    if (entered.current && window.history.state !== null) return;
    const before = takeChoiceBeforeAddress() ?? idsOf(getChoice());
    entered.current = true;
    const inAddress = choiceInAddress(location);
    if (parseChoice(inAddress).length + unknownIn(inAddress).length > 0) {
      setCame(addFromAddress(inAddress, before));
    }
  }, [location]);

  // Links had it among the parameters once.
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has(AVOID_PARAMETER)) return;
    parameters.delete(AVOID_PARAMETER);
    void navigate(
      { search: parameters.toString() },
      { replace: true, state, preventScrollReset: true },
    );
  }, [search, state, navigate]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has another address to write to
  useEffect(() => writeAddress(choice), [choice, location]);

  return { came: came?.choice === choice ? came : null, onClose: () => setCame(null) };
}
