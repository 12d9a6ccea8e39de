import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back one entry of the history, however often it is called before that is done: a double click on the button that
 * closes a dialog must not leave the page below it.
 */
export function useBackOnce(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  const leaving = useRef<typeof location | null>(null);

  useEffect(() => {
    if (leaving.current !== location) leaving.current = null;
  }, [location]);

  return () => {
    if (leaving.current === location) return;
    leaving.current = location;
    void navigate(-1);
  };
}
