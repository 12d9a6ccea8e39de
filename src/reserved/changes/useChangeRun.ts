import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useReserved } from '../ReservedLayout';
import type { ChangeRun } from './kept-run';
import { getChangeRun, subscribeToChangeRun } from './run-store';

/**
 * This user's last change of many products, for the page that shows its panel. A page shows what another one has begun only
 * until that has finished. The focus moves to the panel when the run
 * begins and when it ends, and to the page's heading when the panel is dismissed: it would be lost otherwise.
 */
export function useChangeRun(purpose: ChangeRun['purpose']) {
  const { user } = useReserved();
  const anyRun = useSyncExternalStore(subscribeToChangeRun, getChangeRun, getChangeRun);
  const isOurs = anyRun?.purpose === purpose || anyRun?.stage !== 'finished';
  const run = anyRun?.uid === user.uid && isOurs ? anyRun : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const stage = run && `${run.kind} ${run.stage}`;
  const lastStage = useRef(stage);
  useEffect(() => {
    if (stage !== lastStage.current) (stage === null ? heading : panel).current?.focus();
    lastStage.current = stage;
  }, [stage]);
  return { run, heading, panel };
}
