import { Link } from 'react-router-dom';
import type { Freshness } from '../../data/menu/menu-state';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { focusHeading } from '../../ui/focus';
import { Icon } from '../../ui/Icon';
import { useLazy } from '../../ui/useLazy';

const loadModal = async () => (await import('./ItemModal')).ItemModal;

type OpenDishProps = {
  /** Every dish that the page may show; empty until they are loaded. */
  products: readonly Product[];
  /** Id of the open dish, null where none is open. */
  openId: string | null;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  /** How the list compares with the server's; null until there is one. One that is not compared yet may lack a new dish. */
  freshness: Freshness | null;
  onClose: () => void;
};

/** The dialog of the dish that the address names, also where the filter hides its card: somebody followed a link to it. */
export function OpenDish({ products, openId, avoided, freshness, onClose }: OpenDishProps) {
  const opened = products.find(({ id }) => id === openId);
  const ItemModal = useLazy(opened !== undefined, loadModal, onClose);
  return (
    <>
      {openId !== null && !opened && freshness === 'current' && <MissingDish onDismiss={onClose} />}
      {ItemModal && (
        <ItemModal
          product={opened ?? null}
          avoided={avoided}
          withheld={freshness === 'withheld'}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Said where the address names a dish that this page has no longer: it may stand in another category now. */
function MissingDish({ onDismiss }: { onDismiss: () => void }) {
  function dismiss() {
    focusHeading();
    onDismiss();
  }

  return (
    <div className="menu-notice menu-missing" role="status">
      <Icon name="info" />
      <p>
        <span>Questo piatto qui non c’è più. </span>
        <Link to={paths.search}>Cercalo nel menu</Link>
      </p>
      <button type="button" className="link-button" onClick={dismiss}>
        Ho capito
      </button>
    </div>
  );
}
