import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { PageHead } from '../../ui/PageHead';
import { useToasts } from '../../ui/Toasts';
import { readListState } from '../list-state';
import { ProductForm } from './ProductForm';

/** The form for an existing product, which is in the navigation state and so survives a reload. */
export function EditItemPage() {
  const location = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const state = readListState(location.state);
  if (!state?.product) return <Navigate to={paths.reserved} replace />;
  const back = paths.reserved + state.search;
  return (
    <>
      <PageHead
        title="Modifica prodotto"
        description="Modifica un prodotto del menu."
        path={paths.editItem}
        site={restaurant}
        noIndex
      />
      <h1>Modifica prodotto</h1>
      <ProductForm
        key={state.product.id}
        mode="edit"
        opened={state.product}
        back={back}
        onSaved={() => {
          toasts.show({ kind: 'success', text: 'Modifiche salvate' });
          void navigate(back);
        }}
      />
    </>
  );
}
