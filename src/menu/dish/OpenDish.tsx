import { dishCategories } from '../../domain/categories';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import { Icon } from '../../ui/Icon';
import { useLazyComponent } from '../../ui/useLazyComponent';
import { toItem } from './item';

const loadModal = async () => (await import('./ItemModal')).ItemModal;

type OpenDishProps = {
  /** Every dish that the page may show; none while they are not there yet. */
  products: readonly Product[];
  /** Id of the open one, null where none is. */
  openId: string | null;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  onClose: () => void;
};

/** The address of a dish, for somebody else. */
function pathOf({ id, categoria }: Product): string {
  const category = dishCategories.find(({ name }) => name === categoria);
  return category ? paths.dish(category.link, id) : paths.menu;
}

/**
 * The dialog of the dish that the address names, also where the filter hides its card: somebody asked for it. Where
 * there is no such dish, a notice.
 */
export function OpenDish({ products, openId, avoided, onClose }: OpenDishProps) {
  const opened = products.find(({ id }) => id === openId);
  const ItemModal = useLazyComponent(opened !== undefined, loadModal, onClose);
  return (
    <>
      {openId !== null && products.length > 0 && !opened && (
        <div className="menu-notice" role="status">
          <Icon name="info" />
          <p>Questo piatto non è più nel menu. Eccone altri.</p>
          <button type="button" className="link-button" onClick={onClose}>
            Ho capito
          </button>
        </div>
      )}
      {ItemModal && (
        <ItemModal
          item={opened ? { ...toItem(opened), path: pathOf(opened) } : null}
          avoided={avoided}
          onClose={onClose}
        />
      )}
    </>
  );
}
