import type { PriceName, PriceStep } from '../../domain/changes/price-change';
import { formatPrice } from '../../domain/product/price';
import { Icon } from '../../ui/Icon';
import { FIELD_LABEL } from '../field-labels';

type PriceStepsProps = {
  columns: readonly PriceName[];
  steps: readonly PriceStep[];
};

/** The price cells of one row: '€ 7,50 → € 8,00', or a dash where that price does not change. */
export function PriceSteps({ columns, steps }: PriceStepsProps) {
  return columns.map((name) => {
    const step = steps.find((each) => each.field === name);
    return step ? (
      <td key={name} className="price-step">
        {/* On a narrow screen, where the column headers are hidden. */}
        <span className="price-step-name" aria-hidden="true">
          {FIELD_LABEL[name]}
        </span>
        <span className="price-before">{formatPrice(step.before)}</span>
        <Icon name="arrow-right" />
        <span className="visually-hidden"> diventa </span>
        <strong>{formatPrice(step.after)}</strong>
      </td>
    ) : (
      <td key={name} className="price-step price-same">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Non cambia</span>
      </td>
    );
  });
}
