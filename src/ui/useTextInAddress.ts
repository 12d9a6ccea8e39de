import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './useHydrated';

type AddressOptions = {
  /** How long after the last change the address is updated, in ms. */
  delayMs: number;
  /** Serialises the address's parameters, in which the text is already set. */
  toSearch: (parameters: URLSearchParams) => string;
};

/**
 * A text that is typed here and mirrored into a parameter of the address, trimmed. The current history entry is replaced, so that
 * Back leaves the page instead of removing one letter. A link, Back or Forward to another value changes the text.
 *
 * A keystroke renders the text field first, then what uses `deferredText`, and updates the address after that.
 * @param parameter name of the address's parameter
 */
export function useTextInAddress(parameter: string, { delayMs, toSearch }: AddressOptions) {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // An update of the address must not cancel a navigation that a tapped link has started.
  const isLeaving = useNavigation().state !== 'idle';
  const { search, state } = useLocation();
  // A prerendered page has no parameters, so the first render of its hydration must have none either.
  const hydrated = useHydrated();
  const inAddress = (hydrated && new URLSearchParams(search).get(parameter)) || '';

  const [text, setText] = useState(inAddress);
  /** The same text, updated at low priority: for what is expensive to render. */
  const deferredText = useDeferredValue(text);
  const [lastInAddress, setLastInAddress] = useState(inAddress);
  if (inAddress !== lastInAddress) {
    setLastInAddress(inAddress);
    // A replaced entry is this hook's own update: the person may have typed on since.
    if (navigationType !== 'REPLACE') setText(inAddress);
  }

  const updateAddress = useEffectEvent(() => {
    const parameters = new URLSearchParams(search);
    const trimmed = text.trim();
    if (trimmed === '') parameters.delete(parameter);
    else parameters.set(parameter, trimmed);
    const options = { replace: true, state, preventScrollReset: true };
    void navigate({ search: toSearch(parameters) }, options);
  });
  useEffect(() => {
    if (!hydrated || isLeaving || deferredText !== text || text.trim() === inAddress.trim()) return;
    const timer = setTimeout(() => updateAddress(), delayMs);
    return () => clearTimeout(timer);
    // The router may still be navigating to an earlier text: `inAddress` runs this again when it has arrived.
  }, [hydrated, isLeaving, text, deferredText, inAddress, delayMs]);

  return { text, deferredText, setText };
}
