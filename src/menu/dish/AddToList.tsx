import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { askedDish, listedCounts, listFailed } from '../list-now';

type AddToListProps = {
  product: Product;
  /** Whether it is a button with words. At a dish of the menu it is a round one, which stands once there is a list. */
  inWords?: boolean;
};

/** Puts a dish on the guest's list: asks for the size, the number and a note. */
export function AddToList({ product, inWords = false }: AddToListProps) {
  const { t } = useTexts();
  const get = () => {
    const listed = listedCounts.get();
    return listed.size === 0 ? null : (listed.get(product.id) ?? 0);
  };
  const count = useStore({ ...listedCounts, get }, () => null);
  const failed = useStore(listFailed, () => false);
  const ask = () => askedDish.set(product);
  if (inWords) {
    return (
      <>
        <Button primary icon="plus" aria-haspopup="dialog" onClick={ask}>
          <span>
            {count
              ? t('Aggiungi alla lista ({number})', { number: count })
              : t('Aggiungi alla lista')}
          </span>
        </Button>
        {failed && (
          <div className="cluster" role="alert">
            <span>{t('La tua lista non si è aperta.')}</span>
            <Button link onClick={() => window.location.reload()}>
              {t('Ricarica la pagina')}
            </Button>
          </div>
        )}
      </>
    );
  }
  if (count === null) return null;
  const name = shownText('nome', product.nome);
  return (
    <button
      type="button"
      className="square border rounded-circle fw-semibold dish-add"
      aria-haspopup="dialog"
      aria-label={
        count > 0
          ? t('Aggiungi alla lista: {name}, già {number}', { name, number: count })
          : t('Aggiungi alla lista: {name}', { name })
      }
      onClick={ask}
    >
      {count > 0 ? <span translate="no">{count}</span> : <Icon name="plus" />}
    </button>
  );
}
