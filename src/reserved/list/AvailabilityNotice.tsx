import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { refreshTonight } from '../tonight-store';

/** Says that it could not be read what is sold out: without it no row can change it. */
export function AvailabilityNotice({ failed }: { failed: boolean }) {
  return (
    <div role="alert">
      {failed && (
        <Notice
          kind="error"
          icon="wifi-off"
          title="La disponibilità non si è caricata"
          actions={
            <button
              type="button"
              className="btn btn-outline-dark"
              onClick={() => void refreshTonight()}
            >
              <Icon name="rotate-cw" />
              Riprova
            </button>
          }
        >
          <p>Controlla la rete e riprova.</p>
        </Notice>
      )}
    </div>
  );
}
