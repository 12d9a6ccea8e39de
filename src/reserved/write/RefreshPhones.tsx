import Button from 'react-bootstrap/Button';
import { refreshAll } from '../queries';
import { useWriteMeta } from './useWriteMeta';

/** Button that sets a new menu version, so that every phone refetches the menu on its next visit. */
export function RefreshPhones({ onDone }: { onDone?: () => void }) {
  const { write, isWriting } = useWriteMeta();
  async function refresh() {
    const { kind } = await write({
      write: async () => {
        const { renewVersion } = await import('../../data/staff/write-changes');
        await renewVersion().finally(refreshAll);
        return null;
      },
      text: 'Fatto: i telefoni rileggono il menu',
      failed: 'I telefoni non sono stati aggiornati',
    });
    if (kind === 'written') onDone?.();
  }
  return (
    <Button
      variant="outline-dark"
      aria-disabled={isWriting}
      onClick={() => !isWriting && void refresh()}
    >
      Aggiorna i telefoni
    </Button>
  );
}
