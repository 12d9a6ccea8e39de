import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { setLeaveGuard } from './leave-guard';
import { isSameForm } from './list-state';

type LeaveQuestionProps = {
  /** Called at the moment of leaving, not while rendering: a save may have ended since. */
  wouldLose: () => boolean;
  onLeave: () => void;
  /** Whether a save is under way: it goes on wherever the page is left for, and its end closes the question. */
  saving?: boolean;
};

const FORM_TEXTS = {
  title: 'Uscire senza salvare?',
  text: 'Le modifiche andranno perse.',
  leave: 'Esci senza salvare',
};

const SAVING_TEXTS = {
  title: 'Salvataggio in corso: resta finché è finito?',
  text: 'Se esci, il salvataggio continua e una notifica dell’area riservata dice com’è andato.',
  leave: 'Esci',
};

/**
 * Asks before a page with unsaved changes, or while they are saved, is left: within the app, by signing out or by
 * closing the tab. When the session has ended it does not ask.
 */
export function LeaveQuestion({ wouldLose, onLeave, saving = false }: LeaveQuestionProps) {
  const texts = saving ? SAVING_TEXTS : FORM_TEXTS;
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

  const wasSaving = useRef(saving);
  useEffect(() => {
    if (wasSaving.current && !saving && open) stay();
    wasSaving.current = saving;
  });

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
      title={texts.title}
      confirm={texts.leave}
      cancel="Resta qui"
      onConfirm={() => {
        onLeave();
        setPending(null);
        if (pending) pending.leave();
        else blocker.proceed?.();
      }}
      onCancel={stay}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );
}
