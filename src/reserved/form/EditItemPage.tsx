import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { backToList, productIdOf, readListState } from '../list-state';
import { NoProduct } from './NoProduct';
import { ProductForm } from './ProductForm';
import { useOpenedProduct } from './useOpenedProduct';

/**
 * The form for an existing product, which is in the navigation state and so survives a reload; in a new tab its id in the
 * address is all there is, and it is read first.
 */
export function EditItemPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const id = productIdOf(location);
  const { result, retry } = useOpenedProduct(id);
  if (id === null) return <Navigate to={paths.reserved} replace />;
  const state = readListState(location.state);
  const current = typeof result === 'object' ? result : null;
  const opened = state?.product ?? current;
  if (!opened)
    return <NoProduct gone={result === 'gone'} failed={result === 'failed'} onRetry={retry} />;
  const back = paths.reserved + (state?.search ?? '');
  return (
    <ProductForm
      key={opened.id}
      opened={opened}
      current={current}
      back={back}
      // The list replaces the form in the history, where Back would open the product as it was before.
      onSaved={() =>
        void navigate(back, { replace: true, preventScrollReset: true, state: backToList })
      }
    />
  );
}
