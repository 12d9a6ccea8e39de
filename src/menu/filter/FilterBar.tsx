import { allergensOf } from '../../domain/allergens';
import { FilterButton } from './FilterButton';
import { filterTexts, hiddenLine, revealedLine } from './filter-texts';
import type { FilteredDishes } from './useFilteredDishes';

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether the dishes are loaded: nothing is counted before that. */
  ready: boolean;
};

/** Above the dishes: the button of the filter and, while it is on, what it hides and its caution. */
export function FilterBar({
  avoided,
  hiddenCount,
  toVerifyCount,
  revealed,
  onToggle,
  ready,
}: FilterBarProps) {
  const countLine = revealed ? revealedLine : hiddenLine;
  const names = allergensOf(avoided).map(({ name }) => name);
  return (
    <div className="filter-bar">
      <FilterButton hiddenCount={ready ? hiddenCount : null} />
      {names.length > 0 && (
        <div className="filter-state">
          <p>
            {filterTexts.hides} <strong>{names.join(', ')}</strong>.
          </p>
          <p>{filterTexts.caution}.</p>
          {ready && (
            <p className="filter-count">
              <span role="status">{countLine(hiddenCount, toVerifyCount)}</span>
              {hiddenCount > 0 && (
                <button type="button" className="link-button" onClick={onToggle}>
                  {revealed ? 'Nascondi' : 'Mostra'}
                </button>
              )}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
