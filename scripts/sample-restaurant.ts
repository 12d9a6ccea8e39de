import type { Restaurant } from '../src/restaurant';

/** Facts that another restaurant may share with the sample. */
type Shared = 'since' | 'hours' | 'priceRange' | 'registerPlace' | 'copyrightYear';

type Facts = Omit<Restaurant, Shared | 'address' | 'socials'> & {
  address: Pick<Restaurant['address'], 'street' | 'postalCode'>;
  socials: { href: string }[];
};

/** The invented facts that this repository comes with, by which deploying tells whether src/restaurant.ts was filled in. */
export const sampleRestaurant: Facts = {
  name: 'Pizzeria Tre Spighe',
  shortName: 'Tre Spighe',
  tagline: 'Pizzeria e pinseria di famiglia dal 1987',
  url: 'https://trespighe.example',
  address: { street: 'Via dei Mugnai', postalCode: '40121' },
  position: { latitude: 44.4949, longitude: 11.3426 },
  directions: 'Siamo in centro, a due passi dal canale. Il parcheggio è dietro l’angolo.',
  phone: { shown: '+39 051 000 0000', href: 'tel:+390510000000' },
  email: 'ciao@trespighe.example',
  vatNumber: '00000000000',
  socials: [
    { href: 'https://www.facebook.com/' },
    { href: 'https://www.instagram.com/' },
    { href: 'https://wa.me/390510000000' },
  ],
};
