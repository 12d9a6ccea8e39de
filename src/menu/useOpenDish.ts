import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { toSearch } from './search-text';

const PARAMETER = 'piatto';

/** Which dish is open, kept in the address: `?piatto=<id>`. Back closes it, a shared link opens it. */
export function useOpenDish() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [parameters] = useSearchParams();

  function open(id: string) {
    const next = new URLSearchParams(parameters);
    next.set(PARAMETER, id);
    navigate({ search: toSearch(next) }, { state: { opened: true }, preventScrollReset: true });
  }

  /** Where the dish was opened here, closing is going back; behind a shared link there is nowhere to go back to. */
  function close() {
    if (state?.opened) {
      navigate(-1);
      return;
    }
    const next = new URLSearchParams(parameters);
    next.delete(PARAMETER);
    navigate({ search: toSearch(next) }, { replace: true, preventScrollReset: true });
  }

  return { openId: parameters.get(PARAMETER), open, close };
}
