import { useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from './useStore';

/**
 * Leaves a location once, however often it is called before the page shows the next one. A phone that is busy shows it only some
 * time after the first tap: a second one must not open a dialog twice, or leave the page below the dialog that it closes.
 */
function useLeaveOnce(): (leave: () => unknown) => void {
  const location = useLocation();
  const left = useRef<Location | null>(null);
  return (leave) => {
    if (left.current === location) return;
    left.current = location;
    leave();
  };
}

export function useBackOnce(): () => void {
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  return () => leaveOnce(() => navigate(-1));
}

/**
 * A dialog with its own history entry at the same address, so that the phone's Back closes it. A link inside it
 * replaces that entry (`replace`): Back from there must not open the dialog again.
 * @param name distinguishes it from other dialogs of the page
 */
export function useDialogInHistory(name: string) {
  const navigate = useNavigate();
  const leaveOnce = useLeaveOnce();
  const { search, hash, state } = useLocation();
  // After a reload the history still holds the dialog, but the prerendered page does not.
  const open = useHydrated() && state?.dialog === name;

  function show() {
    if (open) return;
    const opened = { ...state, dialog: name };
    leaveOnce(() => navigate({ search, hash }, { state: opened, preventScrollReset: true }));
  }

  return { open, show, close: useBackOnce() };
}
