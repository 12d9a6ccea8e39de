import { useSearchParams } from 'react-router-dom';
import { paths, QUERY_PARAMETER } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { ChangeRunPanel } from '../changes/ChangeRunPanel';
import { useChangeRun } from '../changes/useChangeRun';
import { ListNotices } from '../ListNotices';
import { useReserved } from '../ReservedLayout';
import { useProductList } from '../useProductList';
import { PriceForm } from './PriceForm';

/** Changes many prices at once: choice, preview before and after, one confirmation, progress and undo. */
export function PriceChangePage() {
  const { staff } = useReserved();
  const { products, failed } = useProductList();
  const { run, heading, panel } = useChangeRun('prices');
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
      <h1 ref={heading} tabIndex={-1}>
        Cambia i prezzi
      </h1>
      <p className="reserved-subtitle">Molti prodotti insieme</p>
      <ChangeRunPanel ref={panel} run={run} staff={staff} />
      <ListNotices
        waiting={products === null && !failed}
        failed={failed}
        empty={products?.length === 0}
        searching={false}
      />
      {products !== null && products.length > 0 && (
        <PriceForm
          key={query}
          products={products}
          query={query}
          run={run}
          onConfirmed={() => panel.current?.focus()}
        />
      )}
    </>
  );
}
