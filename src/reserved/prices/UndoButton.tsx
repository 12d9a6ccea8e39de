import { Icon } from '../../ui/Icon';
import { undoPriceRun } from './price-run';

/** Restores the prices that the last change has replaced. */
export function UndoButton({ staff }: { staff: boolean }) {
  return (
    <button type="button" className="btn btn-outline-dark" disabled={!staff} onClick={undoPriceRun}>
      <Icon name="undo-2" />
      Annulla
    </button>
  );
}
