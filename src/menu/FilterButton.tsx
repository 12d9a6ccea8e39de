import { type ComponentType, useState } from 'react';
import { Icon } from '../ui/Icon';
import { reloadForNewCode } from '../ui/stale-code';
import type { FilterSheetProps } from './FilterSheet';
import { filterTexts } from './menu-texts';

type FilterButtonProps = Pick<FilterSheetProps, 'hiddenCount'>;

/** Opens the sheet with the fourteen allergens. Its code is fetched when somebody asks for it. */
export function FilterButton({ hiddenCount }: FilterButtonProps) {
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  async function show() {
    try {
      const { FilterSheet } = await import('./FilterSheet');
      setSheet(() => FilterSheet);
      setOpen(true);
      setFailed(false);
    } catch (error) {
      if (!reloadForNewCode(error)) setFailed(true);
    }
  }

  return (
    <>
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
      {failed && (
        <p className="filter-failed" role="alert">
          Il filtro non si è caricato. Controlla la connessione e riprova.
        </p>
      )}
      {Sheet && <Sheet open={open} onClose={() => setOpen(false)} hiddenCount={hiddenCount} />}
    </>
  );
}
