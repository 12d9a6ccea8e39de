import { useState } from 'react';
import { addressLine, restaurant } from '../../restaurant';
import { DrawnMap } from './DrawnMap';
import styles from './ReachUs.module.scss';

const { latitude, longitude } = restaurant.position;

/** Half the width and height of the embedded map, in degrees: about 600 x 450 m in all. */
const HALF = { longitude: 0.0038, latitude: 0.002 };

/** OpenStreetMap's page for embedding, with a marker at the restaurant. */
const embeddedMap = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [
    longitude - HALF.longitude,
    latitude - HALF.latitude,
    longitude + HALF.longitude,
    latitude + HALF.latitude,
  ]
    .map((degrees) => degrees.toFixed(5))
    .join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;

/** How long OpenStreetMap may take to answer, in ms. */
const PATIENCE_MS = 10_000;

const texts = {
  drawn: 'Un disegno: quella vera si carica da openstreetmap.org',
  asking: 'Caricamento...',
  failed: 'La mappa non si è caricata. Controlla la connessione e riprova.',
};

/** A drawn map. OpenStreetMap's map replaces it only on demand, as it connects to a third party, and only if that answers. */
export function MapBox() {
  const [state, setState] = useState<keyof typeof texts | 'embedded'>('drawn');

  async function embed() {
    setState('asking');
    try {
      // An iframe that fails to load shows the browser's own error page and fires no error event.
      // Safari before 16 has no such signal: there the browser's own timeout ends the wait.
      const signal = AbortSignal.timeout?.(PATIENCE_MS) ?? null;
      await fetch(embeddedMap, { mode: 'no-cors', signal });
      setState('embedded');
    } catch {
      setState('failed');
    }
  }

  if (state === 'embedded') {
    return (
      <div className={`box stack gap-0 overflow-hidden d-print-none ${styles.map}`}>
        <iframe
          // The button that had the focus is removed: the map takes the focus.
          ref={(frame) => frame?.focus({ preventScroll: true })}
          src={embeddedMap}
          // It needs its scripts, its own origin for its tiles, and new tabs for its links: nothing of this page.
          sandbox="allow-scripts allow-same-origin allow-popups"
          referrerPolicy="strict-origin"
          title={`Mappa di OpenStreetMap: ${restaurant.name}, ${addressLine}`}
        />
      </div>
    );
  }

  return (
    <div className={`box stack gap-0 overflow-hidden d-print-none ${styles.map}`}>
      <DrawnMap />
      <div className={`cluster flush p-3 ${styles.consent}`}>
        <button
          type="button"
          className="btn btn-outline-dark"
          aria-disabled={state === 'asking'}
          onClick={() => state !== 'asking' && void embed()}
        >
          Mostra la mappa
        </button>
        <p role="status" className="rest">
          {texts[state]}
        </p>
      </div>
    </div>
  );
}
