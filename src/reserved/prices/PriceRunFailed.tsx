import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { PricesLeftAlone } from './PricesLeftAlone';
import {
  canUndo,
  dismissPriceRun,
  isHalfDone,
  type PriceRun,
  retryPriceRun,
  withOutcome,
} from './price-run';
import { counted, priceFailureHint, products } from './price-texts';
import { UndoButton } from './UndoButton';

type PriceRunFailedProps = {
  run: PriceRun;
  staff: boolean;
};

const TITLE: Record<PriceRun['kind'], string> = {
  change: 'I prezzi non sono cambiati tutti',
  undo: 'I prezzi non sono tornati tutti come prima',
};

/** A run that stopped halfway: how many products are written, how many are not, and what can be done. */
export function PriceRunFailed({ run, staff }: PriceRunFailedProps) {
  const { kind, writes, outcomes, unanswered, unknown } = run;
  const written = withOutcome(run, 'written').length;
  const unwritten = writes.length - outcomes.size - unknown.size;
  return (
    <Notice
      kind="error"
      icon="circle-alert"
      title={TITLE[kind]}
      actions={
        <>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!staff}
            onClick={retryPriceRun}
          >
            <Icon name="rotate-cw" />
            Riprova
          </button>
          {canUndo(run) && <UndoButton staff={staff} />}
        </>
      }
      onClose={isHalfDone(run) ? undefined : dismissPriceRun}
    >
      <p>
        {written} di {products(writes.length)}{' '}
        {kind === 'change' ? 'con i prezzi nuovi' : 'come prima'}, {unwritten} ancora da scrivere.
        {unknown.size > 0 &&
          ` Di ${counted(unknown.size, 'altro non si sa', 'altri non si sa')}: la risposta non è arrivata.`}
      </p>
      <PricesLeftAlone run={run} />
      <p>{priceFailureHint(run.failure)}</p>
      {kind === 'change' && unanswered.size > 0 && <p>Dopo aver riprovato potrai annullare.</p>}
    </Notice>
  );
}
