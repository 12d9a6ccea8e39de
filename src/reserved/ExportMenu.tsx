import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import { Icon } from '../ui/Icon';
import { toasts } from '../ui/Toasts';
import { MissingCodeContext } from '../ui/useLazy';
import { products } from './counted';
import type { ExportKind } from './exchange/export-menu';

/** Downloads the menu as a file. Anybody who is signed in may: the menu is public. */
export function useExport() {
  const handleMissingCode = useContext(MissingCodeContext);
  return useMutation({
    mutationFn: async (kind: ExportKind) => {
      // Only who exports needs the code that writes files.
      const { exportMenu } = await import('./exchange/export-menu');
      return exportMenu(kind);
    },
    onMutate: () => toasts.show({ kind: 'progress', text: 'Preparo il file...' }),
    onSuccess: ({ name, count }) => {
      const text = `Scaricato: ${name}, ${products(count)}`;
      const hint = 'Delle immagini ci sono gli indirizzi: loro le salva npm run backup.';
      toasts.show({ kind: 'success', text, hint });
    },
    onError: (error) => {
      console.error(error);
      const hint = 'Controlla la rete e riprova';
      toasts.show({ kind: 'error', text: 'Il menu non si è letto', hint });
      handleMissingCode(error);
    },
  });
}

/** Offers it by one tap, before many products are changed. */
export function SaveCopy() {
  const { mutate, isPending } = useExport();
  return (
    <div className="save-copy">
      <button
        type="button"
        className="btn btn-outline-dark"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate('json')}
      >
        <Icon name="download" />
        Scarica prima una copia
      </button>
      <p>Un file con tutti i piatti, senza le immagini. Lo rilegge «Importa».</p>
    </div>
  );
}
