import { useEffect, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { isSameForm } from './list-state';

type Leave = () => void;

/** The question of the form that is open. */
let askFirst: ((leave: Leave) => void) | null = null;

/** Leaves the open page by something other than a link, such as signing out: at once, or after its question. */
export function askToLeave(leave: Leave): void {
  if (askFirst) askFirst(leave);
  else leave();
}

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
  const needsAnswer = () => getCurrentUser() !== null && wouldLose();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSameForm(currentLocation, nextLocation) && needsAnswer(),
  );
  useBeforeUnload((event) => needsAnswer() && event.preventDefault());
  /** What leaves the page otherwise than by a navigation, once that is confirmed. */
  const [pending, setPending] = useState<{ leave: Leave } | null>(null);
  useEffect(() => {
    askFirst = (leave) => (needsAnswer() ? setPending({ leave }) : leave());
    return () => {
      askFirst = null;
    };
  });
  return (
    <ConfirmDialog
      open={pending !== null || blocker.state === 'blocked'}
      title="Uscire senza salvare?"
      confirm="Esci senza salvare"
      cancel="Resta qui"
      onConfirm={() => {
        onLeave();
        setPending(null);
        if (pending) pending.leave();
        else blocker.proceed?.();
      }}
      onCancel={() => {
        setPending(null);
        blocker.reset?.();
      }}
    >
      <p>Le modifiche andranno perse.</p>
    </ConfirmDialog>
  );
}
