import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { isSameForm } from './list-state';

type LeaveQuestionProps = {
  /** Called at the moment of leaving, not while rendering: a save may have ended since. */
  wouldLose: () => boolean;
  onLeave: () => void;
  /** What the question says, where it is not about a form's changes. */
  texts?: { title: string; text: string; leave: string };
};

const FORM_TEXTS = {
  title: 'Uscire senza salvare?',
  text: 'Le modifiche andranno perse.',
  leave: 'Esci senza salvare',
};

/**
 * Asks before a page with unsaved changes, or with work in progress, is left: within the app or by closing the tab. When
 * the session has ended it does not ask.
 */
export function LeaveQuestion({ wouldLose, onLeave, texts = FORM_TEXTS }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSameForm(currentLocation, nextLocation) && getCurrentUser() !== null && wouldLose(),
  );

  // After every render: `wouldLose` is a new function each time.
  useEffect(() => {
    function confirmUnload(event: BeforeUnloadEvent) {
      if (getCurrentUser() !== null && wouldLose()) event.preventDefault();
    }
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  });

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={texts.title}
      confirm={texts.leave}
      cancel="Resta qui"
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
