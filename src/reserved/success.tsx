import { dishCategories } from '../domain/categories';
import type { Product } from '../domain/product';
import type { FormMode } from '../domain/validation';
import { paths } from '../paths';
import type { Toast, Toasts } from '../ui/Toasts';
import { notification } from './notification';

/** Where visitors see a product; undefined where they do not. */
function linkToMenu({ id, categoria }: Product): Toast['link'] {
  const category = dishCategories.find(({ name }) => name === categoria);
  return category && { to: paths.dish(category.link, id), label: 'Vedi nel menu' };
}

/** What was done to a product: 'Salvato «Margherita»'. */
export function outcomeText(done: 'Aggiunto' | 'Salvato' | 'Eliminato', { nome }: Product) {
  return (
    <>
      {done} «<bdi>{nome}</bdi>»
    </>
  );
}

/** The notification of a product that was saved; the first line for a new one is the specification's (point 4). */
export function savedToast(mode: FormMode, product: Product): Toast {
  const link = linkToMenu(product);
  if (mode === 'edit') return { kind: 'success', text: outcomeText('Salvato', product), link };
  const hint = outcomeText('Aggiunto', product);
  return { kind: 'success', text: 'Inserimento completato', hint, link };
}

/** What tellSaved has told last. Changed by it alone. */
const told = { toast: null as Toast | null, lines: [] as readonly string[] };

/**
 * Tells what was changed in the list, a line for each change; what was told just before stays readable above it.
 * @returns closes the notification, where it is still shown
 */
export function tellSaved(toasts: Toasts, line: string): () => void {
  const isShown = told.toast !== null && notification.get()?.hint === told.toast.hint;
  const before = isShown ? told.lines.filter((each) => each !== line) : [];
  told.lines = [...before.slice(-2), line];
  told.toast = {
    kind: 'success',
    text: 'Salvato',
    hint: told.lines.map((each) => <div key={each}>{each}</div>),
  };
  return toasts.show(told.toast);
}
