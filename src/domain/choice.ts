import { ALLERGEN_COUNT } from './product/allergens';

/*
 * What a guest may eat, as the phone and the address keep it: ids of criteria. Without the catalogues, so that the script
 * that runs before the first paint may import it.
 */

/** Key in localStorage of the guest's choice: `keptChoice` reads what stands there, `choiceToKeep` writes it. */
export const CHOICE_KEY = 'cosaPossoMangiare';
/** How long a choice is kept after its last change, in ms: an evening, not the next guest of the same phone. */
export const CHOICE_LASTS_MS = 12 * 60 * 60 * 1000;

const ALLERGEN_IDS = Array.from({ length: ALLERGEN_COUNT }, (_, index) => String(index + 1));
/** Ids of the criteria that are no allergens. A further one does not compile before the criteria and the words for staff have it. */
export const DIETS = ['vegetariani', 'vegani'] as const;
export type Diet = (typeof DIETS)[number];
const ALL_IDS: readonly string[] = [...ALLERGEN_IDS, ...DIETS];

/** Known ids once each, in the order of the catalogues. Vegan dishes are vegetarian: 'vegani' says all of 'vegetariani'. */
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

/** Reads 'senza=1,7&solo=vegani', also after a '#' or '?'. Entries that are no criterion's id are left out. */
export function parseChoice(text: string): readonly string[] {
  return sortChoice(entriesOf(text));
}

/** Whether such a text has an entry that is no criterion's id. */
export function asksForUnknown(text: string): boolean {
  return entriesOf(text).some((id) => id !== '' && !ALL_IDS.includes(id));
}

/** Writes a choice: 'senza=1,7&solo=vegani', or '' where it is empty. */
export function formatChoice(ids: readonly string[]): string {
  const avoided = ids.filter((id) => ALLERGEN_IDS.includes(id));
  const diets = DIETS.filter((id) => ids.includes(id));
  return [avoided.length > 0 && `senza=${avoided}`, diets.length > 0 && `solo=${diets}`]
    .filter(Boolean)
    .join('&');
}

/** What is kept of a choice. @param now in epoch ms */
export function choiceToKeep(ids: readonly string[], now: number): string {
  return `${now + CHOICE_LASTS_MS} ${formatChoice(ids)}`;
}

/** The choice that was kept, empty where it is too old. @param now in epoch ms */
export function keptChoice(kept: string | null, now: number): readonly string[] {
  const [until = '', choice = ''] = (kept ?? '').split(' ');
  const left = Number(until) - now;
  return left > 0 && left <= CHOICE_LASTS_MS ? parseChoice(choice) : [];
}
