import { isBase } from '../../domain/list/base';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { addedDishes, askedDish, listedCounts, listFailed } from '../list-now';

type AddToListProps = { product: Product };

/** How many portions of a dish the guest's list holds. */
function useListedCount({ id }: Product): number {
  return useStore({ ...listedCounts, get: () => listedCounts.get().get(id) ?? 0 }, () => 0);
}

/**
 * Puts one portion of a dish on the guest's list by one tap: in its first size, on the ordinary dough. A base alone is not put on
 * it. Only who has a list is offered it: the first dish is added in its sheet.
 */
export function AddOne({ product }: AddToListProps) {
  const { t } = useTexts();
  const count = useListedCount(product);
  const hasList = useStore(
    { ...listedCounts, get: () => listedCounts.get().size > 0 },
    () => false,
  );
  if (!hasList || isBase(product)) return null;
  const name = shownText('nome', product.nome);
  return (
    <button
      type="button"
      className="square border rounded-circle fw-semibold needs-script dish-add"
      data-own-tap
      aria-label={
        count > 0
          ? t('Aggiungi alla lista: {name}, già {number}', { name, number: count })
          : t('Aggiungi alla lista: {name}', { name })
      }
      onClick={() => addedDishes.set([...addedDishes.get(), product])}
    >
      {count > 0 ? <span translate="no">{count}</span> : <Icon name="plus" />}
    </button>
  );
}

/** In a dish's sheet: asks for the size, the base, the number and a note. */
export function AddToList({ product }: AddToListProps) {
  const { t } = useTexts();
  const count = useListedCount(product);
  const failed = useStore(listFailed, () => false);
  if (isBase(product)) return null;
  return (
    <>
      <Button primary icon="plus" aria-haspopup="dialog" onClick={() => askedDish.set(product)}>
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
