import { allergensOf } from '../../domain/product/allergens';
import { ViewButton } from '../dish/ViewButton';
import { FilterButton } from './FilterButton';
import { filterTexts, hiddenBecause, revealedLine } from './filter-texts';
import type { FilteredDishes } from './useFilteredDishes';

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether there are dishes: before that nothing is counted, and what is said of them would push the skeletons down. */
  ready: boolean;
};

/** Above the dishes: how they are listed, the button of the filter and, while it is on, what it hides and its caution. */
export function FilterBar({
  avoided,
  hiddenCount,
  toVerifyCount,
  revealed,
  onToggle,
  ready,
}: FilterBarProps) {
  const countLine = revealed ? revealedLine : hiddenBecause;
  const names = allergensOf(avoided)
    .map(({ name }) => name)
    .join(', ');
  return (
    <div className="filter-bar">
      <div className="filter-actions">
        <FilterButton hiddenCount={ready ? hiddenCount : null} />
        <ViewButton />
      </div>
      {ready && avoided.length > 0 && (
        <div className="filter-state">
          <p className="filter-count">
            <span role="status">{countLine(hiddenCount, names, toVerifyCount)}</span>
            {hiddenCount > 0 && (
              <button type="button" className="link-button" onClick={onToggle}>
                {revealed ? 'Nascondi' : 'Mostra'}
              </button>
            )}
          </p>
          <p>{filterTexts.caution}.</p>
        </div>
      )}
    </div>
  );
}
