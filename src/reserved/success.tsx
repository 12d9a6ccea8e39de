import { menuCategoryOf } from '../domain/product/menu';
import type { Product } from '../domain/product/product';
import type { FormMode } from '../domain/product/validation';
import { paths } from '../paths';
import type { Toast } from '../ui/Toasts';

/** What was done to a product: 'Salvato «Margherita»'. */
export function outcomeText(
  done: 'Aggiunto' | 'Salvato' | 'Eliminato' | 'Rimesso',
  { nome }: Product,
) {
  return (
    <>
      {done} «<bdi>{nome}</bdi>»
    </>
  );
}

/** The toast for a saved product. */
export function savedToast(mode: FormMode, product: Product): Toast {
  const isInMenu = menuCategoryOf(product) !== undefined;
  const link = isInMenu ? { to: paths.dish(product.id), label: 'Vedi nel menu' } : undefined;
  if (mode === 'edit') return { kind: 'success', text: outcomeText('Salvato', product), link };
  const hint = outcomeText('Aggiunto', product);
  return { kind: 'success', text: 'Inserimento completato', hint, link };
}
