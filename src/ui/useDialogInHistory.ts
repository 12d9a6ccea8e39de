import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from './useStore';

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

/**
 * A dialog with its own history entry at the same address, so that the phone's Back closes it. A link inside it
 * replaces that entry (`replace`): Back from there must not open the dialog again.
 * @param name distinguishes it from other dialogs of the page
 */
export function useDialogInHistory(name: string) {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  // After a reload the history still holds the dialog, but the prerendered page does not.
  const open = useHydrated() && state?.dialog === name;

  function show() {
    if (open) return;
    const opened = { ...state, dialog: name };
    void navigate({ search, hash }, { state: opened, preventScrollReset: true });
  }

  return { open, show, close: useBackOnce() };
}
