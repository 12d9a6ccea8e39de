import type { House } from './domain/house/house';
import type { Frozen } from './domain/house/practical';

/** The facts that only a new contract changes. Deploying refuses whatever is still the sample's. */
export type Restaurant = {
  name: string;
  shortName: string;
  /** The year in which it opened. */
  since: number;
  tagline: string;
  /** The address of the published site, without a slash at the end: canonical links and previews need it in full. */
  url: string;
  address: {
    street: string;
    number: string;
    postalCode: string;
    city: string;
    /** As on a letter: 'BO'. */
    province: string;
    /** Two letters, ISO 3166. */
    country: string;
  };
  /** WGS 84 degrees. */
  position: { latitude: number; longitude: number };
  /** How to find it, in a sentence or two, above the address. */
  directions: string;
  email: string;
  vatNumber: string;
  /** The price level of a meal, for search engines. */
  priceRange: '€' | '€€' | '€€€' | '€€€€';
  /** How the food was frozen that the menu marks with an asterisk. */
  frozen: Frozen;
  /** Where guests find the printed register of allergens: 'alla cassa'. */
  registerPlace: string;
  /** The year of the copyright notice. */
  copyrightYear: number;
  /** IANA name of its time zone. */
  timeZone: string;
  socials: readonly {
    name: string;
    href: `https://${string}`;
    icon: `/icons/social.svg#${string}`;
  }[];
};

const since = 1987;

/** Local time; closing after midnight belongs to the day before. */
const evening = { opens: '17:00', closes: '02:00' };

/** The restaurant's facts, which its owner writes here. The present ones are invented. */
export const restaurant: Restaurant = {
  name: 'Pizzeria Tre Spighe',
  shortName: 'Tre Spighe',
  since,
  tagline: `Pizzeria e pinseria di famiglia dal ${since}`,
  url: 'https://trespighe.example',
  address: {
    street: 'Via dei Mugnai',
    number: '7',
    postalCode: '40121',
    city: 'Bologna',
    province: 'BO',
    country: 'IT',
  },
  position: { latitude: 44.4949, longitude: 11.3426 },
  directions: 'Siamo in centro, a due passi dal canale. Il parcheggio è dietro l’angolo.',
  email: 'ciao@trespighe.example',
  vatNumber: '00000000000',
  priceRange: '€€',
  frozen: 'bought',
  registerPlace: 'alla cassa',
  copyrightYear: 2024,
  timeZone: 'Europe/Rome',
  socials: [
    { name: 'Facebook', href: 'https://www.facebook.com/', icon: '/icons/social.svg#facebook' },
    { name: 'Instagram', href: 'https://www.instagram.com/', icon: '/icons/social.svg#instagram' },
  ],
};

/**
 * What the house says of itself until the family says otherwise at /reserved/locale: each field that `meta/locale` lacks is this one.
 * Pages read it by `useHouse` (house.ts).
 */
export const ownHouse: House = {
  /**
   * The shifts of each day in their order, as [lunch, evening]; a weekly closing day has none: []. With `lastOrder: 30` the kitchen
   * takes the last order half an hour before closing.
   */
  hours: {
    timeZone: restaurant.timeZone,
    week: {
      monday: [evening],
      tuesday: [evening],
      wednesday: [evening],
      thursday: [evening],
      friday: [evening],
      saturday: [evening],
      sunday: [evening],
    },
  },
  phone: { shown: '+39 051 000 0000', href: 'tel:+390510000000' },
  whatsapp: '+390510000000',
  coperto: 1.8,
  servizio: 0,
  answers: {
    takeaway: { available: true, words: 'Ordini al telefono e passi a ritirare, fino all’una.' },
    delivery: { available: false, words: 'Per ora non portiamo a casa.' },
    booking: { available: true, words: 'Al telefono, anche per la sera stessa.' },
    payment: { words: 'Contanti, carte, bancomat e buoni pasto.' },
    parking: { available: true, words: 'Gratis, dietro l’angolo.' },
    dogs: { available: true, words: 'Benvenuti, anche in sala: una ciotola d’acqua c’è sempre.' },
    wheelchair: { available: true, words: 'Ingresso e bagno senza gradini.' },
    highChairs: { available: true, words: 'Ne abbiamo quattro: chiedilo quando prenoti.' },
    maxi: { words: '2-3 persone.' },
    tapWater: { words: 'In caraffa: il prezzo è nel menu, tra le bibite.' },
  },
};

const { street, number, postalCode, city, province } = restaurant.address;

/** Street and number: 'Via dei Mugnai 7'. */
export const streetLine = `${street} ${number}`;

/** The address on one line. */
export const addressLine = `${streetLine}, ${postalCode} ${city} (${province})`;

/** Opens the phone's map application, or a map in the browser. */
export const mapsLink = `https://www.google.com/maps/search/?${new URLSearchParams({
  api: '1',
  query: `${restaurant.name}, ${addressLine}`,
})}`;
