import { memo, useState } from 'react';
import type { Change } from '../../domain/changes/change';
import {
  type Obstacle,
  type PriceName,
  type PriceStep,
  priceSteps,
} from '../../domain/changes/price-change';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { fieldLabel } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';
import { OBSTACLE_TEXT } from './price-texts';

/** A row of the table: a product's prices before and after, or why it cannot be changed. */
type Row =
  | { product: Product; change: Change; obstacle: null }
  | { product: Product; change: null; obstacle: Obstacle };

type PriceTableProps = {
  rows: readonly Row[];
  /** The prices that change, one column each. */
  columns: readonly PriceName[];
  leftOut: ReadonlySet<string>;
  onLeaveOut: (ids: readonly string[], out: boolean) => void;
};

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 100;

/** The prices before and after. On a narrow screen CSS turns each row into a block. */
export function PriceTable({ rows, columns, leftOut, onLeaveOut }: PriceTableProps) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);
  const mixed = rows.some(({ product }) => product.categoria !== rows[0]?.product.categoria);
  return (
    <>
      <table className={`price-table ${columns.length > 1 ? 'price-table-many' : ''}`.trim()}>
        <thead>
          <tr>
            <th scope="col">Prodotto</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {fieldLabel(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row) => (
            <PriceRow
              key={row.product.id}
              row={row}
              columns={columns}
              included={row.obstacle === null && !leftOut.has(row.product.id)}
              onLeaveOut={onLeaveOut}
              mixed={mixed}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline-dark price-more"
          onClick={() => setLimit(limit + ROWS_PER_STEP)}
        >
          Mostra altri {more}
        </button>
      )}
    </>
  );
}

type PriceRowProps = Pick<PriceTableProps, 'columns' | 'onLeaveOut'> & {
  row: Row;
  included: boolean;
  /** Whether the products belong to several categories, so that each row names its own. */
  mixed: boolean;
};

const PriceRow = memo(function PriceRow({
  row,
  columns,
  included,
  onLeaveOut,
  mixed,
}: PriceRowProps) {
  const { product, change, obstacle } = row;
  const steps = change ? priceSteps(change) : [];
  return (
    <tr className={included ? undefined : 'price-row-out'}>
      <th scope="row">
        <label className="price-row-choice">
          <input
            type="checkbox"
            className="form-check-input"
            checked={included}
            disabled={obstacle !== null}
            onChange={({ target }) => onLeaveOut([product.id], !target.checked)}
          />
          <span>
            <bdi>{product.nome}</bdi>
            {mixed && <span className="price-row-category">{product.categoria}</span>}
          </span>
        </label>
      </th>
      {obstacle === null ? (
        columns.map((name) => (
          <PriceCell
            key={name}
            name={name}
            step={steps.find(({ field }) => field === name)}
            included={included}
          />
        ))
      ) : (
        <td className="price-obstacle" colSpan={columns.length}>
          {OBSTACLE_TEXT[obstacle]}
        </td>
      )}
    </tr>
  );
});

type PriceCellProps = { name: PriceName; step: PriceStep | undefined; included: boolean };

/** '€ 7,50 → € 8,00'; the price that stays where its product is left out; a dash where that price does not change. */
function PriceCell({ name, step, included }: PriceCellProps) {
  if (!step) {
    return (
      <td className="price-step price-same">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">Non cambia</span>
      </td>
    );
  }
  return (
    <td className="price-step">
      {/* On a narrow screen, where the column headers are hidden. */}
      <span className="price-step-name" aria-hidden="true">
        {fieldLabel(name)}
      </span>
      {included ? (
        <>
          <span className="price-before">{formatPrice(step.before)}</span>
          <Icon name="arrow-right" />
          <span className="visually-hidden"> diventa </span>
          <strong>{formatPrice(step.after)}</strong>
        </>
      ) : (
        <span className="price-before">resta {formatPrice(step.before)}</span>
      )}
    </td>
  );
}
