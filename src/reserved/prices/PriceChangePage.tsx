import { useSearchParams } from 'react-router-dom';
import { paths, QUERY_PARAMETER } from '../../paths';
import { ChangePage } from '../changes/ChangePage';
import { PriceForm } from './PriceForm';

/** Changes many prices at once. The products that the list's search finds are the choice to begin with. */
export function PriceChangePage() {
  const [parameters] = useSearchParams();
  const query = (parameters.get(QUERY_PARAMETER) ?? '').trim();
  return (
    <ChangePage
      title="Cambia i prezzi"
      subtitle="Molti piatti insieme"
      description="Cambia i prezzi di molti piatti insieme."
      path={paths.changePrices}
      purpose="prices"
      again="Altri prezzi"
    >
      {(products, start) => (
        <PriceForm key={query} products={products} query={query} onConfirm={start} />
      )}
    </ChangePage>
  );
}
