import type { Ref } from 'react';
import { Notice } from '../../ui/Notice';
import { PriceRunFailed } from './PriceRunFailed';
import { PriceRunFinished } from './PriceRunFinished';
import type { PriceRun } from './price-run';
import { products } from './price-texts';

type PriceRunPanelProps = {
  run: PriceRun | null;
  staff: boolean;
  /** For the focus, when the run begins and when it ends. */
  ref: Ref<HTMLDivElement>;
};

/** The progress and the outcome of a price change, and what can be done next. */
export function PriceRunPanel({ run, staff, ref }: PriceRunPanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset: it has no form fields
    <div ref={ref} tabIndex={-1} className="price-run" role="group" aria-label="Andamento">
      <div role="status">
        {run?.stage === 'writing' && <Progress run={run} />}
        {run?.stage === 'finished' && <PriceRunFinished run={run} staff={staff} />}
      </div>
      <div role="alert">
        {run?.stage === 'stopped' && <PriceRunFailed run={run} staff={staff} />}
      </div>
    </div>
  );
}

function Progress({ run: { kind, outcomes, writes } }: { run: PriceRun }) {
  const title = kind === 'change' ? 'Cambio dei prezzi' : 'Ritorno ai prezzi di prima';
  return (
    <Notice title={`${title} in corso...`}>
      {/* Not read out: it changes with every commit. */}
      <p aria-live="off">
        {outcomes.size} di {products(writes.length)}
      </p>
      <progress aria-label={title} max={writes.length} value={outcomes.size} />
    </Notice>
  );
}
