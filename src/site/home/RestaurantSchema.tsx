import { useEffect, useState, useSyncExternalStore } from 'react';
import { getNothingNow, tonightNow } from '../../data/menu/tonight-now';
import { paths } from '../../paths';
import { restaurant, streetLine } from '../../restaurant';
import { toJsonLd } from '../../ui/PageHead';

const { address, hours, position, url } = restaurant;

const CLOSED_ALL_DAY = { opens: '00:00', closes: '00:00' };

const facts = {
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
    streetAddress: streetLine,
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
};

/** The days on which it does not open against its hours, as '2024-08-10'; `through` is null for an unknown end. */
type ClosedDays = { from: string; through: string | null };

function restaurantSchema(closed: ClosedDays | null): string {
  return toJsonLd({
    ...facts,
    specialOpeningHoursSpecification: closed
      ? {
          '@type': 'OpeningHoursSpecification',
          validFrom: closed.from,
          validThrough: closed.through ?? undefined,
          ...CLOSED_ALL_DAY,
        }
      : undefined,
  });
}

/** The restaurant as JSON-LD, with the days on which it is closed once they are known. */
export function RestaurantSchema() {
  const { closing } = useSyncExternalStore(tonightNow.subscribe, tonightNow.get, getNothingNow);
  const [closed, setClosed] = useState<ClosedDays | null>(null);
  useEffect(() => {
    if (!closing) return;
    // Search engines read it later, if they cannot have it now.
    import('../../domain/hours/closed-line').then(
      ({ closedDays }) => setClosed(closedDays(closing, restaurant.hours)),
      () => {},
    );
    return () => setClosed(null);
  }, [closing]);
  return <script type="application/ld+json">{restaurantSchema(closed)}</script>;
}
