import type { ComponentProps } from 'react';
import { Button } from '../../ui/Button';
import { useTexts } from '../../ui/texts';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { filterTexts } from '../filter-texts';
import { chooseMenuView, useMenuView } from '../useMenuView';
import { CoeliacAnswer } from './CoeliacAnswer';
import { FilterSheet } from './FilterSheet';
import { HiddenCount } from './HiddenCount';
import { ShowWaiter } from './ShowWaiter';
import type { FilteredDishes } from './useFilteredDishes';

type FilterBarProps = Omit<FilteredDishes, 'shown'> & {
  /** Whether screen readers say what the filter hides when it changes. A page that says so itself turns it off. */
  isLive?: boolean;
};

/** The bar above the dishes: the filter's button, the view switch and, while the filter is on, what it hides and its caution. */
export function FilterBar({ isLive = true, ...filter }: FilterBarProps) {
  const { t } = useTexts();
  const { choice, hidden, left, revealed, onToggle, ready } = filter;
  const isOn = ready && choice.criteria.length > 0;
  return (
    <div className="stack gap-1 mb-2 needs-script" data-bar>
      <div className="cluster justify-content-between">
        <FilterButton counts={ready ? { hidden, left } : null} />
        {isOn ? <ShowWaiter /> : <ViewButton />}
      </div>
      {isOn && (
        <div className="flush filter-result">
          <div className="beside justify-content-between">
            <p className="m-0">
              <HiddenCount {...{ hidden, revealed, onToggle, isLive }} />
            </p>
            <ViewButton />
          </div>
          <p className="lh-sm quiet">{`${t(filterTexts.caution)}.`}</p>
          <CoeliacAnswer />
        </div>
      )}
    </div>
  );
}

/** Opens the filter's sheet. */
export function FilterButton(sheet: Omit<ComponentProps<typeof FilterSheet>, 'onClose'>) {
  const { t } = useTexts();
  const { open, show, close } = useDialogInHistory('filtro');
  return (
    <>
      <Button
        icon="list-filter"
        className="needs-script"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        {t(filterTexts.title)}
      </Button>
      {open && <FilterSheet {...sheet} onClose={close} />}
    </>
  );
}

/** Switches between the two designs of the menu. */
function ViewButton() {
  const { t } = useTexts();
  const isBrief = useMenuView() === 'breve';
  return (
    <Button link onClick={() => chooseMenuView(isBrief ? 'foto' : 'breve')}>
      <span>{isBrief ? t('Con le foto') : t('In breve')}</span>
    </Button>
  );
}
