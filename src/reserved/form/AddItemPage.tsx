import { useLocation, useNavigate } from 'react-router-dom';
import type { Product } from '../../domain/product';
import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { controlId } from '../../ui/Field';
import { PageHead } from '../../ui/PageHead';
import { useToasts } from '../../ui/Toasts';
import { type ListState, readListState } from '../list-state';
import { ProductForm } from './ProductForm';
import type { ProductFormApi } from './useProductForm';

/** The form for a new product: empty, or a copy of the product in the navigation state, which survives a reload. */
export function AddItemPage() {
  const toasts = useToasts();
  const navigate = useNavigate();
  const state = readListState(useLocation().state);
  const template = state?.product ?? null;
  const search = state?.search ?? '';

  function saved(_: Product, form: ProductFormApi) {
    toasts.show({ kind: 'success', text: 'Inserimento completato' });
    if (template) {
      // The empty form replaces the copy in the history, so that a reload cannot save the copy a second time.
      const next: ListState = { product: null, search };
      void navigate(paths.addItem, { replace: true, state: next });
      return;
    }
    form.reset(null);
    document.getElementById(controlId('nome'))?.focus();
  }

  return (
    <>
      <PageHead
        title="Aggiungi prodotto"
        description="Aggiungi un prodotto al menu."
        path={paths.addItem}
        site={restaurant}
        noIndex
      />
      <h1>Aggiungi prodotto</h1>
      {template && (
        <p className="reserved-subtitle">
          Copia di «<bdi>{template.nome}</bdi>»{template.image && ', senza la sua immagine'}
        </p>
      )}
      <ProductForm
        key={template?.id ?? ''}
        mode="add"
        opened={null}
        template={template}
        nameFirst={state !== null}
        back={paths.reserved + search}
        onSaved={saved}
      />
    </>
  );
}
