import { useState } from 'react';
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
  /** Each empty form is a new one. */
  const [round, setRound] = useState(0);

  function begin(empty: boolean) {
    setRound(round + 1);
    // The empty form replaces the copy in the history, so that a reload cannot save the copy a second time.
    const next: ListState = { product: null, search };
    if (empty && template) void navigate(paths.addItem, { replace: true, state: next });
  }

  return (
    <ProductForm
      key={`${template?.id} ${round}`}
      template={template}
      nameFirst={state !== null || round > 0}
      subtitle={
        template && (
          <>
            Copia di «<bdi>{template.nome}</bdi>»
          </>
        )
      }
      back={paths.reserved + search}
      onSaved={() => begin(true)}
      onDropped={() => begin(false)}
    />
  );
}
