import { restaurant } from '../restaurant';
import { focusHeading } from '../ui/focus';
import { Icon } from '../ui/Icon';
import { CHANGED } from './MenuNotes';

type MenuFailedProps = {
  /** Whether there is a list, which the server's has changed: with a filter on, or on paper, nothing of it is shown. */
  changed: boolean;
  onRetry: () => void;
};

/** Shown where there is no list to show: offers a retry and the phone. */
export function MenuFailed({ changed, onRetry }: MenuFailedProps) {
  function retry() {
    // The button is removed while the menu loads.
    focusHeading();
    onRetry();
  }

  return (
    <div className="menu-message" role="alert">
      <Icon name={changed ? 'circle-alert' : 'wifi-off'} className="menu-message-icon" />
      <h2>{changed ? CHANGED : 'Il menu non si è caricato'}</h2>
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
