import type { Product } from '../domain/product';
import { ItemModal } from './ItemModal';
import { toItem } from './item';

type OpenDishProps = {
  /** Every dish that the page may show. */
  products: readonly Product[];
  /** Id of the open one, null where none is. */
  openId: string | null;
  /** Ids of the allergens that the visitor avoids. */
  avoided: readonly number[];
  onClose: () => void;
};

/** The dialog of the dish that the address names, also where the filter hides its card: somebody asked for it. */
export function OpenDish({ products, openId, avoided, onClose }: OpenDishProps) {
  const opened = products.find(({ id }) => id === openId);
  return <ItemModal item={opened ? toItem(opened) : null} avoided={avoided} onClose={onClose} />;
}
