import { allergensOf } from '../../domain/product/allergens';
import { Icon } from '../../ui/Icon';
import { ViewButton } from '../dish/ViewButton';
import { filterTexts, reasonLine } from './filter-texts';
import { ShowStaff } from './ShowStaff';
import type { FilteredDishes } from './useFilteredDishes';
import { useLazyDialog } from './useLazyDialog';

const loadSheet = async () => (await import('./FilterSheet')).FilterSheet;

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether there are dishes: before that nothing is counted, and what is said of them would push the skeletons down. */
  ready: boolean;
};

/** Above the dishes: the button of the filter, how they are listed and, while it is on, what it hides and its caution. */
export function FilterBar({ choice, hidden, revealed, onToggle, ready }: FilterBarProps) {
  const { open, close, failure, Dialog, onShow } = useLazyDialog('filtro', loadSheet);
  const names = allergensOf(choice.avoided).map(({ name }) => name);
  return (
    <div className="filter-bar">
      <div className="filter-actions">
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
        {failure}
        {Dialog && <Dialog open={open} onClose={close} hidden={ready ? hidden : null} />}
        <ViewButton />
      </div>
      {ready && choice.criteria.length > 0 && (
        <div className="filter-state">
          <p className="filter-count">
            <span role="status">
              <span>{reasonLine(hidden, names.join(', '), revealed)}</span>
            </span>
            {hidden.declaring + hidden.toVerify + hidden.others > 0 && (
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
