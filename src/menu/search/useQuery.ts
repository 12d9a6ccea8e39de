import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../../ui/useHydrated';
import { toSearch } from '../search-text';

/** Name of the address's parameter that holds what is searched for. */
const PARAMETER = 'q';

/** How long after the last key the address follows, in ms: browsers refuse an address that changes with every key. */
const ADDRESS_DELAY_MS = 300;

/**
 * What is searched for, typed here or brought by the address. The address follows the typing in place, so that Back
 * leaves the search instead of taking it back letter by letter.
 */
export function useQuery() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  // The prerendered page knows no address, so the first frame has no query either.
  const hydrated = useHydrated();
  const inAddress = (hydrated && new URLSearchParams(search).get(PARAMETER)) || '';

  const [text, setText] = useState(inAddress);
  const [known, setKnown] = useState(inAddress);
  const [written, setWritten] = useState(inAddress);
  if (inAddress !== known) {
    setKnown(inAddress);
    // What was typed here may have gone on since it was written there.
    if (inAddress !== written) setText(inAddress);
  }

  useEffect(() => {
    const query = text.trim();
    if (!hydrated || query === inAddress.trim()) return;
    const timer = setTimeout(() => {
      const parameters = new URLSearchParams(search);
      if (query === '') parameters.delete(PARAMETER);
      else parameters.set(PARAMETER, query);
      setWritten(query);
      navigate(
        { search: toSearch(parameters) },
        { replace: true, state, preventScrollReset: true },
      );
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, inAddress, hydrated, search, state, navigate]);

  return { text, setText };
}
