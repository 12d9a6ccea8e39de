import { menuCategoryOf } from '../domain/product/menu';
import type { Product } from '../domain/product/product';
import type { FormMode } from '../domain/product/validation';
import { paths } from '../paths';
import type { Toast } from '../ui/Toasts';

/** Where visitors see a product; undefined where they do not. */
function linkToMenu(product: Product): Toast['link'] {
  const category = menuCategoryOf(product);
  return category && { to: paths.dish(category.link, product.id), label: 'Vedi nel menu' };
}

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

/** The notification of a product that was saved. */
export function savedToast(mode: FormMode, product: Product): Toast {
  const link = linkToMenu(product);
  if (mode === 'edit') return { kind: 'success', text: outcomeText('Salvato', product), link };
  const hint = outcomeText('Aggiunto', product);
  return { kind: 'success', text: 'Inserimento completato', hint, link };
}
