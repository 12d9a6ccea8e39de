import { useTexts } from '../../ui/texts';
import { NoScript } from '../MenuMessages';
import { useMenuView } from '../useMenuView';

const PLACES = [0, 1, 2, 3, 4, 5];

/** Shown while the list loads: cards of the real size, so that nothing shifts when the dishes arrive. */
export function SkeletonGrid() {
  const view = useMenuView();
  const { t } = useTexts();
  return (
    <>
      <NoScript />
      <p className="quiet needs-script" role="status">
        {t('Caricamento...')}
      </p>
      <ul
        role="list"
        className="cells plain-list dish-grid needs-script d-print-none"
        data-view={view}
        aria-hidden="true"
      >
        {PLACES.map((place) => (
          <li key={place} className="box dish-skeleton" />
        ))}
      </ul>
    </>
  );
}
