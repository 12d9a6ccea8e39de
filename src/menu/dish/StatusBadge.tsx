import { todayNow } from '../../data/menu/today-now';
import { isHidden } from '../../domain/filter/criteria';
import type { Product } from '../../domain/product/product';
import { type DishStatus, type SoldOut, statusOf } from '../../domain/today/today';
import { useTexts } from '../../ui/texts';
import { useStore } from '../../ui/useStore';
import { useChoice } from '../choice-store';

export const soldOutTexts: Record<SoldOut, string> = {
  tonight: 'Esaurito stasera',
  indefinitely: 'Non disponibile',
};

/** Whether a dish can be had tonight. A component that calls it renders again when that changes. */
export function useStatusOf({ id }: Product): DishStatus {
  const get = () => statusOf(todayNow.get(), id);
  return useStore({ ...todayNow, get }, () => 'available');
}

/** Badge of a dish that is sold out or recommended. It subscribes by itself: a change does not re-render the card around it. */
export function StatusBadge({ product }: { product: Product }) {
  const { t } = useTexts();
  const status = useStatusOf(product);
  const isUnsuitable = isHidden(product, useChoice());
  if (status === 'available') return null;
  if (status === 'recommended') {
    return isUnsuitable ? null : (
      <p className="item-status item-recommended d-print-none">{t('Consigliato stasera')}</p>
    );
  }
  // A printed menu is used on later evenings: print no status that ends tonight.
  const screenOnly = status === 'tonight' ? ' d-print-none' : '';
  return (
    <p className={`item-status item-sold-out${screenOnly}`} data-sold-out>
      {t(soldOutTexts[status])}
    </p>
  );
}
