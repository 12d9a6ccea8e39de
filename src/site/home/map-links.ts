import { restaurant } from '../../restaurant';

const { latitude, longitude } = restaurant.position;

/** Half the width and height of the embedded map, in degrees: about 600 x 450 m in all. */
const HALF = { longitude: 0.0038, latitude: 0.002 };

/** OpenStreetMap's page for embedding, with a marker at the restaurant. */
export const embeddedMap = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
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
