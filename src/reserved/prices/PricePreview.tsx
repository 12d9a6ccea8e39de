import { memo, useMemo, useState } from 'react';
import type { Change } from '../../domain/changes/change';
import {
  type Obstacle,
  type PriceName,
  type PricePlan,
  type PriceStep,
  priceSteps,
} from '../../domain/changes/price-change';
import { formatPrice } from '../../domain/product/price';
import type { Product } from '../../domain/product/product';
import { fieldLabel } from '../../domain/product/words';
import { Icon } from '../../ui/Icon';
import { counted, products } from '../counted';
import { countPrices, OBSTACLE_TEXT, prices } from './price-texts';

type PricePreviewProps = {
  /** Whether the form is complete enough for a preview. */
  ready: boolean;
  plan: PricePlan;
  /** The prices that change, one column each. */
  columns: readonly PriceName[];
  /** Ids of the products that somebody has left out. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (ids: readonly string[], out: boolean) => void;
};

/** What the form would change: how many prices, which ones, before and after. */
export function PricePreview({ ready, plan, columns, leftOut, onLeaveOut }: PricePreviewProps) {
  const ids = plan.rows.map(({ product }) => product.id);
  const included = plan.rows.map(({ change }) => change).filter(({ id }) => !leftOut.has(id));
  const out = plan.rows.length - included.length;
  // Products that cannot be changed come first: nobody expects them.
  const rows = useMemo(
    () => [
      ...plan.blocked.map((row) => ({ ...row, change: null })),
      ...plan.rows.map((row) => ({ ...row, obstacle: null })),
    ],
    [plan],
  );
  return (
    <section className="price-preview" aria-labelledby="prima-e-dopo">
      <h2 id="prima-e-dopo">Prima e dopo</h2>
      <div className="price-summary" role="status">
        {!ready && (
          <p>Scegli i prodotti e scrivi di quanto cambiare: qui vedi ogni prezzo prima e dopo.</p>
        )}
        {ready && (
          <p>
            <strong>
              {included.length === 0
                ? 'Nessun prezzo da cambiare'
                : `${prices(countPrices(included))} di ${products(included.length)}`}
            </strong>
            {out > 0 && ` · ${counted(out, 'lasciato fuori', 'lasciati fuori')}`}
            {plan.blocked.length > 0 && ` · ${counted(plan.blocked.length, 'escluso', 'esclusi')}`}
          </p>
        )}
        {plan.unchanged > 0 && (
          <p className="price-unchanged">
            {counted(plan.unchanged, "prodotto resta com'è", 'prodotti restano come sono')}: il
            prezzo manca, è 0 (non si mostra) oppure non cambia con l'arrotondamento.
          </p>
        )}
      </div>
      {ids.length > 0 && (
        <button
          type="button"
          className="btn btn-outline-dark price-all"
          onClick={() => onLeaveOut(ids, out === 0)}
        >
          {out > 0 ? 'Includi tutti' : 'Lascia fuori tutti'}
        </button>
      )}
      {rows.length > 0 && (
        <PriceTable rows={rows} columns={columns} leftOut={leftOut} onLeaveOut={onLeaveOut} />
      )}
    </section>
  );
}

/** A row of the table: a product's prices before and after, or why it cannot be changed. */
type Row =
  | { product: Product; change: Change; obstacle: null }
  | { product: Product; change: null; obstacle: Obstacle };

type PriceTableProps = Pick<PricePreviewProps, 'columns' | 'leftOut' | 'onLeaveOut'> & {
  rows: readonly Row[];
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
