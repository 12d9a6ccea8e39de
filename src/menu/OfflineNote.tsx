import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says at once that the network is gone: what is read now is what the phone has kept. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // The live region is there before its words.
  return (
    <div aria-live="polite" className="offline-note">
      {!online && (
        <p className="menu-age">
          <Icon name="wifi-off" />
          <span>Sei senza rete: leggi il menu salvato su questo telefono.</span>
        </p>
      )}
    </div>
  );
}
