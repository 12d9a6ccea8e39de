import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserStorage } from '../../data/browser-storage';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { useReserved } from '../ReservedLayout';
import { haltedRunIn, historyQuery, readRun } from './history-groups';
import { RunPanel } from './RunPanel';
import { PURPOSE_TITLE, readPlan } from './run-plan';
import { useRun } from './useRun';

/** How many entries are looked through: each is a read that Firestore bills. */
const LOOKED_THROUGH = 20;

/** The run that this browser was told to leave as it is. */
const LEFT_KEY = 'corsaLasciata';

/** A change of many products that stopped halfway, in whichever browser; nothing where every one is whole. */
export function HaltedRun() {
  const { staff } = useReserved();
  const api = useRun();
  const [left, setLeft] = useState(() => browserStorage.local.get(LEFT_KEY));
  const { data: entries = [] } = useQuery({
    ...historyQuery({ limit: LOOKED_THROUGH }),
    enabled: staff,
  });
  const halted = haltedRunIn(entries, Date.now());
  const panel = (
    <RunPanel api={api}>
      <button type="button" className="btn btn-outline-dark" onClick={api.dismiss}>
        Chiudi
      </button>
    </RunPanel>
  );
  if (api.run !== null) return panel;
  if (!staff || !halted?.run || halted.run.id === left) return null;
  const { id, done, size } = halted.run;
  const plan = readPlan(id);
  const stopped = halted.purpose === 'import' ? 'interrotta' : 'interrotto';
  return (
    <>
      <Notice
        kind="error"
        icon="circle-alert"
        role="status"
        title={`${PURPOSE_TITLE[halted.purpose]} ${stopped}: ${done} di ${size}`}
        actions={
          <>
            {plan && (
              <button type="button" className="btn btn-primary" onClick={() => api.resume(plan)}>
                <Icon name="rotate-cw" />
                Continua
              </button>
            )}
            <button
              type="button"
              className="btn btn-outline-dark"
              onClick={() => api.undo(id, () => readRun(id, false))}
            >
              <Icon name="undo-2" />
              Rimetti com'era
            </button>
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
      {panel}
    </>
  );
}
