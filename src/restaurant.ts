import type { WeeklyHours } from './domain/hours/open-spans';

/** Closing after midnight belongs to the day before. */
const evening = { opens: '17:00', closes: '02:00' };

/**
 * The restaurant's facts: the one file that its owner edits.
 * The present ones are invented; hours are local time at the restaurant, coordinates are WGS 84 degrees.
 */
export const restaurant = {
  name: 'Pizzeria Tre Spighe',
  shortName: 'Tre Spighe',
  tagline: 'Pizzeria e pinseria di famiglia dal 1987',
  /** Where the site is published, without a slash at the end: canonical links and previews need it whole. */
  url: 'https://trespighe.example',
  address: {
    street: 'Via dei Mugnai 7',
    postalCode: '40121',
    city: 'Bologna',
    province: 'BO',
    country: 'IT',
  },
  position: { latitude: 44.4949, longitude: 11.3426 },
  phone: { shown: '+39 051 000 0000', href: 'tel:+390510000000' },
  email: 'ciao@trespighe.example',
  vatNumber: '00000000000',
  /** What a meal costs, for search engines: from € to €€€€. */
  priceRange: '€€',
  /** The shifts of each day in their order, as [lunch, evening]; a weekly closing day has none: []. */
  hours: {
    timeZone: 'Europe/Rome',
    week: {
      monday: [evening],
      tuesday: [evening],
      wednesday: [evening],
      thursday: [evening],
      friday: [evening],
      saturday: [evening],
      sunday: [evening],
    },
  } satisfies WeeklyHours,
  socials: [
    { name: 'Facebook', href: 'https://www.facebook.com/', icon: '/icons/sprite.svg#facebook' },
    { name: 'Instagram', href: 'https://www.instagram.com/', icon: '/icons/sprite.svg#instagram' },
    { name: 'WhatsApp', href: 'https://wa.me/390510000000', icon: '/icons/sprite.svg#whatsapp' },
  ],
} as const;

const { street, postalCode, city, province } = restaurant.address;

/** The address on one line. */
export const addressLine = `${street}, ${postalCode} ${city} (${province})`;

/** Opens the phone's map application, or a map in the browser. */
export const mapsLink = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${restaurant.name}, ${addressLine}`,
})}`;
