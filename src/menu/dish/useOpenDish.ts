import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DISH_PARAMETER } from '../../paths';
import { toSearch } from '../search-text';

/** History state of a dish that was opened from its page: closing it then goes back. */
export const OPENED_HERE = { opened: true };

/** Which dish is open. The id is kept in the address, so that Back closes the dish and a shared link opens it. */
export function useOpenDish() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();

  /** The current address with the dish opened. */
  function addressOf(id: string): string {
    const next = new URLSearchParams(parameters);
    next.set(DISH_PARAMETER, id);
    return toSearch(next);
  }

  function onOpen(id: string) {
    navigate({ search: addressOf(id) }, { state: OPENED_HERE, preventScrollReset: true });
  }

  /** After a shared link there is no page of ours to go back to: then the dish is removed from the address. */
  function close() {
    if (state?.opened) {
      navigate(-1);
      return;
    }
    const next = new URLSearchParams(parameters);
    next.delete(DISH_PARAMETER);
    navigate({ search: toSearch(next) }, { replace: true, preventScrollReset: true });
  }

  return { openId: parameters.get(DISH_PARAMETER), addressOf, onOpen, close };
}
