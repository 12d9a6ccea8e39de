import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStorage } from '../../data/browser-storage';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { RunPanel } from './RunPanel';
import { entryTitle, haltedRunIn, historyQuery, readRun } from './runs';
import { readPlan, useRun } from './useRun';

/** How many entries are looked through: each is a read that Firestore bills. */
const LOOKED_THROUGH = 20;

/** The run that this browser was told to leave as it is. */
const LEFT_KEY = 'corsaLasciata';

/** A change of many products that stopped halfway, in whichever browser; nothing where every one is whole. */
export function HaltedRun() {
  const api = useRun();
  const [left, setLeft] = useState(() => browserStorage.local.get(LEFT_KEY));
  const { data: entries = [] } = useQuery(historyQuery({ limit: LOOKED_THROUGH }));
  if (api.run) return <RunPanel api={api} dismiss="Chiudi" />;
  const halted = haltedRunIn(entries, Date.now());
  if (!halted?.run || halted.run.id === left) return null;
  const { id, size } = halted.run;
  const plan = readPlan(halted);
  return (
    <Notice
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
          <Button icon="undo-2" onClick={() => api.undo(id, () => readRun(id, false))}>
            Rimetti com'era
          </Button>
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
    </Notice>
  );
}
