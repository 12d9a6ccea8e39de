import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStorage } from '../../data/browser-storage';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useServerTime } from '../queries';
import { RunPanel } from './RunPanel';
import { entryTitle, haltedRunIn, historyQuery, readRun } from './runs';
import { readPlan, useRun } from './useRun';

/** How many history entries are searched for a halted run. Firestore bills each as a read. */
const LOOKED_THROUGH = 20;

/** Storage key for the id of the run that was dismissed in this browser. */
const LEFT_KEY = 'corsaLasciata';

/** Notice of a run that stopped halfway, in this browser or another. Renders nothing if all runs are complete. */
export function HaltedRun() {
  const api = useRun();
  const [left, setLeft] = useState(() => browserStorage.local.get(LEFT_KEY));
  const { data: history } = useQuery(historyQuery({ limit: LOOKED_THROUGH }));
  const now = useServerTime();
  if (api.run) return <RunPanel api={api} dismiss="Chiudi" />;
  const halted = haltedRunIn(history?.entries ?? [], now);
  if (!halted?.run || halted.run.id === left) return null;
  const { id, size } = halted.run;
  const plan = readPlan(halted);
  return (
    <Alert
      kind="error"
      role="status"
      title={entryTitle(halted, size)}
      actions={
        <>
          {plan && (
            <Button icon="rotate-cw" primary onClick={() => api.start(plan)}>
              Continua
            </Button>
          )}
          <Button icon="undo-2" onClick={() => api.undo({ id, read: () => readRun(id, false) })}>
            Rimetti com'era
          </Button>
          {api.dialog}
        </>
      }
      onClose={() => {
        browserStorage.local.set(LEFT_KEY, id);
        setLeft(id);
      }}
    >
      <p>
        {plan
          ? 'Continua da dove si è fermato: nessun piatto cambia due volte.'
          : 'È cominciato su un altro telefono o computer: si continua da lì.'}
      </p>
    </Alert>
  );
}
