import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DISH_PARAMETER, QUERY_PARAMETER } from '../../paths';
import { useBackOnce } from '../../ui/useDialogInHistory';
import { useHydrated } from '../../ui/useHydrated';
import { toSearch } from '../search-text';

/** History state of a dish that was opened from its page: closing it then goes back. */
export const OPENED_HERE = { opened: true };

/** Of an address, what one with an open dish keeps: whatever else a link brought is not passed on. */
function keptOf(search: string): string {
  const present = new URLSearchParams(search);
  const kept = [...present].filter(([name]) => name === QUERY_PARAMETER);
  return new URLSearchParams(kept).toString();
}

/** Which dish is open. The id is kept in the address, so that Back closes the dish and a shared link opens it. */
export function useOpenDish() {
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const { state, search } = useLocation();
  // The prerendered page knows no parameters, so the first render has none either.
  const parameters = useHydrated() ? search : '';
  const kept = keptOf(parameters);

  /** The current address with a dish opened, or with none. */
  const addressOf = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(kept);
      if (id !== null) next.set(DISH_PARAMETER, id);
      return toSearch(next);
    },
    [kept],
  );

  const onOpen = useCallback(
    (id: string) => {
      navigate({ search: addressOf(id) }, { state: OPENED_HERE, preventScrollReset: true });
    },
    [navigate, addressOf],
  );

  /** After a shared link there is no page of ours to go back to: then the dish is removed from the address. */
  function close() {
    if (state?.opened) goBack();
    else navigate({ search: addressOf(null) }, { replace: true, preventScrollReset: true });
  }

  return { openId: new URLSearchParams(parameters).get(DISH_PARAMETER), addressOf, onOpen, close };
}
