import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DISH_PARAMETER, QUERY_PARAMETER } from '../../paths';
import { useBackOnce } from '../../ui/useDialogInHistory';
import { useHydrated } from '../../ui/useHydrated';

/** History state of a dish that was opened on its page. Closing such a dish goes back in the history. */
export const OPENED_HERE = { opened: true };

/** Which dish is open. The id is kept in the address, so that Back closes the dish and a shared link opens it. */
export function useOpenDish() {
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const { state, search } = useLocation();
  // The prerendered page knows no parameters, so the first render has none either.
  const parameters = new URLSearchParams(useHydrated() ? search : '');
  const query = parameters.get(QUERY_PARAMETER);

  /** The current address with a dish opened, or with none. Any other parameters of a link are dropped. */
  const addressOf = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams();
      if (query !== null) next.set(QUERY_PARAMETER, query);
      if (id !== null) next.set(DISH_PARAMETER, id);
      return `?${next}`;
    },
    [query],
  );

  /** Goes back. After a shared link there is no page of ours to go back to, so the dish is removed from the address instead. */
  function close() {
    if (state?.opened) goBack();
    else navigate({ search: addressOf(null) }, { replace: true, preventScrollReset: true });
  }

  return { openId: parameters.get(DISH_PARAMETER), addressOf, close };
}
