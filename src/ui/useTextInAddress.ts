import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './useHydrated';

type AddressOptions = {
  /** How long after the last change the address is updated, in ms. */
  delayMs: number;
  /** Serializes the address's parameters, in which the text is already set. Defined outside the component. */
  toSearch: (parameters: URLSearchParams) => string;
  /** Whether the page keeps its scroll position when the address is updated. */
  preventScrollReset: boolean;
};

type TextInAddress = {
  /** What the text field shows. */
  text: string;
  /** The same text, updated at low priority: for what is expensive to render. */
  deferredText: string;
  setText: (text: string) => void;
};

/**
 * A text that is typed here and mirrored into a parameter of the address, trimmed. The current history entry is
 * replaced, so that Back leaves the page instead of removing one letter. A link, Back or Forward to another value
 * changes the text.
 *
 * A keystroke renders the text field first, then what uses `deferredText`, and updates the address after that.
 * @param parameter name of the address's parameter
 */
export function useTextInAddress(
  parameter: string,
  { delayMs, toSearch, preventScrollReset }: AddressOptions,
): TextInAddress {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  // Whoever has just tapped a link is not called back.
  const isLeaving = useNavigation().state !== 'idle';
  const { search, state } = useLocation();
  // A prerendered page has no parameters, so the first render of its hydration must have none either.
  const hydrated = useHydrated();
  const inAddress = (hydrated && new URLSearchParams(search).get(parameter)) || '';

  const [text, setText] = useState(inAddress);
  const deferredText = useDeferredValue(text);
  const [lastInAddress, setLastInAddress] = useState(inAddress);
  if (inAddress !== lastInAddress) {
    setLastInAddress(inAddress);
    // A replaced entry is this hook's own update: the person may have typed on since.
    if (navigationType !== 'REPLACE') setText(inAddress);
  }

  useEffect(() => {
    const trimmed = text.trim();
    if (!hydrated || isLeaving || deferredText !== text || trimmed === inAddress.trim()) return;
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams(search);
      if (trimmed === '') parameters.delete(parameter);
      else parameters.set(parameter, trimmed);
      void navigate({ search: toSearch(parameters) }, { replace: true, state, preventScrollReset });
    }, delayMs);
    return () => clearTimeout(timer);
    // The router may still be on its way to an earlier text: `inAddress` runs this again once it has arrived.
  }, [
    isLeaving,
    text,
    deferredText,
    inAddress,
    hydrated,
    parameter,
    search,
    state,
    navigate,
    delayMs,
    toSearch,
    preventScrollReset,
  ]);

  return { text, deferredText, setText };
}
