import { paths } from '../../paths';
import { restaurant } from '../../restaurant';
import { toJsonLd } from '../../ui/PageHead';

const { address, hours, position, url } = restaurant;

/** The restaurant as JSON-LD text (schema.org) for search engines. */
export const restaurantSchema = toJsonLd({
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  '@id': `${url}/#ristorante`,
  name: restaurant.name,
  description: restaurant.tagline,
  url: url + paths.home,
  image: `${url}/anteprima.jpg`,
  logo: `${url}/icon-512.png`,
  telephone: restaurant.phone.href.replace('tel:', ''),
  email: restaurant.email,
  vatID: `IT${restaurant.vatNumber}`,
  servesCuisine: ['Pizza', 'Pinsa', 'Cucina italiana'],
  hasMenu: url + paths.menu,
  currenciesAccepted: 'EUR',
  priceRange: restaurant.priceRange,
  sameAs: restaurant.socials.map(({ href }) => href),
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressRegion: address.province,
    addressCountry: address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...position },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    opens: hours.opens,
    closes: hours.closes,
  },
});
