import { useMemo } from 'react';
import { countPrices } from '../../domain/changes/price-change';
import { dishCategories } from '../../domain/product/categories';
import { counted, products } from '../counted';
import { PriceTable } from './PriceTable';
import { prices } from './price-texts';
import type { PriceFormApi } from './usePriceForm';

type PricePreviewProps = {
  form: PriceFormApi;
};

/** What the form would change: how many prices, which ones, before and after. */
export function PricePreview({ form }: PricePreviewProps) {
  const { plan, deferredValues, ready, leftOut, toggle } = form;
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
        {ready ? (
          <PriceSummary form={form} />
        ) : (
          <p>Scegli i prodotti e scrivi di quanto cambiare: qui vedi ogni prezzo prima e dopo.</p>
        )}
      </div>
      {rows.length > 0 && (
        <PriceTable
          key={deferredValues.choice}
          rows={rows}
          columns={deferredValues.prices}
          leftOut={leftOut}
          onToggle={toggle}
          mixed={!dishCategories.some(({ name }) => name === deferredValues.choice)}
        />
      )}
    </section>
  );
}

function PriceSummary({ form: { plan, included, toggleAll } }: PricePreviewProps) {
  const out = plan.rows.length - included.length;
  return (
    <>
      <p>
        <strong>
          {included.length === 0
            ? 'Nessun prezzo da cambiare'
            : `${prices(countPrices(included))} di ${products(included.length)}`}
        </strong>
        {out > 0 && ` · ${counted(out, 'lasciato fuori', 'lasciati fuori')}`}
        {plan.blocked.length > 0 && ` · ${counted(plan.blocked.length, 'escluso', 'esclusi')}`}
      </p>
      {plan.unchanged > 0 && (
        <p className="price-unchanged">
          {counted(plan.unchanged, "prodotto resta com'è", 'prodotti restano come sono')}: il prezzo
          manca, è 0 (non si mostra) oppure non cambia con l'arrotondamento.
        </p>
      )}
      {plan.rows.length > 0 && (
        <button type="button" className="btn btn-outline-dark" onClick={toggleAll}>
          {out > 0 ? 'Includi tutti' : 'Lascia fuori tutti'}
        </button>
      )}
    </>
  );
}
