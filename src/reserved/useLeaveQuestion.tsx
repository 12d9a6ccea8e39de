import { useEffect, useEffectEvent } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom';
import { getCurrentUser } from '../data/staff/session';
import { productIdOf } from './list-place';
import { ask } from './question';

/** Asks whether the open form may be left; null while no form is open. */
let askFirst: (() => Promise<boolean>) | null = null;

/** Whether two locations show the same form. The path is not enough: editing and copying have one path each for all products. */
function isSameForm(a: Location, b: Location): boolean {
  return a.pathname === b.pathname && productIdOf(a) === productIdOf(b);
}

/** Whether the page may be left by something other than a link, such as signing out. A form with unsaved changes asks first. */
export async function mayLeave(): Promise<boolean> {
  return askFirst === null || askFirst();
}

/**
 * Asks before a page with unsaved changes is left: within the app, by signing out or by closing the tab. It does not ask once
 * the session has ended. A pending save continues after the page is left within the app.
 * @param wouldLose called at the moment of leaving, not while rendering: a save may have finished since the last render
 */
export function useLeaveQuestion(wouldLose: () => boolean, onLeave?: () => void): void {
  const needsAnswer = () => getCurrentUser() !== null && wouldLose();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isSameForm(currentLocation, nextLocation) && needsAnswer(),
  );
  useBeforeUnload((event) => needsAnswer() && event.preventDefault());

  const askToLeave = useEffectEvent(async () => {
    if (!needsAnswer()) return true;
    const leaves = await ask({
      title: 'Lasciare senza salvare?',
      text: <p>Le modifiche andranno perse.</p>,
      confirm: 'Lascia senza salvare',
      cancel: 'Resta qui',
    });
    if (leaves) onLeave?.();
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
}
