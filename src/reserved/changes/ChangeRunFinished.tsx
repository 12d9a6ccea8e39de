import { Notice } from '../../ui/Notice';
import { canUndo, dismissChangeRun, withOutcome } from './change-run';
import type { ChangeRun } from './kept-run';
import { LeftAlone } from './LeftAlone';
import { finishedTitle, RUN_TEXTS } from './run-texts';
import { UndoButton } from './UndoButton';

type ChangeRunFinishedProps = {
  run: ChangeRun;
  staff: boolean;
};

/** What was changed or restored, what was not, and 'Annulla'. */
export function ChangeRunFinished({ run, staff }: ChangeRunFinishedProps) {
  const undoable = canUndo(run);
  const end = run.kept ? 'chiudi questa scheda' : 'chiudi o ricarichi il sito';
  return (
    <Notice
      icon={withOutcome(run, 'written').length < run.changes.length ? 'circle-alert' : 'check'}
      title={finishedTitle(run)}
      actions={undoable && <UndoButton staff={staff} />}
      onClose={undoable ? undefined : dismissChangeRun}
    >
      <LeftAlone run={run} />
      {undoable && (
        <p>
          {RUN_TEXTS[run.purpose].undo} finché non cambi altri prodotti insieme, o non {end}.
        </p>
      )}
    </Notice>
  );
}
