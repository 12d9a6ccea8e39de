import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { setLeaveGuard } from './leave-guard';
import { isSameForm } from './list-state';

type LeaveQuestionProps = {
  /** Called at the moment of leaving, not while rendering: a save may have ended since. */
  wouldLose: () => boolean;
  onLeave: () => void;
};

/**
 * Asks before a page with unsaved changes is left: within the app, by signing out or by closing the tab. When the session has
 * ended it does not ask. A save that is under way goes on wherever the page is left for.
 */
export function LeaveQuestion({ wouldLose, onLeave }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSameForm(currentLocation, nextLocation) && getCurrentUser() !== null && wouldLose(),
  );
  /** What leaves the page otherwise than by a navigation, once that is confirmed. */
  const [pending, setPending] = useState<{ leave: () => void } | null>(null);
  const open = pending !== null || blocker.state === 'blocked';

  function stay() {
    setPending(null);
    blocker.reset?.();
  }

  // After every render: `wouldLose` is a new function each time.
  useEffect(() => {
    const needsAnswer = () => getCurrentUser() !== null && wouldLose();
    function confirmUnload(event: BeforeUnloadEvent) {
      if (needsAnswer()) event.preventDefault();
    }
    const removeGuard = setLeaveGuard((leave) => {
      if (needsAnswer()) setPending({ leave });
      else leave();
    });
    window.addEventListener('beforeunload', confirmUnload);
    return () => {
      removeGuard();
      window.removeEventListener('beforeunload', confirmUnload);
    };
  });

  return (
    <ConfirmDialog
      open={open}
      title="Uscire senza salvare?"
      confirm="Esci senza salvare"
      cancel="Resta qui"
      onConfirm={() => {
        onLeave();
        setPending(null);
        if (pending) pending.leave();
        else blocker.proceed?.();
      }}
      onCancel={stay}
    >
      <p>Le modifiche andranno perse.</p>
    </ConfirmDialog>
  );
}
