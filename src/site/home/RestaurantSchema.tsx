import { useEffect, useState } from 'react';
import { serverNow } from '../../data/clock';
import { getNothingNow, todayNow } from '../../data/menu/today-now';
import { weeklySpecification } from '../../domain/hours/weekly-hours';
import { topicNames, topics } from '../../domain/house/practical';
import { paths } from '../../paths';
import { restaurant, streetLine } from '../../restaurant';
import { toJsonLd } from '../../ui/PageHead';
import { useStore } from '../../ui/useStore';

const { address, hours, position, practical, url } = restaurant;

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
  menu: url + paths.menu,
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
  openingHoursSpecification: weeklySpecification(hours),
  acceptsReservations: practical.booking?.available,
  paymentAccepted: practical.payment?.words,
  amenityFeature: topicNames.flatMap((topic) => {
    const value = topic === 'booking' ? undefined : practical[topic]?.available;
    if (value === undefined) return [];
    return [{ '@type': 'LocationFeatureSpecification', name: topics[topic], value }];
  }),
};

const AS_USUAL: readonly object[] = [];

/** The restaurant as JSON-LD, with the days that differ from its hours once they are known. */
export function RestaurantSchema() {
  const { giorni } = useStore(todayNow, getNothingNow);
  const [days, setDays] = useState(AS_USUAL);
  useEffect(() => {
    if (giorni.length === 0) return;
    let isOver = false;
    import('../../domain/today/special-words')
      .then(({ specialSpecification }) => {
        if (!isOver) setDays(specialSpecification(serverNow(), { ...hours, giorni }));
      })
      // Search engines then read these days on a later visit.
      .catch(() => {});
    return () => {
      isOver = true;
      setDays(AS_USUAL);
    };
  }, [giorni]);
  const specialOpeningHoursSpecification = days.length > 0 ? days : undefined;
  return (
    <script type="application/ld+json">
      {toJsonLd({ ...facts, specialOpeningHoursSpecification })}
    </script>
  );
}
