import { useLocation } from 'react-router-dom';
import { readListState } from '../list-state';
import { FormHead, ProductForm } from './ProductForm';

/** The form for a new product: empty, or a copy of the product in the navigation state, which survives a reload. */
export function AddItemPage() {
  const { key, state } = useLocation();
  const template = readListState(state)?.product ?? null;
  return (
    <>
      <FormHead mode="add" />
      {template && (
        <p className="reserved-subtitle">
          Copia di «<bdi>{template.nome}</bdi>»
        </p>
      )}
      <ProductForm key={key} opened={null} template={template} />
    </>
  );
}
