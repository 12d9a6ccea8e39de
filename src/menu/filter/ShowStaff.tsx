import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { useDialogInHistory } from '../../ui/useDialogInHistory';
import { useLazy } from '../../ui/useLazy';
import { useChoice } from './choice-store';

const loadScreen = async () => (await import('./StaffScreen')).StaffScreen;

/**
 * Opens a screen to hold up: what this guest must not eat, for staff to read. Only where something is chosen. Its code is
 * fetched on demand.
 */
export function ShowStaff({ dish }: { dish?: string }) {
  const choice = useChoice();
  const { open, show, close } = useDialogInHistory(dish ? 'personale-piatto' : 'personale');
  const [failed, setFailed] = useState(false);
  const StaffScreen = useLazy(open, loadScreen, () => {
    close();
    setFailed(true);
  });
  if (choice.criteria.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-dark"
        aria-haspopup="dialog"
        onClick={() => {
          setFailed(false);
          show();
        }}
      >
        <Icon name="hand" />
        Mostra al personale
      </button>
      {failed && (
        <p className="filter-failed" role="alert">
          La schermata non si è caricata. Controlla la connessione e riprova.
        </p>
      )}
      {StaffScreen && <StaffScreen open={open} onClose={close} choice={choice} dish={dish} />}
    </>
  );
}
