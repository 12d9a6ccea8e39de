import { toasts } from '../ui/Toasts';
import { products } from './counted';
import type { ExportKind } from './export-menu';

/** Downloads the menu as a file, and notifies of it. Anybody who is signed in may: the menu is public. */
export async function saveMenuFile(kind: ExportKind): Promise<void> {
  toasts.show({ kind: 'progress', text: 'Preparo il file...' });
  try {
    // Only who exports needs the code that writes files.
    const { exportMenu } = await import('./export-menu');
    const { name, count } = await exportMenu(kind);
    const text = `Scaricato: ${name}, ${products(count)}`;
    const hint = 'Delle immagini solo gli indirizzi. Le immagini stesse le salva npm run backup.';
    toasts.show({ kind: 'success', text, hint });
  } catch (error) {
    console.error(error);
    // After a deployment the code of an open page is not there any more.
    const hint = 'Controlla la rete, ricarica la pagina e riprova';
    toasts.show({ kind: 'error', text: 'Il menu non si è letto', hint });
  }
}
