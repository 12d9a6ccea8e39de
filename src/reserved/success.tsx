import { menuCategoryOf } from '../domain/product/menu';
import type { Product } from '../domain/product/product';
import type { FormMode } from '../domain/staff/validation';
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
  const category = menuCategoryOf(product);
  const to = category && paths.dish(category.link, product.id);
  const link = to ? { to, label: 'Vedi nel menu' } : undefined;
  if (mode === 'edit') return { kind: 'success', text: outcomeText('Salvato', product), link };
  const hint = outcomeText('Aggiunto', product);
  return { kind: 'success', text: 'Inserimento completato', hint, link };
}
