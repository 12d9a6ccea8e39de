import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { useQuestion } from '../ui/useQuestion';
import { isSameForm } from './list-state';

/** Asks the question of the form that is open. */
let askFirst: (() => Promise<boolean>) | null = null;

/** Whether the open page may be left by something other than a link, such as signing out: its form is asked first. */
export async function mayLeave(): Promise<boolean> {
  return askFirst === null || askFirst();
}

/**
 * Asks before a page with unsaved changes is left: within the app, by signing out or by closing the tab. When the session has
 * ended it does not ask. A save that is under way goes on wherever the page is left for.
 * @param wouldLose called at the moment of leaving, not while rendering: a save may have ended since
 */
export function useLeaveQuestion(wouldLose: () => boolean, onLeave: () => void): ReactNode {
  const { ask, dialog } = useQuestion();
  const needsAnswer = () => getCurrentUser() !== null && wouldLose();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSameForm(currentLocation, nextLocation) && needsAnswer(),
  );
  useBeforeUnload((event) => needsAnswer() && event.preventDefault());

  const askToLeave = useEffectEvent(async () => {
    if (!needsAnswer()) return true;
    const leaves = await ask({
      title: 'Uscire senza salvare?',
      text: <p>Le modifiche andranno perse.</p>,
      confirm: 'Esci senza salvare',
      cancel: 'Resta qui',
    });
    if (leaves) onLeave();
    return leaves;
  });
  useEffect(() => {
    askFirst = () => askToLeave();
    return () => {
      askFirst = null;
    };
  }, []);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  return dialog;
}
