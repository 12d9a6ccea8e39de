import type { Freshness } from '../../data/menu/menu-state';
import { dishCategories } from '../../domain/product/categories';
import type { Product } from '../../domain/product/product';
import { paths } from '../../paths';
import { useLazy } from '../../ui/useLazy';
import { toItem } from './item';

const loadMissing = async () => (await import('./MissingDish')).MissingDish;
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

/** The address of a dish for sharing: without the visitor's own filter and search. */
function sharedPath({ id, categoria }: Product): string {
  const category = dishCategories.find(({ name }) => name === categoria);
  return category ? paths.dish(category.link, id) : paths.menu;
}

/** The dialog of the dish that the address names, also where the filter hides its card: somebody followed a link to it. */
export function OpenDish({ products, openId, avoided, freshness, onClose }: OpenDishProps) {
  const opened = products.find(({ id }) => id === openId);
  const final = freshness !== null && freshness !== 'asking' && freshness !== 'outdated';
  const withheld = freshness === 'withheld';
  const missing = openId !== null && final && !opened;
  const MissingDish = useLazy(missing, loadMissing, onClose);
  const ItemModal = useLazy(opened !== undefined, loadModal, onClose);
  return (
    <>
      {MissingDish && missing && (
        <MissingDish id={openId} others={products.length > 0} onDismiss={onClose} />
      )}
      {ItemModal && (
        <ItemModal
          item={
            opened ? { ...toItem(opened), id: opened.id, path: sharedPath(opened), withheld } : null
          }
          avoided={avoided}
          onClose={onClose}
        />
      )}
    </>
  );
}
