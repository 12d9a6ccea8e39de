import { readPart, withParts } from '../hash';
import { ALLERGEN_COUNT } from '../product/allergens';

/*
 * The guest's filter as the phone and the address hold it: ids of criteria. It needs no catalogues, so that the script that runs
 * before the first paint may import it.
 */

/** The localStorage key of the guest's choice. Its value is what stands in the address: '#senza=1,7&fino=1763769600'. */
export const CHOICE_KEY = 'cosaPossoMangiare';
/** How long a choice is kept after its last change, in ms: for an evening, not for the next guest who uses the phone. */
export const CHOICE_LASTS_MS = 12 * 60 * 60 * 1000;

/** Ids of criteria, and when they end, in epoch ms. */
export type EndingChoice = { ids: readonly string[]; end: number };

const ALLERGEN_IDS = Array.from({ length: ALLERGEN_COUNT }, (_, index) => String(index + 1));
/** Ids of the criteria that are no allergens. A new one does not compile until the criteria and the words for waiters have it. */
export const DIETS = ['vegetariani', 'vegani'] as const;
export type Diet = (typeof DIETS)[number];
const ALL_IDS: readonly string[] = [...ALLERGEN_IDS, ...DIETS];

/** Known ids once each, in the order of the catalogues. Vegan dishes are vegetarian, so 'vegani' replaces 'vegetariani'. */
export function sortChoice(ids: readonly string[]): readonly string[] {
  return ALL_IDS.filter(
    (id) => ids.includes(id) && !(id === 'vegetariani' && ids.includes('vegani')),
  );
}

/**
 * Parses a choice with its end, after an address's '#' or as stored: 'senza=1,7&solo=vegani&fino=1763769600'. Entries that are
 * not the id of a criterion are left out. An expired choice is empty. An end that is missing, or further ahead than a choice
 * lasts, is not believed: the choice gets twelve hours. @param now in epoch ms
 */
export function parseChoice(text: string, now: number): EndingChoice {
  const read = Number.parseInt(readPart(text, 'fino'), 10) * 1000;
  const latest = now + CHOICE_LASTS_MS;
  const end = read <= latest ? read : latest;
  const entries = `${readPart(text, 'senza')},${readPart(text, 'solo')}`.split(',');
  return end > now ? { ids: sortChoice(entries.map((id) => id.trim())), end } : { ids: [], end: 0 };
}

/** Writes a choice into a hash, with its end in epoch seconds; an empty one is removed. */
export function withChoice(hash: string, { ids, end }: EndingChoice): string {
  return withParts(hash, {
    senza: ids.filter((id) => ALLERGEN_IDS.includes(id)).join(),
    solo: DIETS.filter((id) => ids.includes(id)).join(),
    fino: ids.length > 0 ? String(Math.floor(end / 1000)) : '',
  });
}
