import { useMemo } from 'react';
import type { PriceName, PricePlan } from '../../domain/changes/price-change';
import { counted, products } from '../counted';
import { PriceTable } from './PriceTable';
import { countPrices, prices } from './price-texts';

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
