import { allergensOf } from '../../domain/product/allergens';
import { Icon } from '../../ui/Icon';
import { ViewButton } from '../dish/ViewButton';
import { filterTexts, hiddenBecause, revealedLine } from './filter-texts';
import { ShowStaff } from './ShowStaff';
import type { FilteredDishes, HiddenDishes } from './useFilteredDishes';
import { useLazyDialog } from './useLazyDialog';

const loadSheet = async () => (await import('./FilterSheet')).FilterSheet;

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether there are dishes: before that nothing is counted, and what is said of them would push the skeletons down. */
  ready: boolean;
};

/** Above the dishes: how they are listed, the button of the filter and, while it is on, what it hides and its caution. */
export function FilterBar({ choice, hidden, revealed, onToggle, ready }: FilterBarProps) {
  const countLine = revealed ? revealedLine : hiddenBecause;
  const names = allergensOf(choice.avoided)
    .map(({ name }) => name)
    .join(', ');
  const someHidden = hidden.declaring + hidden.toVerify + hidden.others > 0;
  return (
    <div className="filter-bar">
      <div className="filter-actions">
        <FilterButton hidden={ready ? hidden : null} />
        <ViewButton />
      </div>
      {ready && choice.criteria.length > 0 && (
        <div className="filter-state">
          <p className="filter-count">
            <span role="status">
              <span>{countLine(hidden, names)}</span>
            </span>
            {someHidden && (
              <button type="button" className="link-button" onClick={onToggle}>
                <span>{revealed ? 'Nascondi' : 'Mostra'}</span>
              </button>
            )}
          </p>
          <p>{filterTexts.caution}.</p>
          <ShowStaff />
        </div>
      )}
    </div>
  );
}

/** Opens the sheet with the criteria. */
function FilterButton({ hidden }: { hidden: HiddenDishes | null }) {
  const { open, close, failed, Dialog, onShow } = useLazyDialog('filtro', loadSheet);
  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={onShow}
      >
        <Icon name="list-filter" />
        {filterTexts.title}
      </button>
      {failed && (
        <p className="filter-failed" role="alert">
          Il filtro non si è caricato. Controlla la connessione e riprova.
        </p>
      )}
      {Dialog && <Dialog open={open} onClose={close} hidden={hidden} />}
    </>
  );
}
