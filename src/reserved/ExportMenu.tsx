import { useMutation } from '@tanstack/react-query';
import { useContext } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from '../ui/Icon';
import { MissingCodeContext } from '../ui/useLazy';
import { products } from './counted';
import type { ExportKind } from './exchange/export-menu';

/** Downloads the menu as a file. Anybody who is signed in may: the menu is public. */
function useExport() {
  const handleMissingCode = useContext(MissingCodeContext);
  return useMutation({
    mutationFn: async (kind: ExportKind) => {
      // Only who exports needs the code that writes files.
      const { exportMenu } = await import('./exchange/export-menu');
      return exportMenu(kind);
    },
    onError: (error) => {
      console.error(error);
      handleMissingCode(error);
    },
  });
}

const CHOICES: readonly { kind: ExportKind; title: string; text: string }[] = [
  { kind: 'csv', title: 'CSV', text: 'Per Excel, LibreOffice e Numbers' },
  { kind: 'json', title: 'JSON', text: 'Una copia di sicurezza' },
];

/** Offers the menu as a file of either kind. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { mutate, reset, isPending, isError, data } = useExport();
  return (
    <Modal
      show={open}
      onShow={reset}
      onHide={onClose}
      centered
      aria-labelledby="export-title"
      contentClassName="confirm-dialog"
    >
      <h2 id="export-title">Esporta il menu</h2>
      <p>
        Tutti i piatti come sono adesso; delle immagini solo gli indirizzi. Le immagini stesse le
        salva npm run backup.
      </p>
      <div className="export-choices">
        {CHOICES.map(({ kind, title, text }) => (
          <button
            key={kind}
            type="button"
            className="btn btn-outline-dark"
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(kind)}
          >
            <strong>{title}</strong>
            <span>{text}</span>
          </button>
        ))}
      </div>
      <div className="export-status">
        <p role="status">
          {isPending && 'Preparo il file...'}
          {data && `Scaricato: ${data.name}, ${products(data.count)}`}
        </p>
        <p role="alert">
          {isError && 'Il menu non si è letto. Controlla la rete e scegli di nuovo.'}
        </p>
      </div>
      <div className="confirm-actions">
        <button type="button" className="btn btn-outline-dark" onClick={onClose}>
          Chiudi
        </button>
      </div>
    </Modal>
  );
}

/** Offers it by one tap, before many products are changed. */
export function SaveCopy() {
  const { mutate, isPending, isError, data } = useExport();
  return (
    <div>
      <button
        type="button"
        className="btn btn-outline-dark"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate('json')}
      >
        <Icon name="download" />
        Scarica prima una copia
      </button>
      <p role="status">
        {data
          ? `Scaricato: ${data.name}. Lo rilegge «Importa».`
          : 'Un file con tutti i piatti, senza le immagini: quelle le tiene npm run backup.'}
      </p>
      <p role="alert">{isError && 'Il menu non si è letto. Controlla la rete e riprova.'}</p>
    </div>
  );
}
