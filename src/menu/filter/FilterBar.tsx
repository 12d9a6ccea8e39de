import { useLayoutEffect } from 'react';
import { Icon } from '../../ui/Icon';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { applyListView, switchListView } from '../dish/list-view';
import { FilterSheet } from './FilterSheet';
import { filterTexts, reasonLine } from './filter-texts';
import { ShowStaff } from './StaffScreen';
import type { FilteredDishes } from './useFilteredDishes';

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether screen readers say what the filter hides when it changes. A page that says so itself turns it off. */
  isLive?: boolean;
};

/** The bar above the dishes: the filter's button, the view switch and, while the filter is on, what it hides and its caution. */
export function FilterBar({ isLive = true, ...filter }: FilterBarProps) {
  const { choice, hidden, revealed, onToggle, ready } = filter;
  const { open, show, close } = useDialogInHistory('filtro');
  return (
    <div className="filter-bar">
      <div className="filter-actions">
        <button
          type="button"
          className="filter-button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={show}
        >
          <Icon name="list-filter" />
          {filterTexts.title}
        </button>
        {open && <FilterSheet onClose={close} hidden={ready ? hidden : null} />}
        <ViewButton />
      </div>
      {ready && choice.criteria.length > 0 && (
        <div className="filter-state">
          <p className="filter-count">
            <span role={isLive ? 'status' : undefined}>
              <span>{reasonLine(hidden, choice, revealed)}</span>
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

/** Switches between the cards with their pictures and a compact list. The style sheet shows the label that fits. */
function ViewButton() {
  // The first script has done this on category pages only.
  useLayoutEffect(applyListView, []);
  return (
    <button type="button" className="view-button link-button" onClick={switchListView}>
      <span className="view-brief">In breve</span>
      <span className="view-photos">Con le foto</span>
    </button>
  );
}
