import { reasonFor } from '../../domain/filter/criteria';
import type { Product } from '../../domain/product/product';
import { Icon } from '../../ui/Icon';
import { useTexts } from '../../ui/texts';
import { useChoice } from '../choice-store';

/** Marks a dish that the page shows although the filter hides it, with the reason. It subscribes by itself, as `StatusBadge` does. */
export function HiddenBadge({ product }: { product: Product }) {
  const texts = useTexts();
  const reason = reasonFor(product, useChoice(), texts.t);
  if (reason === '') return null;
  return (
    <p className="beside alarm m-0" data-hidden-dish>
      <Icon name="eye-off" />
      <span>{texts.t('Nascosto dal filtro: {reason}', { reason })}</span>
    </p>
  );
}
