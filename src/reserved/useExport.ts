import { useMutation } from '@tanstack/react-query';
import { toasts } from '../ui/Toasts';
import { products } from './counted';
import { exportMenu } from './export-menu';

/** Downloads the menu as a file. Anybody who is signed in may: the menu is public. */
export function useExport() {
  return useMutation({
    mutationFn: exportMenu,
    onMutate: () => toasts.show({ kind: 'progress', text: 'Preparo il file...' }),
    onSuccess: ({ name, count }) => {
      const text = `Scaricato: ${name}, ${products(count)}`;
      const hint = 'Delle immagini solo gli indirizzi. Le immagini stesse le salva npm run backup.';
      toasts.show({ kind: 'success', text, hint });
    },
    onError: (error) => {
      console.error(error);
      const hint = 'Controlla la rete e riprova';
      toasts.show({ kind: 'error', text: 'Il menu non si è letto', hint });
    },
  });
}
