import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { readListState } from '../list-state';
import { ProductForm } from './ProductForm';

/** The form for an existing product, which is in the navigation state and so survives a reload. */
export function EditItemPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const state = readListState(location.state);
  if (!state?.product) return <Navigate to={paths.reserved} replace />;
  const back = paths.reserved + state.search;
  return (
    <ProductForm
      key={state.product.id}
      opened={state.product}
      back={back}
      // The list replaces the form in the history, where Back would open the product as it was before.
      onSaved={() => void navigate(back, { replace: true })}
    />
  );
}
