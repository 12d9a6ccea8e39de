import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Change } from '../../domain/changes/change-plan';
import { type Obstacle, type PriceName, priceSteps } from '../../domain/changes/price-change';
import type { Product } from '../../domain/product/product';
import { FIELD_LABEL } from '../field-labels';
import { PriceSteps } from './PriceSteps';
import { OBSTACLE_TEXT } from './price-texts';

/** A row of the table: a product's prices before and after, or why it cannot be changed. */
export type PriceTableRow = {
  product: Product;
  change: Change | null;
  obstacle: Obstacle | null;
};

type PriceTableProps = {
  rows: readonly PriceTableRow[];
  /** The prices that change, one column each. */
  columns: readonly PriceName[];
  leftOut: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Whether the products belong to several categories, so that each row names its own. */
  mixed: boolean;
};

/** How many rows are shown at first, and added by 'Mostra altri': thousands would be slow to render on a phone. */
const ROWS_PER_STEP = 100;

/** The prices before and after. On a narrow screen CSS turns each row into a block. */
export function PriceTable({ rows, columns, leftOut, onToggle, mixed }: PriceTableProps) {
  const [limit, setLimit] = useState(ROWS_PER_STEP);
  const body = useRef<HTMLTableSectionElement>(null);
  const more = Math.min(ROWS_PER_STEP, rows.length - limit);

  function showMore() {
    flushSync(() => setLimit(limit + ROWS_PER_STEP));
    // Rows that cannot be changed have a disabled checkbox.
    const added = [...(body.current?.rows ?? [])].slice(limit);
    const checkboxes = added.map((row) => row.querySelector<HTMLElement>('input:enabled'));
    checkboxes.find((checkbox) => checkbox !== null)?.focus();
  }

  return (
    <>
      <table className={`price-table ${columns.length > 1 ? 'price-table-many' : ''}`.trim()}>
        <thead>
          <tr>
            <th scope="col">Includi il prodotto</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {FIELD_LABEL[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.slice(0, limit).map((row) => (
            <PriceTableRowView
              key={row.product.id}
              row={row}
              columns={columns}
              included={row.obstacle === null && !leftOut.has(row.product.id)}
              onToggle={onToggle}
              mixed={mixed}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <button type="button" className="btn btn-outline-dark price-more" onClick={showMore}>
          Mostra altri {more}
        </button>
      )}
    </>
  );
}

type PriceTableRowViewProps = Pick<PriceTableProps, 'columns' | 'onToggle' | 'mixed'> & {
  row: PriceTableRow;
  included: boolean;
};

const PriceTableRowView = memo(function PriceTableRowView({
  row: { product, change, obstacle },
  columns,
  included,
  onToggle,
  mixed,
}: PriceTableRowViewProps) {
  return (
    <tr className={included ? undefined : 'price-row-out'}>
      <th scope="row">
        <label className="price-row-choice">
          <input
            type="checkbox"
            className="form-check-input"
            checked={included}
            disabled={obstacle !== null}
            onChange={() => onToggle(product.id)}
          />
          <span>
            {product.nome}
            {mixed && <span className="price-row-category">{product.categoria}</span>}
          </span>
        </label>
      </th>
      {obstacle === null ? (
        <PriceSteps columns={columns} steps={change ? priceSteps(change) : []} />
      ) : (
        <td className="price-obstacle" colSpan={columns.length}>
          {OBSTACLE_TEXT[obstacle]}
        </td>
      )}
    </tr>
  );
});
