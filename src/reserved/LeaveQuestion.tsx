import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { isSameForm } from './list-state';

type LeaveQuestionProps = {
  /** Asked at the moment of leaving, not when this was drawn: a save may have ended since. */
  wouldLose: () => boolean;
  onLeave: () => void;
  /** What is at stake, where it is not a form's changes. */
  texts?: { title: string; text: string; leave: string };
};

const FORM_TEXTS = {
  title: 'Uscire senza salvare?',
  text: 'Le modifiche andranno perse.',
  leave: 'Esci senza salvare',
};

/** Asks before a changed form, or work under way, is left, within the app or by closing the tab. The end of a session asks nothing. */
export function LeaveQuestion({ wouldLose, onLeave, texts = FORM_TEXTS }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSameForm(currentLocation, nextLocation) && getCurrentUser() !== null && wouldLose(),
  );

  // Anew after each drawing: the answer belongs to it.
  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (getCurrentUser() !== null && wouldLose()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
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
