import { type Ref, useEffect } from 'react';
import { Notice } from '../../ui/Notice';
import { products } from '../counted';
import { LeaveQuestion } from '../LeaveQuestion';
import { ChangeRunFinished } from './ChangeRunFinished';
import { ChangeRunStopped } from './ChangeRunStopped';
import { stopChangeRun } from './change-run';
import type { ChangeRun } from './kept-run';
import { panelShown } from './run-notification';
import { getChangeRun, isWritingHere } from './run-store';
import { RUN_TEXTS } from './run-texts';

type ChangeRunPanelProps = {
  run: ChangeRun | null;
  staff: boolean;
  /** For the focus, when the run begins and when it ends. */
  ref: Ref<HTMLDivElement>;
};

/** The progress and the outcome of a change of many products, and what can be done next. */
export function ChangeRunPanel({ run, staff, ref }: ChangeRunPanelProps) {
  useEffect(panelShown, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset: it has no form fields
    <div ref={ref} tabIndex={-1} className="change-run" role="group" aria-label="Andamento">
      <div role="status">
        {run?.stage === 'writing' && <Progress run={run} />}
        {run?.stage === 'finished' && <ChangeRunFinished run={run} staff={staff} />}
      </div>
      <div role="alert">
        {run?.stage === 'stopped' && <ChangeRunStopped run={run} staff={staff} />}
      </div>
      <LeaveQuestion
        wouldLose={() => isWritingHere(getChangeRun())}
        onLeave={() => {}}
        saving={isWritingHere(run)}
        texts={{
          title: RUN_TEXTS[run?.purpose ?? 'prices'].leave,
          text: 'Il lavoro continua finché il sito resta aperto. Se chiudi la scheda può fermarsi a metà.',
          leave: 'Vai via',
        }}
      />
    </div>
  );
}

function Progress({ run }: { run: ChangeRun }) {
  const { purpose, kind, outcomes, changes, reason, elsewhere } = run;
  const title = RUN_TEXTS[purpose].title[kind];
  const stopping = reason === 'user';
  return (
    <Notice
      title={elsewhere ? `${title} in corso in un'altra scheda` : `${title} in corso...`}
      actions={
        !elsewhere && (
          <button
            type="button"
            className="btn btn-outline-dark"
            aria-disabled={stopping}
            onClick={stopChangeRun}
          >
            {stopping ? 'Si ferma...' : 'Ferma'}
          </button>
        )
      }
    >
      {/* Not read out: it changes with every commit. */}
      <p aria-live="off">
        {outcomes.size} di {products(changes.length)}
        {elsewhere && '. Puoi fermare il lavoro in quella scheda.'}
      </p>
      <progress aria-label={title} max={changes.length} value={outcomes.size} />
    </Notice>
  );
}
