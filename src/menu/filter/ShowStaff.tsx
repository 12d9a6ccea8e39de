import { Icon } from '../../ui/Icon';
import { useChoice } from './choice-store';
import { useLazyDialog } from './useLazyDialog';

const loadScreen = async () => (await import('./StaffScreen')).StaffScreen;

/** Opens a screen to hold up: what this guest must not eat, for staff to read. Only where something is chosen. */
export function ShowStaff({ dish }: { dish?: string }) {
  const choice = useChoice();
  const name = dish ? 'personale-piatto' : 'personale';
  const { open, close, failure, Dialog, onShow } = useLazyDialog(name, loadScreen);
  if (choice.criteria.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="btn btn-outline-dark"
        aria-haspopup="dialog"
        onClick={onShow}
      >
        <Icon name="hand" />
        Mostra al personale
      </button>
      {failure}
      {Dialog && <Dialog open={open} onClose={close} choice={choice} dish={dish} />}
    </>
  );
}
