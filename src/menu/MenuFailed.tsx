import { restaurant } from '../restaurant';
import { focusHeading } from '../ui/focus';
import { Icon } from '../ui/Icon';

/** Shown where nothing is cached and the request failed: offers a retry and the phone. */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  function retry() {
    // The button is removed while the menu loads.
    focusHeading();
    onRetry();
  }

  return (
    <div className="menu-message" role="alert">
      <Icon name="wifi-off" className="menu-message-icon" />
      <h2>Il menu non si è caricato</h2>
      <p>
        Controlla la connessione e riprova, oppure chiamaci al{' '}
        <a href={restaurant.phone.href}>{restaurant.phone.shown}</a>: te lo leggiamo noi.
      </p>
      <button type="button" className="btn btn-primary" onClick={retry}>
        <Icon name="rotate-cw" />
        Riprova
      </button>
    </div>
  );
}
