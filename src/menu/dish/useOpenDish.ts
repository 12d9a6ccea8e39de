import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readPart, withParts } from '../../domain/hash';
import { DISH_PARAMETER } from '../../paths';
import { useBackOnce } from '../../ui/useDialogInHistory';
import { useHydrated } from '../../ui/useStore';

/** Which dish is open. The id is kept in the address, so that Back closes the dish and a shared link opens it. */
export function useOpenDish() {
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const { state, search, hash } = useLocation();
  // Prerendering has no address. The hydrating render must match it, so it ignores the address.
  const hydrated = useHydrated();
  const openId = new URLSearchParams(hydrated ? search : '').get(DISH_PARAMETER);
  const words = readPart(hydrated ? hash : '', 'cerca');

  /** The current address with a dish opened, or with none. It keeps the search's words, and drops all other parts of a link. */
  const addressOf = useCallback(
    (id: string | null) => {
      const dish = new URLSearchParams(id === null ? {} : { [DISH_PARAMETER]: id });
      return `?${dish}${withParts('', { cerca: words })}`;
    },
    [words],
  );

  /** Goes back. After a shared link there is no page of ours to go back to, so the dish is removed from the address instead. */
  function close() {
    if (state?.opened) goBack();
    else navigate(addressOf(null), { replace: true, preventScrollReset: true });
  }

  return { openId, addressOf, close };
}
