import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { type ListState, readListState } from '../list-state';
import { ProductForm } from './ProductForm';

/** The form for a new product: empty, or a copy of the product in the navigation state, which survives a reload. */
export function AddItemPage() {
  const navigate = useNavigate();
  const state = readListState(useLocation().state);
  const template = state?.product ?? null;
  const search = state?.search ?? '';

  function saved(again: () => void) {
    if (!template) {
      again();
      return;
    }
    // The empty form replaces the copy in the history, so that a reload cannot save the copy a second time.
    const next: ListState = { product: null, search };
    void navigate(paths.addItem, { replace: true, state: next });
  }

  return (
    <ProductForm
      key={template?.id ?? ''}
      opened={null}
      template={template}
      nameFirst={state !== null}
      subtitle={
        template && (
          <>
            Copia di «<bdi>{template.nome}</bdi>»
          </>
        )
      }
      back={paths.reserved + search}
      onSaved={saved}
    />
  );
}
