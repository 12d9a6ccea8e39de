import { Icon } from '../../ui/Icon';
import { undoChangeRun } from './change-run';

/** Restores what the last change has replaced. */
export function UndoButton({ staff }: { staff: boolean }) {
  return (
    <button
      type="button"
      className="btn btn-outline-dark"
      disabled={!staff}
      onClick={undoChangeRun}
    >
      <Icon name="undo-2" />
      Annulla
    </button>
  );
}
