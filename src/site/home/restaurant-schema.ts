import type { SpecialDays } from '../../domain/hours/weekly-hours';
import type { House } from '../../domain/house/house';
import { type Topic, topicNames, topics, whatsAppLink } from '../../domain/house/practical';
import { specialSpecification, weeklySpecification } from '../../domain/today/hours-schema';
import { paths } from '../../paths';
import { restaurant, streetLine } from '../../restaurant';
import { toJsonLd } from '../../ui/PageHead';

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

/**
 * The restaurant as JSON-LD text, for search engines.
 * @param now epoch ms, by which the days that differ from the weekly hours are chosen
 */
export function restaurantSchema(
  house: House,
  giorni: readonly SpecialDays[],
  now: number,
): string {
  const days = giorni.length > 0 ? specialSpecification(now, { ...house.hours, giorni }) : [];
  const specialOpeningHoursSpecification = days.length > 0 ? days : undefined;
  return toJsonLd({ ...facts, ...saidBy(house), specialOpeningHoursSpecification });
}
