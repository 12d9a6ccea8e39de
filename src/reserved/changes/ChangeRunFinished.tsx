import { Notice } from '../../ui/Notice';
import { canUndo, dismissChangeRun, withOutcome } from './change-run';
import type { ChangeRun } from './kept-run';
import { LeftAlone } from './LeftAlone';
import { RUN_TEXTS } from './run-texts';
import { UndoButton } from './UndoButton';

type ChangeRunFinishedProps = {
  run: ChangeRun;
  staff: boolean;
};

function titleOf(run: ChangeRun): string {
  const texts = RUN_TEXTS[run.purpose];
  const written = withOutcome(run, 'written');
  const unwritten = run.changes.length - written.length;
  if (written.length === 0) return texts.nothing[run.kind];
  if (run.kind === 'change') return `Fatto: ${texts.done(written)}`;
  const restored = texts.restored(written.length);
  return unwritten === 0 ? restored : `${restored}, ${unwritten} no`;
}

/** What was changed or restored, what was not, and 'Annulla'. */
export function ChangeRunFinished({ run, staff }: ChangeRunFinishedProps) {
  const undoable = canUndo(run);
  const end = run.kept ? 'chiudi questa scheda' : 'chiudi o ricarichi il sito';
  return (
    <Notice
      icon={withOutcome(run, 'written').length < run.changes.length ? 'circle-alert' : 'check'}
      title={titleOf(run)}
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
