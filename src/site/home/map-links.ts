import { addressLine, restaurant } from '../../restaurant';

const { latitude, longitude } = restaurant.position;

/** Opens the map application of a phone, or a map in the browser. */
export const mapsLink = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${restaurant.name}, ${addressLine}`,
})}`;

/** Half the width and height of the embedded map, in degrees: some 600 x 450 m around the door. */
const AROUND = { longitude: 0.0038, latitude: 0.002 };

/** OpenStreetMap's page for embedding, with a marker at the door. */
export const embeddedMap = `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({
  bbox: [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ]
    .map((degrees) => degrees.toFixed(5))
    .join(','),
  layer: 'mapnik',
  marker: `${latitude},${longitude}`,
})}`;
