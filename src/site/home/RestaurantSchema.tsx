import { useEffect, useState } from 'react';
import { serverNow } from '../../data/clock';
import { bakedHouse } from '../../data/menu/house-now';
import { getNothingNow, todayNow } from '../../data/menu/today-now';
import { weeklySpecification } from '../../domain/hours/weekly-hours';
import type { House } from '../../domain/house/house';
import { type Topic, topicNames, topics, whatsAppLink } from '../../domain/house/practical';
import { useHouse } from '../../house';
import { paths } from '../../paths';
import { restaurant, streetLine } from '../../restaurant';
import { toJsonLd } from '../../ui/PageHead';
import { useStore } from '../../ui/useStore';

const { address, position, url } = restaurant;

/** The facts that a new contract alone changes. */
const facts = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  '@id': `${url}/#ristorante`,
  name: restaurant.name,
  description: restaurant.tagline,
  url: url + paths.home,
  image: `${url}/anteprima.jpg`,
  logo: `${url}/icon-512.png`,
  email: restaurant.email,
  vatID: `IT${restaurant.vatNumber}`,
  servesCuisine: ['Pizza', 'Pinsa', 'Cucina italiana'],
  hasMenu: url + paths.menu,
  menu: url + paths.menu,
  currenciesAccepted: 'EUR',
  priceRange: restaurant.priceRange,
  address: {
    '@type': 'PostalAddress',
    streetAddress: streetLine,
    postalCode: address.postalCode,
    addressLocality: address.city,
    addressRegion: address.province,
    addressCountry: address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...position },
};

/** Topics that are no equipment of the house: booking has a property of its own, and of coeliac disease no program may say yes. */
const NO_AMENITY: readonly Topic[] = ['booking', 'celiachia'];

/** What the house says of itself. */
function saidBy({ hours, phone, whatsapp, answers }: House) {
  return {
    telephone: phone.href.replace('tel:', ''),
    sameAs: [
      ...restaurant.socials.map(({ href }) => href),
      ...(whatsapp ? [whatsAppLink(whatsapp)] : []),
    ],
    openingHoursSpecification: weeklySpecification(hours),
    acceptsReservations: answers.booking?.available,
    paymentAccepted: answers.payment?.words,
    amenityFeature: topicNames.flatMap((topic) => {
      const value = NO_AMENITY.includes(topic) ? undefined : answers[topic]?.available;
      if (value === undefined) return [];
      return [{ '@type': 'LocationFeatureSpecification', name: topics[topic], value }];
    }),
  };
}

const AS_USUAL: readonly object[] = [];

/** The restaurant as JSON-LD, with the days that differ from its hours: those of the build until the present ones are known. */
export function RestaurantSchema() {
  const { giorni } = useStore(todayNow, getNothingNow);
  const house = useHouse();
  const { hours } = house;
  const [days, setDays] = useState(() => bakedHouse().specification);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      if (giorni.length === 0) return AS_USUAL;
      const { specialSpecification } = await import('../../domain/today/special-words');
      return specialSpecification(serverNow(), { ...hours, giorni });
    };
    // If the code does not load, search engines read these days on a later visit.
    load().then(
      (loaded) => !isOver && setDays(loaded),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [giorni, hours]);
  const specialOpeningHoursSpecification = days.length > 0 ? days : undefined;
  return (
    <script type="application/ld+json">
      {toJsonLd({ ...facts, ...saidBy(house), specialOpeningHoursSpecification })}
    </script>
  );
}
