import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { counted, products } from '../counted';
import { canUndo, dismissChangeRun, isHalfDone, retryChangeRun, withOutcome } from './change-run';
import type { ChangeRun } from './kept-run';
import { LeftAlone } from './LeftAlone';
import { REASON_TEXT, RUN_TEXTS, retryText } from './run-texts';
import { UndoButton } from './UndoButton';

type ChangeRunStoppedProps = {
  run: ChangeRun;
  staff: boolean;
};

/** A run that stopped halfway: how many products are written, how many are not, and what can be done. */
export function ChangeRunStopped({ run, staff }: ChangeRunStoppedProps) {
  const { purpose, kind, changes, outcomes, unanswered, unknown, reason } = run;
  const texts = RUN_TEXTS[purpose];
  const written = withOutcome(run, 'written').length;
  const unwritten = changes.length - outcomes.size - unknown.size;
  return (
    <Notice
      kind={reason === 'user' ? 'neutral' : 'error'}
      icon="circle-alert"
      title={texts.stopped[kind]}
      actions={
        <>
          <button
            type="button"
            className="btn btn-primary"
            disabled={!staff}
            onClick={retryChangeRun}
          >
            <Icon name="rotate-cw" />
            {retryText(run)}
          </button>
          {canUndo(run) && <UndoButton staff={staff} />}
        </>
      }
      onClose={isHalfDone(run) ? undefined : dismissChangeRun}
    >
      <p>
        {written} di {products(changes.length)} {kind === 'change' ? texts.written : 'come prima'},{' '}
        {unwritten} ancora da scrivere.
        {unknown.size > 0 &&
          ` Di ${counted(unknown.size, 'altro non si sa', 'altri non si sa')}: la risposta non è arrivata.`}
      </p>
      <LeftAlone run={run} />
      {reason && <p>{REASON_TEXT[reason]}</p>}
      {kind === 'change' && unanswered.size > 0 && !canUndo(run) && (
        <p>Dopo aver riprovato potrai annullare.</p>
      )}
    </Notice>
  );
}
