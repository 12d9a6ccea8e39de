import type { Product } from '../../domain/product/product';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/useStore';
import { askedDish, listedCounts } from '../list-now';

type AddToListProps = {
  product: Product;
  /** Whether it is a button with words. On a card it is a round one, which shows how many are on the list. */
  inWords?: boolean;
};

/** Puts a dish on the guest's list: asks for the size, the number and a note. */
export function AddToList({ product, inWords = false }: AddToListProps) {
  const get = () => listedCounts.get().get(product.id) ?? 0;
  const count = useStore({ ...listedCounts, get }, () => 0);
  const ask = () => askedDish.set(product);
  if (inWords) {
    return (
      <Button icon="plus" aria-haspopup="dialog" onClick={ask}>
        <span>{count > 0 ? `Aggiungi alla lista (${count})` : 'Aggiungi alla lista'}</span>
      </Button>
    );
  }
  const listed = count > 0 ? `, già ${count}` : '';
  return (
    <button
      type="button"
      className="dish-add"
      aria-haspopup="dialog"
      aria-label={`Aggiungi alla lista: ${product.nome}${listed}`}
      onClick={ask}
    >
      {count > 0 ? <span translate="no">{count}</span> : <Icon name="plus" />}
    </button>
  );
}
