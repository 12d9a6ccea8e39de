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
  /** Whether the list is the build's: its prices wait for a confirmation. */
  baked?: boolean;
  /** Whether `products` is complete: a list that is not compared yet may lack a new dish. */
  final: boolean;
  onClose: () => void;
};

/** The address of a dish for sharing: without the visitor's own filter and search. */
function sharedPath({ id, categoria }: Product): string {
  const category = dishCategories.find(({ name }) => name === categoria);
  return category ? paths.dish(category.link, id) : paths.menu;
}

/** The dialog of the dish that the address names, also where the filter hides its card: somebody followed a link to it. */
export function OpenDish({
  products,
  openId,
  avoided,
  baked = false,
  final,
  onClose,
}: OpenDishProps) {
  const opened = products.find(({ id }) => id === openId);
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
            opened ? { ...toItem(opened), id: opened.id, path: sharedPath(opened), baked } : null
          }
          avoided={avoided}
          onClose={onClose}
        />
      )}
    </>
  );
}
