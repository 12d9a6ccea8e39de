import { Navigate, useLocation } from 'react-router-dom';
import { dishCategories } from '../../domain/product/categories';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { useWholeMenu } from '../useWholeMenu';

type MissingDishProps = {
  /** Id of the dish that the address names and the page does not have. */
  id: string;
  /** Whether the page has other dishes. */
  others: boolean;
  onDismiss: () => void;
};

/** Looks for a dish in the whole menu: a link to one that has moved leads to its category, and only one that is gone is said to be. */
export function MissingDish({ id, others, onDismiss }: MissingDishProps) {
  const whole = useWholeMenu();
  const { search } = useLocation();
  const isAsking = whole.status === 'ready' && whole.freshness === 'asking';
  if (whole.status === 'loading' || isAsking) return null;
  const menu = whole.status === 'ready' ? whole.menu : null;
  const moved = dishCategories.find(({ name }) => menu?.[name].some((dish) => dish.id === id));
  if (moved) return <Navigate replace to={{ pathname: paths.category(moved.link), search }} />;
  // The page's own list is compared, and one version stands for all of them.
  const gone = whole.status === 'ready' && whole.freshness === 'current';

  const message =
    (gone
      ? 'Questo piatto non è più nel menu.'
      : 'Ora non possiamo controllare se questo piatto è ancora nel menu.') +
    (others ? (gone ? ' Eccone altri.' : ' Intanto eccone altri.') : '');

  function dismiss() {
    focusHeading();
    onDismiss();
  }

  return (
    <div className="menu-notice menu-missing" role="status">
      <Icon name="info" />
      <p>
        <span>{message}</span>
      </p>
      <button type="button" className="link-button" onClick={dismiss}>
        Ho capito
      </button>
    </div>
  );
}
