import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { local } from '../../data/browser-storage';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/elements';
import { useServerTime, useTonight } from '../queries';
import { RunPanel } from './RunPanel';
import { entryTitle, haltedRunIn, historyQuery, readRun } from './runs';
import { readPlan, useRun } from './useRun';

/** How many history entries are searched for a halted run. Firestore bills each as a read. */
const LOOKED_THROUGH = 20;

/** Storage key for the id of the run that was dismissed in this browser. */
const LEFT_KEY = 'corsaLasciata';

type HaltedRunProps = {
  /** What is offered once no run is unfinished: a form would change prices a second time. It then stays. */
  children?: Elements;
  /** What stands there until then, unless a run is being written. */
  until?: Elements;
};

/** Notice of a run that stopped halfway, in this browser or another. */
export function HaltedRun({ children, until }: HaltedRunProps) {
  const api = useRun();
  const [offered, setOffered] = useState(false);
  const [left, setLeft] = useState(() => local.get(LEFT_KEY));
  const { data: history, isFetchedAfterMount } = useQuery(historyQuery({ limit: LOOKED_THROUGH }));
  // Without the server's time a run of another device cannot be told from one that goes on.
  const { isPending: isTimeAwaited } = useTonight();
  const now = useServerTime();
  const last = haltedRunIn(history?.entries ?? [], now);
  const halted = last?.run?.id === left ? undefined : last;
  const isKnown = isFetchedAfterMount && !isTimeAwaited;
  if (isKnown && !halted && !api.run && !offered) setOffered(true);
  const run = halted?.run;
  const plan = halted && readPlan(halted);
  function leave(id: string) {
    local.set(LEFT_KEY, id);
    setLeft(id);
  }
  return (
    <>
      {api.run && <RunPanel api={api} dismiss="Chiudi" />}
      {run && !api.run && (
        <Alert
          kind="error"
          role="status"
          title={entryTitle(halted, run.size)}
          actions={
            <>
              {plan && (
                <Button icon="rotate-cw" primary onClick={() => api.start(plan)}>
                  Continua
                </Button>
              )}
              <Button
                icon="undo-2"
                onClick={() =>
                  api.undo({
                    id: run.id,
                    read: () => readRun(run.id, false),
                    onNothing: () => leave(run.id),
                  })
                }
              >
                Rimetti com'era
              </Button>
              <div>{api.dialog}</div>
            </>
          }
          onClose={() => leave(run.id)}
        >
          <p>
            {plan
              ? 'Continua da dove si è fermato: nessun piatto cambia due volte.'
              : 'È cominciato su un altro telefono o computer: si continua da lì.'}
          </p>
        </Alert>
      )}
      {until && !isKnown && <p className="quiet">Caricamento...</p>}
      {offered ? children : !api.writing && until}
    </>
  );
}
