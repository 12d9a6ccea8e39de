import { ALLERGEN_COUNT } from './product/allergens';

/*
 * The guest's filter as the phone and the address hold it: ids of criteria. It needs no catalogues, so that the script that runs
 * before the first paint may import it.
 */

/** The localStorage key of the guest's choice: `keptChoice` parses the value, `choiceToKeep` makes it. */
export const CHOICE_KEY = 'cosaPossoMangiare';
/** How long a choice is kept after its last change, in ms: for an evening, not for the next guest who uses the phone. */
export const CHOICE_LASTS_MS = 12 * 60 * 60 * 1000;

const ALLERGEN_IDS = Array.from({ length: ALLERGEN_COUNT }, (_, index) => String(index + 1));
/** Ids of the criteria that are no allergens. A new one does not compile until the criteria and the words for staff have it. */
export const DIETS = ['vegetariani', 'vegani'] as const;
export type Diet = (typeof DIETS)[number];
const ALL_IDS: readonly string[] = [...ALLERGEN_IDS, ...DIETS];

/** Known ids once each, in the order of the catalogues. Vegan dishes are vegetarian, so 'vegani' replaces 'vegetariani'. */
export function sortChoice(ids: readonly string[]): readonly string[] {
  return ALL_IDS.filter(
    (id) => ids.includes(id) && !(id === 'vegetariani' && ids.includes('vegani')),
  );
}

function entriesOf(text: string): string[] {
  const parameters = new URLSearchParams(text.replace(/^[#?]/, ''));
  const lists = [...parameters.getAll('senza'), ...parameters.getAll('solo')];
  return lists.flatMap((list) => list.split(',')).map((id) => id.trim());
}

/** Parses 'senza=1,7&solo=vegani', also after a '#' or '?'. Entries that are not the id of a criterion are left out. */
export function parseChoice(text: string): readonly string[] {
  return sortChoice(entriesOf(text));
}

/** Whether such a text has an entry that is not the id of a criterion. */
export function asksForUnknown(text: string): boolean {
  return entriesOf(text).some((id) => id !== '' && !ALL_IDS.includes(id));
}

/** Formats a choice: 'senza=1,7&solo=vegani', or '' if it is empty. */
export function formatChoice(ids: readonly string[]): string {
  const avoided = ids.filter((id) => ALLERGEN_IDS.includes(id));
  const diets = DIETS.filter((id) => ids.includes(id));
  return [avoided.length > 0 && `senza=${avoided}`, diets.length > 0 && `solo=${diets}`]
    .filter(Boolean)
    .join('&');
}

/** The stored value of a choice, with its expiry. @param now in epoch ms */
export function choiceToKeep(ids: readonly string[], now: number): string {
  return `${now + CHOICE_LASTS_MS} ${formatChoice(ids)}`;
}

/** Parses the stored value of a choice; empty if it has expired. @param now in epoch ms */
export function keptChoice(kept: string | null, now: number): readonly string[] {
  const [until = '', choice = ''] = (kept ?? '').split(' ');
  const left = Number(until) - now;
  return left > 0 && left <= CHOICE_LASTS_MS ? parseChoice(choice) : [];
}
