import { useContext, useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { Icon } from '../ui/Icon';
import { MissingCodeContext } from '../ui/useLazy';
import { products } from './counted';
import type { ExportKind } from './exchange/export-menu';

type ExportState =
  | { stage: 'idle' | 'reading' | 'failed' }
  | { stage: 'done'; name: string; count: number };

const CHOICES: readonly { kind: ExportKind; title: string; text: string }[] = [
  { kind: 'csv', title: 'CSV', text: 'Per Excel, LibreOffice e Numbers' },
  { kind: 'json', title: 'JSON', text: 'Una copia di sicurezza' },
];

/** The button 'Esporta il menu' and its dialog. Anybody who is signed in may export: the menu is public. */
export function ExportMenu() {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<ExportState>({ stage: 'idle' });
  const handleMissingCode = useContext(MissingCodeContext);

  async function start(kind: ExportKind) {
    if (state.stage === 'reading') return;
    setState({ stage: 'reading' });
    try {
      // Only who exports needs the code that writes files.
      const { exportMenu } = await import('./exchange/export-menu');
      setState({ stage: 'done', ...(await exportMenu(kind)) });
    } catch (error) {
      console.error(error);
      if (!handleMissingCode(error)) setState({ stage: 'failed' });
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => {
          setState({ stage: 'idle' });
          setOpen(true);
        }}
      >
        <Icon name="download" />
        Esporta il menu
      </button>
      <Modal
        show={open}
        onHide={() => setOpen(false)}
        centered
        aria-labelledby="export-title"
        contentClassName="confirm-dialog"
      >
        <h2 id="export-title">Esporta il menu</h2>
        <p>Tutti i prodotti come sono adesso; delle immagini, gli indirizzi.</p>
        <div className="export-choices">
          {CHOICES.map(({ kind, title, text }) => (
            <button
              key={kind}
              type="button"
              className="btn btn-outline-dark"
              aria-disabled={state.stage === 'reading'}
              onClick={() => void start(kind)}
            >
              <strong>{title}</strong>
              <span>{text}</span>
            </button>
          ))}
        </div>
        <div className="export-status">
          <p role="status">
            {state.stage === 'reading' && 'Preparo il file...'}
            {state.stage === 'done' && `Scaricato: ${state.name}, ${products(state.count)}`}
          </p>
          <p role="alert">
            {state.stage === 'failed' &&
              'Il menu non si è letto. Controlla la rete e scegli di nuovo.'}
          </p>
        </div>
        <div className="confirm-actions">
          <button type="button" className="btn btn-outline-dark" onClick={() => setOpen(false)}>
            Chiudi
          </button>
        </div>
      </Modal>
    </>
  );
}
