import { allergensOf } from '../../domain/product/allergens';
import { ViewButton } from '../dish/ViewButton';
import { FilterButton } from './FilterButton';
import { filterTexts, hiddenBecause, revealedLine } from './filter-texts';
import { ShowStaff } from './ShowStaff';
import type { FilteredDishes } from './useFilteredDishes';

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
