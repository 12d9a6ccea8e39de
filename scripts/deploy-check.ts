import type { House } from '../src/domain/house/house';
import type { PracticalFact, Topic } from '../src/domain/house/practical';
import type { Restaurant } from '../src/restaurant';
import { missingConfiguration } from '../vite/configuration';

/** The files and variables that decide what a deployment publishes. */
export type Deployment = {
  /** The variables of the production build, .env.production and the shell's own together. */
  env: Readonly<Record<string, string>>;
  /** The texts of firebase.json and firestore.rules. */
  firebaseJson: string;
  firestoreRules: string;
};

/** An address of this machine. */
const LOCAL_ORIGIN = /\b(?:https?|wss?):\/\/(?:localhost|127\.|0\.0\.0\.0|\[::1\])[^\s"';]*/g;

/** The two names that a project's own bucket can have; firestore.rules accept pictures from these alone. */
function isDefaultBucket(bucket: string, project: string): boolean {
  return [`${project}.firebasestorage.app`, `${project}.appspot.com`].includes(bucket);
}

/**
 * Everything that must be fixed before publishing. A configuration that is incomplete, belongs to the emulators or does not
 * match the rules would deploy without an error and fail for visitors.
 * @returns one sentence for each problem, none if the deployment may go ahead
 */
export function obstacles({ env, firebaseJson, firestoreRules }: Deployment): string[] {
  const found: string[] = [];
  const missing = missingConfiguration(env);
  if (missing.length > 0) {
    found.push(
      `Missing in .env.production: ${missing.join(', ')}. Copy .env.example and fill it in.`,
    );
  }
  const emulated = Object.keys(env).filter((name) => name.startsWith('VITE_EMULATOR_'));
  if (emulated.length > 0) {
    found.push(
      `${emulated.join(', ')}: the site would look for emulators on its visitors' phones. Remove it.`,
    );
  }
  const { VITE_FIREBASE_PROJECT_ID: project = '', VITE_FIREBASE_STORAGE_BUCKET: bucket = '' } = env;
  if (project.startsWith('demo-')) {
    found.push(`${project} is the emulators' project: fill in your own in .env.production.`);
  }
  if (project && bucket && !isDefaultBucket(bucket, project) && !firestoreRules.includes(bucket)) {
    found.push(
      `firestore.rules accept pictures from ${project}.firebasestorage.app and ${project}.appspot.com, ` +
        `not from ${bucket}: is the name right (no gs:// before it)? If so, write it into isDownloadUrl.`,
    );
  }
  const origins = [...new Set(firebaseJson.match(LOCAL_ORIGIN))];
  if (origins.length > 0) {
    found.push(`firebase.json names ${origins.join(', ')}: it must be the production form.`);
  }
  return found;
}

/** Facts that another restaurant may share with the sample. */
type Shared = 'since' | 'timeZone' | 'priceRange' | 'registerPlace' | 'copyrightYear' | 'frozen';

type Facts = Omit<Restaurant, Shared | 'address' | 'socials'> &
  Omit<House, 'hours' | 'servizio' | 'answers'> & {
    address: Pick<Restaurant['address'], 'street' | 'postalCode'>;
    socials: { href: string }[];
    answers: Partial<Record<Topic, Pick<PracticalFact, 'words'>>>;
  };

/** The invented facts of this repository. Deploying compares them with src/restaurant.ts, to tell whether it was filled in. */
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
  coperto: 1.8,
  whatsapp: '+390510000000',
  answers: {
    takeaway: { words: 'Ordini al telefono e passi a ritirare, fino all’una.' },
    delivery: { words: 'Per ora non portiamo a casa.' },
    booking: { words: 'Al telefono, anche per la sera stessa.' },
    payment: { words: 'Contanti, carte, bancomat e buoni pasto.' },
    parking: { words: 'Gratis, dietro l’angolo.' },
    dogs: { words: 'Benvenuti, anche in sala: una ciotola d’acqua c’è sempre.' },
    wheelchair: { words: 'Ingresso e bagno senza gradini.' },
    highChairs: { words: 'Ne abbiamo quattro: chiedilo quando prenoti.' },
    maxi: { words: '2-3 persone.' },
    tapWater: { words: 'In caraffa: il prezzo è nel menu, tra le bibite.' },
  },
  socials: [{ href: 'https://www.facebook.com/' }, { href: 'https://www.instagram.com/' }],
};

/** Every fact with its path: 'address.city'. */
function leavesOf(value: unknown, place = ''): [place: string, fact: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesOf(inner, place === '' ? key : `${place}.${key}`),
  );
}

/** A link to a social network's own home page. */
const BARE_LINK = /^https:\/\/[^/]+\/?$/;

/**
 * The facts of the sample restaurant that are still there, and values that cannot be real: visitors would take them for true.
 * @param facts what src/restaurant.ts exports
 * @returns one sentence for each
 */
export function sampleFacts(facts: Readonly<object>): string[] {
  const sample = new Map(leavesOf(sampleRestaurant));
  return leavesOf(facts).flatMap(([place, fact]) => {
    const at = `src/restaurant.ts: ${place} is`;
    if (place === 'vatNumber' && !/[1-9]/.test(String(fact))) {
      return `${at} '${fact}'. Write the restaurant's own: the law wants it on the home page.`;
    }
    if (sample.get(place) === fact || /\.example\b/.test(String(fact))) {
      return `${at} the sample's: '${fact}'. Write your own.`;
    }
    if (place.startsWith('socials.') && BARE_LINK.test(String(fact))) {
      return `${at} ${fact}, which is no page of yours. Write its whole address, or take the link out.`;
    }
    return [];
  });
}
