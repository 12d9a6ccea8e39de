import { Button } from '../../ui/Button';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { chooseListView, useListView } from '../dish/useListView';
import { FilterSheet } from './FilterSheet';
import { filterTexts, reasonLine } from './filter-texts';
import type { FilteredDishes, HiddenDishes } from './useFilteredDishes';
import { ShowWaiter } from './WaiterScreen';

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether screen readers say what the filter hides when it changes. A page that says so itself turns it off. */
  isLive?: boolean;
};

/** The bar above the dishes: the filter's button, the view switch and, while the filter is on, what it hides and its caution. */
export function FilterBar({ isLive = true, ...filter }: FilterBarProps) {
  const { choice, hidden, revealed, onToggle, ready } = filter;
  return (
    <div className="stack filter-bar needs-script" data-bar>
      <div className="cluster between filter-actions screen-only">
        <FilterButton hidden={ready ? hidden : null} />
        <ViewButton />
      </div>
      {ready && choice.criteria.length > 0 && (
        <div>
          <p className="cluster links strong">
            <span role={isLive ? 'status' : undefined}>
              <span>{reasonLine(hidden, choice, revealed)}</span>
            </span>
            {hidden.declaring + hidden.open + hidden.others > 0 && (
              <Button link className="screen-only" onClick={onToggle}>
                <span>{revealed ? 'Nascondi' : 'Mostra'}</span>
              </Button>
            )}
          </p>
          <p className="quiet">{filterTexts.caution}.</p>
          <ShowWaiter />
        </div>
      )}
    </div>
  );
}

/** Opens the filter's sheet. @param hidden how many dishes of the page the choice hides; null if that is not known */
export function FilterButton({ hidden }: { hidden: HiddenDishes | null }) {
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
  const isBrief = useListView() === 'breve';
  return (
    <Button link onClick={() => chooseListView(isBrief ? 'foto' : 'breve')}>
      <span>{isBrief ? 'Con le foto' : 'In breve'}</span>
    </Button>
  );
}
