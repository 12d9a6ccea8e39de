import { useState } from 'react';
import { addressLine, restaurant } from '../../restaurant';
import { DrawnMap } from './DrawnMap';
import { embeddedMap } from './map-links';

/** A drawn map; OpenStreetMap's own takes its place only when asked for, since it connects to somebody else's server. */
export function MapBox() {
  const [embedded, setEmbedded] = useState(false);

  if (embedded) {
    return (
      <div className="map-box">
        <iframe
          // The button that was pressed is gone: the map takes the focus over.
          ref={(frame) => frame?.focus({ preventScroll: true })}
          className="map-frame"
          src={embeddedMap}
          title={`Mappa di OpenStreetMap: ${restaurant.name}, ${addressLine}`}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    );
  }

  return (
    <div className="map-box">
      <DrawnMap />
      <div className="map-consent">
        <button type="button" className="btn btn-outline-dark" onClick={() => setEmbedded(true)}>
          Mostra la mappa
        </button>
        <p>Si carica da openstreetmap.org</p>
      </div>
    </div>
  );
}
