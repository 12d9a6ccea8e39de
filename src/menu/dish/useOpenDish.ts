import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DISH_PARAMETER } from '../../paths';
import { toSearch } from '../search-text';

/** What the history keeps of a dish that was opened on its page: closing it is going back. */
export const OPENED_HERE = { opened: true };

/** Which dish is open, kept in the address: `?piatto=<id>`. Back closes it, a shared link opens it. */
export function useOpenDish() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();

  /** The present address with the dish open. */
  function addressOf(id: string): string {
    const next = new URLSearchParams(parameters);
    next.set(DISH_PARAMETER, id);
    return toSearch(next);
  }

  function onOpen(id: string) {
    navigate({ search: addressOf(id) }, { state: OPENED_HERE, preventScrollReset: true });
  }

  /** Behind a shared link there is nowhere to go back to. */
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
