import { useEffect, useSyncExternalStore } from 'react';
import { useToasts } from '../ui/Toasts';
import { getOutcome, keepOutcome, subscribeToOutcome } from './outcome';
import { savedToast } from './success';

type OutcomeToastProps = {
  /** Who is signed in: a notification is for the person who caused it. */
  uid: string;
};

/** Tells once that a save has succeeded after its form was left. */
export function OutcomeToast({ uid }: OutcomeToastProps) {
  const outcome = useSyncExternalStore(subscribeToOutcome, getOutcome);
  const toasts = useToasts();
  useEffect(() => {
    if (outcome?.uid !== uid) return;
    toasts.show(savedToast(outcome.mode, outcome.product));
    keepOutcome(null);
  }, [outcome, uid, toasts]);
  return null;
}
