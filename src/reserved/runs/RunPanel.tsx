import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Outcome } from '../../data/staff/write-changes';
import { type Change, conflictsOf } from '../../domain/changes/change';
import { guestLabel } from '../../domain/product/fields';
import { valueInWords } from '../../domain/staff/words';
import { paths } from '../../paths';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { failureHint, MESSAGES } from '../failures';
import { counted, countedProducts, ProductNames } from '../texts';
import styles from './RunPanel.module.scss';
import { inNumbers, PURPOSE_TITLE } from './runs';
import type { RunApi, RunState } from './useRun';

type RunPanelProps = {
  api: RunApi;
  /** Label of the button that dismisses a complete run. */
  dismiss: string;
};

/** The progress of a run, then its outcome: what was skipped and why, and the next actions. Without a run only the question before an undo. */
export function RunPanel({ api, dismiss }: RunPanelProps) {
  const { run, writing } = api;
  const panel = useRef<HTMLDivElement>(null);
  const phase = run && `${run.id} ${run.purpose} ${writing}`;
  // The panel takes the place of the pressed button, and so its focus.
  useEffect(() => {
    if (phase) panel.current?.focus();
  }, [phase]);
  if (!run) return <div>{api.dialog}</div>;
  return (
    <>
      <div>{api.dialog}</div>
      <div ref={panel} tabIndex={-1} className={styles.panel} role="status" aria-label="Andamento">
        {writing ? (
          <Progress run={run} onStop={api.stop} />
        ) : (
          <Ended api={api} run={run} dismiss={dismiss} />
        )}
      </div>
    </>
  );
}

function Progress({ run, onStop }: { run: RunState; onStop: () => void }) {
  const [stopping, setStopping] = useState(false);
  const { purpose, outcomes, changes } = run;
  const title = PURPOSE_TITLE[purpose];
  return (
    <Alert
      title={`${title} in corso...`}
      actions={
        <Button
          aria-disabled={stopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {stopping ? 'Si ferma...' : 'Ferma'}
        </Button>
      }
    >
      {/* Not announced by screen readers: it changes with every commit. */}
      <p aria-live="off">{`${outcomes.size} di ${countedProducts(changes.length)}`}</p>
      <progress aria-label={title} max={changes.length} value={outcomes.size} />
    </Alert>
  );
}

/** The outcome in numbers; for a run that stopped, its progress. */
function outcomeText({ purpose, changes, outcomes }: RunState, written: readonly Change[]): string {
  const count = written.length;
  if (outcomes.size < changes.length) {
    return `${PURPOSE_TITLE[purpose]}: ${count} di ${countedProducts(changes.length)}`;
  }
  if (count === 0) return 'Nessun piatto è cambiato';
  if (purpose !== 'undo') return `Fatto: ${inNumbers(purpose, written)}`;
  const deleted = written.filter(({ after }) => after === null).length;
  const restored = count - deleted;
  const parts = [
    restored > 0 && counted(restored, 'piatto rimesso com’era', 'piatti rimessi com’erano'),
    deleted > 0 && counted(deleted, 'piatto eliminato', 'piatti eliminati'),
  ];
  return parts.filter(Boolean).join(', ');
}

function Ended({ api, run, dismiss }: RunPanelProps & { run: RunState }) {
  const { error } = api;
  const { purpose, changes, outcomes, withoutPicture } = run;
  const written = changes.filter(({ id }) => outcomes.get(id)?.kind === 'written');
  const outcome = outcomeText(run, written);
  const canUndo = purpose !== 'undo' && written.length > 0;
  return (
    <Alert
      kind={error ? 'error' : 'neutral'}
      icon={written.length < changes.length ? 'circle-alert' : 'check'}
      title={error ? MESSAGES.edit : outcome}
      actions={
        <>
          {outcomes.size < changes.length && (
            <Button icon="rotate-cw" primary onClick={() => api.start(run)}>
              {error ? 'Riprova' : 'Continua'}
            </Button>
          )}
          {canUndo && (
            <Button
              icon="undo-2"
              onClick={() =>
                api.undo({ id: run.id, read: async () => ({ changes: written, unreadable: 0 }) })
              }
            >
              Rimetti com'era
            </Button>
          )}
          {outcomes.size === changes.length && <Button onClick={api.dismiss}>{dismiss}</Button>}
        </>
      }
    >
      {error && <p>{`${outcome}. ${failureHint(error)}.`}</p>}
      <LeftAlone run={run} />
      {withoutPicture.length > 0 && (
        <p>
          La foto non c’è più: <ProductNames names={withoutPicture} />.
        </p>
      )}
      {canUndo && (
        <p>
          «Rimetti com'era» riporta <span>{inNumbers(purpose, written)}</span> a prima. Lo trovi
          anche dopo, in <Link to={paths.history()}>Ultime modifiche</Link>.
        </p>
      )}
    </Alert>
  );
}

/** Lists the products that were not written, and why. */
function LeftAlone({ run: { changes, outcomes } }: { run: RunState }) {
  const alone = changes.filter(({ id }) => (outcomes.get(id)?.kind ?? 'written') !== 'written');
  if (alone.length === 0) return null;
  return (
    <>
      <p>{counted(alone.length, 'piatto non toccato:', 'piatti non toccati:')}</p>
      <ul className={styles.left}>
        {alone.map((change) => (
          <li key={change.id}>
            <b>
              <bdi>{change.nome || 'Senza nome'}</bdi>
            </b>
            : <bdi>{leftAloneText(change, outcomes.get(change.id))}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why a product was not written, field by field: 'Prezzo: adesso è € 8,00'. */
function leftAloneText(change: Change, outcome: Outcome | undefined): string {
  if (outcome?.kind !== 'conflict') {
    return 'dati salvati non completi: apri la scheda, controlla e salva';
  }
  const { current } = outcome;
  if (current === null) return 'eliminato nel frattempo';
  if (!change.before || !change.after) return 'cambiato nel frattempo';
  return conflictsOf(change, current)
    .map((name) => `${guestLabel(name)}: adesso è ${valueInWords(name, current)}`)
    .join(' · ');
}
