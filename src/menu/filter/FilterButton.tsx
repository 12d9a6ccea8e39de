import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useLazy } from '../../ui/useLazy';
import type { FilterSheetProps } from './FilterSheet';
import { filterTexts } from './filter-texts';

const loadSheet = async () => (await import('./FilterSheet')).FilterSheet;

type FilterButtonProps = Pick<FilterSheetProps, 'hidden'>;

/** Opens the sheet with the criteria. Its code is fetched on demand. */
export function FilterButton({ hidden }: FilterButtonProps) {
  const { open, show, close } = useDialogInHistory('filtro');
  const [failed, setFailed] = useState(false);
  const FilterSheet = useLazy(open, loadSheet, () => {
    close();
    setFailed(true);
  });

  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setFailed(false);
          show();
        }}
      >
        <Icon name="list-filter" />
        {filterTexts.title}
      </button>
      {failed && (
        <p className="filter-failed" role="alert">
          Il filtro non si è caricato. Controlla la connessione e riprova.
        </p>
      )}
      {FilterSheet && <FilterSheet open={open} onClose={close} hidden={hidden} />}
    </>
  );
}
