import { Navigate, useLocation } from 'react-router-dom';
import { ID_PARAMETER, paths } from '../../paths';
import { Alert } from '../../ui/Alert';
import { BackToList } from '../BackToList';
import { LoadState } from '../LoadState';
import { productIdOf, readListState } from '../list-state';
import { useProduct } from '../queries';
import { ReservedHead } from '../ReservedHead';
import { ProductForm } from './ProductForm';

/** The form for a new product: empty, or a copy of the product in the navigation state, which survives a reload. */
export function AddItemPage() {
  const { key, search, state } = useLocation();
  const draftId = new URLSearchParams(search).get(ID_PARAMETER);
  const template = readListState(state)?.product ?? null;
  return (
    <>
      <ReservedHead title="Aggiungi prodotto" path={paths.addItem} />
      {template && (
        <p className="quiet">
          Copia di «<bdi>{template.nome}</bdi>»
        </p>
      )}
      <ProductForm key={key} opened={null} template={template} draftId={draftId} />
    </>
  );
}

/**
 * The form for an existing product. The navigation state holds the product, also after a reload. A new tab has only the
 * product's id, in the address, and reads the product first.
 */
export function EditItemPage() {
  const id = productIdOf(useLocation());
  return id === null ? <Navigate to={paths.reserved} replace /> : <EditForm key={id} id={id} />;
}

function EditForm({ id }: { id: string }) {
  const { key, state } = useLocation();
  const current = useProduct(id);
  const opened = readListState(state)?.product ?? current.data;
  return (
    <>
      <ReservedHead title="Modifica prodotto" path={paths.editItem} />
      {opened && <ProductForm key={key} opened={opened} current={current.data} />}
      <LoadState query={{ ...current, data: opened }} failure="Il piatto non si è caricato" />
      <div role="alert">
        {opened === null && (
          <Alert kind="error" title="Questo piatto non c'è più" actions={<BackToList />}>
            <p>Qualcuno lo ha eliminato.</p>
          </Alert>
        )}
      </div>
    </>
  );
}
