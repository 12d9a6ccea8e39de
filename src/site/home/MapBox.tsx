import { useState } from 'react';
import { addressLine, restaurant } from '../../restaurant';
import { DrawnMap } from './DrawnMap';
import { embeddedMap } from './map-links';

/** A drawn map. OpenStreetMap's own replaces it only on demand, since it connects to a third party. */
export function MapBox() {
  const [embedded, setEmbedded] = useState(false);

  if (embedded) {
    return (
      <div className="map-box">
        <iframe
          // The button that had the focus is removed: the map takes the focus.
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
