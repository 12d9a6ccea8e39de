import { useEffect, useState } from 'react';
import { setAside } from '../../data/menu/root-attributes';
import { isBase } from '../../domain/list/base';
import type { Product } from '../../domain/product/product';
import { shownText } from '../../domain/product/shown';
import { Button } from '../../ui/Button';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { addDish, addedDishes, listedCounts, listFailed, ONE, type WishedDish } from '../list-now';

/** How many portions of a dish the guest's list holds. */
function useListedCount({ id }: Product): number {
  return useStore({ ...listedCounts, get: () => listedCounts.get().get(id) ?? 0 }, () => 0);
}

/**
 * Puts one portion of a dish on the guest's list by one tap: in its first size, on the ordinary dough. A base alone is not put on
 * it. Only who has a list is offered it: the first dish is added in its sheet.
 */
export function AddOne({ product }: { product: Product }) {
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
      onClick={() => addDish({ product, wish: ONE })}
    >
      {count > 0 ? <span translate="no">{count}</span> : <Icon name="plus" />}
    </button>
  );
}

/** Puts a dish on the list as the guest wants it. @param onAdded called once the list has taken it */
export function useAddition(wished: WishedDish, onAdded: () => void) {
  const isTaken = useStore(addedDishes).length === 0;
  const failed = useStore(listFailed, () => false);
  const [isAdded, setAdded] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has taken it
  useEffect(() => {
    if (isAdded && isTaken) onAdded();
  }, [isAdded, isTaken]);

  function add() {
    if (isAdded) return;
    setAdded(true);
    addDish(wished);
    // The room of the buttons of a list that begins: they come when its code has loaded.
    setAside('list');
  }

  return { add, isFailed: isAdded && failed };
}

type AddToListProps = ReturnType<typeof useAddition> & {
  product: Product;
  /** What it costs; nothing while that is not told. */
  price: Elements;
};

/** In a dish's sheet: the button that puts it on the list. */
export function AddToList({ product, price, add, isFailed }: AddToListProps) {
  const { t } = useTexts();
  const count = useListedCount(product);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={add}>
        <Icon name="plus" />
        <span>
          {count
            ? t('Aggiungi alla lista ({number})', { number: count })
            : t('Aggiungi alla lista')}
        </span>
        {price}
      </button>
      {isFailed && (
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
