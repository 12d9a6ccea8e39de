import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Outcome } from '../../data/staff/write-changes';
import { type Change, conflictsOf } from '../../domain/changes/change';
import { fieldLabel, valueInWords } from '../../domain/product/words';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { counted, products } from '../counted';
import { failureHint, MESSAGES } from '../failures';
import { ProductNames } from '../ProductNames';
import { useReserved } from '../ReservedLayout';
import { inNumbers, PURPOSE_TITLE } from './run-plan';
import { type RunApi, type RunState, writtenIn } from './useRun';

type RunPanelProps = {
  api: RunApi;
  /** What else can be done once the run has finished. */
  children?: ReactNode;
};

/** How far a run is, how it has ended, what was left alone and why, and what can be done next. */
export function RunPanel({ api, children }: RunPanelProps) {
  const { run, writing, error } = api;
  const panel = useRef<HTMLDivElement>(null);
  const phase = run && `${run.id} ${run.purpose} ${writing}`;
  // The button that was pressed is gone: it stood where the panel stands now.
  useEffect(() => {
    if (phase !== null) panel.current?.focus();
  }, [phase]);
  const left = run ? run.changes.length - run.outcomes.size : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset: it has no form fields
    <div ref={panel} tabIndex={-1} className="change-run" role="group" aria-label="Andamento">
      <div role="status">
        {run && writing && <Progress key={run.id} run={run} onStop={api.stop} />}
        {run && !writing && left === 0 && <Ended api={api} run={run} more={children} />}
      </div>
      <div role="alert">
        {run && !writing && left > 0 && <Ended api={api} run={run} />}
        {!run && error && (
          <p className="field-error">
            Le modifiche non si sono lette. Controlla la rete e riprova.
          </p>
        )}
      </div>
    </div>
  );
}

function Progress({ run, onStop }: { run: RunState; onStop: () => void }) {
  const [stopping, setStopping] = useState(false);
  const { purpose, outcomes, changes } = run;
  const title = PURPOSE_TITLE[purpose];
  return (
    <Notice
      title={`${title} in corso...`}
      actions={
        <button
          type="button"
          className="btn btn-outline-dark"
          aria-disabled={stopping}
          onClick={() => {
            setStopping(true);
            onStop();
          }}
        >
          {stopping ? 'Si ferma...' : 'Ferma'}
        </button>
      }
    >
      {/* Not read out: it changes with every commit. */}
      <p aria-live="off">
        {outcomes.size} di {products(changes.length)}
      </p>
      <progress aria-label={title} max={changes.length} value={outcomes.size} />
    </Notice>
  );
}

/** The title of a run that has ended; one that was stopped has how far it came. */
function endedTitle({ purpose, changes, outcomes }: RunState, written: readonly Change[]): string {
  const count = written.length;
  if (outcomes.size < changes.length) {
    return `${PURPOSE_TITLE[purpose]}: ${count} di ${products(changes.length)}`;
  }
  if (count === 0) return 'Nessun piatto è cambiato';
  return purpose === 'undo'
    ? counted(count, 'piatto rimesso com’era', 'piatti rimessi com’erano')
    : `Fatto: ${inNumbers(purpose, written)}`;
}

function Ended({ api, run, more }: { api: RunApi; run: RunState; more?: ReactNode }) {
  const { staff } = useReserved();
  const { error } = api;
  const { purpose, changes, outcomes, withoutPicture } = run;
  const written = writtenIn(run);
  const left = changes.length - outcomes.size;
  const canUndo = purpose !== 'undo' && written.length > 0;
  return (
    <Notice
      kind={error !== null ? 'error' : 'neutral'}
      icon={written.length < changes.length ? 'circle-alert' : 'check'}
      title={
        <>
          {error !== null && (
            <>
              {MESSAGES.edit}
              <br />
            </>
          )}
          {endedTitle(run, written)}
        </>
      }
      actions={
        <>
          {left > 0 && (
            <button type="button" className="btn btn-primary" disabled={!staff} onClick={api.retry}>
              <Icon name="rotate-cw" />
              {error === null ? 'Continua' : 'Riprova'}
            </button>
          )}
          {canUndo && (
            <button
              type="button"
              className="btn btn-outline-dark"
              disabled={!staff}
              onClick={() => api.undo(run.id, async () => written)}
            >
              <Icon name="undo-2" />
              Rimetti com'era
            </button>
          )}
          {more}
        </>
      }
    >
      {left > 0 && (
        <p>
          {error === null ? 'L’hai fermato tu' : failureHint(error)}. Ancora da scrivere:{' '}
          {products(left)}.
        </p>
      )}
      <LeftAlone run={run} />
      {withoutPicture.length > 0 && (
        <p>
          La foto non c’è più: <ProductNames names={withoutPicture} />.
        </p>
      )}
      {canUndo && (
        <p>
          «Rimetti com'era» riporta {inNumbers(purpose, written)} a prima. Lo trovi anche dopo, in{' '}
          <Link to={paths.changes()}>Ultime modifiche</Link>.
        </p>
      )}
    </Notice>
  );
}

/** Names the products that were not written, and why. */
function LeftAlone({ run: { changes, outcomes } }: { run: RunState }) {
  const alone = changes.filter(({ id }) => (outcomes.get(id)?.kind ?? 'written') !== 'written');
  if (alone.length === 0) return null;
  return (
    <>
      <p>{counted(alone.length, 'piatto non toccato', 'piatti non toccati')}:</p>
      <ul className="change-left-alone">
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

/** Why a product was left alone, field by field: 'Prezzo: adesso è € 8,00'. */
function leftAloneText(change: Change, outcome: Outcome | undefined): string {
  if (outcome?.kind !== 'conflict') {
    return 'dati salvati non completi: apri la scheda, controlla e salva';
  }
  const { current } = outcome;
  if (current === null) return 'eliminato nel frattempo da qualcun altro';
  if (change.before === null) return 'esiste già';
  if (change.after === null) return 'cambiato nel frattempo da qualcun altro';
  return conflictsOf(change, current)
    .map((name) => `${fieldLabel(name)}: adesso è ${valueInWords(name, current[name])}`)
    .join(' · ');
}
