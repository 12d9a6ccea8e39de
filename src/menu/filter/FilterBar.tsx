import { Button } from '../../ui/Button';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { filterTexts, hiddenLine, revealedLine } from '../filter-texts';
import { chooseMenuView, useMenuView } from '../useMenuView';
import { FilterSheet } from './FilterSheet';
import type { FilteredDishes } from './useFilteredDishes';
import { ShowWaiter } from './WaiterScreen';

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether screen readers say what the filter hides when it changes. A page that says so itself turns it off. */
  isLive?: boolean;
};

/** The bar above the dishes: the filter's button, the view switch and, while the filter is on, what it hides and its caution. */
export function FilterBar({ isLive = true, ...filter }: FilterBarProps) {
  const { choice, hidden, revealed, onToggle, ready } = filter;
  return (
    <div className="stack mb-2 needs-script" data-bar>
      <div className="cluster justify-content-between d-print-none">
        <FilterButton hidden={ready ? hidden : null} />
        <ViewButton />
      </div>
      {ready && choice.criteria.length > 0 && (
        <div className="flush filter-result">
          <div className="cluster justify-content-between row-gap-0 mb-1">
            <p className="m-0 fw-semibold">
              <span role={isLive ? 'status' : undefined}>
                <span>{revealed ? revealedLine(hidden) : hiddenLine(hidden)}</span>
              </span>
              {hidden > 0 && (
                <span className="d-print-none">
                  <span aria-hidden="true"> · </span>
                  <Button link onClick={onToggle}>
                    <span>{revealed ? 'Nascondi' : 'Mostra'}</span>
                  </Button>
                </span>
              )}
            </p>
            <ShowWaiter />
          </div>
          <p className="lh-sm quiet">{`${filterTexts.caution}.`}</p>
        </div>
      )}
    </div>
  );
}

/** Opens the filter's sheet. @param hidden how many dishes of the page the choice hides; null if that is not known */
export function FilterButton({ hidden }: { hidden: number | null }) {
  const { open, show, close } = useDialogInHistory('filtro');
  return (
    <>
      <Button icon="list-filter" aria-haspopup="dialog" aria-expanded={open} onClick={show}>
        {filterTexts.title}
      </Button>
      {open && <FilterSheet onClose={close} hidden={hidden} />}
    </>
  );
}

/** Switches between the two designs of the menu. */
function ViewButton() {
  const isBrief = useMenuView() === 'breve';
  return (
    <Button link onClick={() => chooseMenuView(isBrief ? 'foto' : 'breve')}>
      <span>{isBrief ? 'Con le foto' : 'In breve'}</span>
    </Button>
  );
}
