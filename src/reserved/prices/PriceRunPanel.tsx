import type { Ref } from 'react';
import { PriceRunFailed } from './PriceRunFailed';
import { PriceRunFinished } from './PriceRunFinished';
import type { PriceRun } from './price-run';
import { products } from './price-texts';

type PriceRunPanelProps = {
  run: PriceRun | null;
  staff: boolean;
  /** Takes the focus when the run begins and when it ends. */
  ref: Ref<HTMLDivElement>;
};

/** How the writing goes, how it went, and the way on. */
export function PriceRunPanel({ run, staff, ref }: PriceRunPanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, since nothing in it is filled in
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
  const doing = kind === 'change' ? 'Cambio dei prezzi' : 'Ritorno ai prezzi di prima';
  return (
    <div className="notice">
      <div>
        <p>
          <strong>{doing} in corso...</strong>
        </p>
        <p>
          {outcomes.size} di {products(writes.length)}
        </p>
        <progress aria-label={doing} max={writes.length} value={outcomes.size} />
      </div>
    </div>
  );
}
