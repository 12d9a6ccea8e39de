import { useSearchParams } from 'react-router-dom';
import { paths, QUERY_PARAMETER } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { HaltedRun } from '../changes/HaltedRun';
import { RunPanel } from '../changes/RunPanel';
import { useRun } from '../changes/useRun';
import { ListNotices } from '../ListNotices';
import { useProducts } from '../queries';
import { PriceForm } from './PriceForm';

/** Changes many prices at once: choice, preview before and after, one confirmation, progress and undo. */
export function PriceChangePage() {
  const { data: products, isError, refetch } = useProducts();
  const api = useRun();
  const [parameters] = useSearchParams();
  const query = (parameters.get(QUERY_PARAMETER) ?? '').trim();
  return (
    <>
      <PageHead
        title="Cambia i prezzi"
        description="Cambia i prezzi di molti prodotti insieme."
        path={paths.changePrices}
        site={restaurant}
        noIndex
      />
      <h1 tabIndex={-1}>Cambia i prezzi</h1>
      <p className="reserved-subtitle">Molti prodotti insieme</p>
      {api.run === null && <HaltedRun />}
      <RunPanel api={api}>
        <button type="button" className="btn btn-outline-dark" onClick={api.dismiss}>
          Altri prezzi
        </button>
      </RunPanel>
      <ListNotices
        waiting={products === undefined && !isError}
        failed={isError && products === undefined}
        empty={products?.length === 0}
        searching={false}
        onRetry={() => void refetch()}
      />
      {products !== undefined && products.length > 0 && api.run === null && (
        <PriceForm
          key={query}
          products={products}
          query={query}
          onConfirm={(changes) => api.start('prices', changes)}
        />
      )}
    </>
  );
}
