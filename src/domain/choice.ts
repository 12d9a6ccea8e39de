import { ALLERGEN_COUNT } from './product/allergens';

/*
 * What a guest may eat, as the phone and the address keep it: ids of criteria. Without the catalogues, so that the scripts
 * that run before the first paint may import it.
 */

/** Key in localStorage of the guest's choice: `keptChoice` reads what stands there, `choiceToKeep` writes it. */
export const CHOICE_KEY = 'cosaPossoMangiare';
/** How long a choice is kept after its last change: an evening, not the next guest of the same phone. */
export const CHOICE_LASTS_MS = 12 * 60 * 60 * 1000;

/** The ids of the criteria, by the parameter that lists them in an address. Allergens by their numbers. */
const IDS = {
  senza: Array.from({ length: ALLERGEN_COUNT }, (_, index) => String(index + 1)),
  solo: ['vegetariani', 'vegani'],
};
const PARAMETERS = ['senza', 'solo'] as const;

const entriesOf = (parameters: URLSearchParams, name: string) =>
  parameters
    .getAll(name)
    .flatMap((list) => list.split(','))
    .map((id) => id.trim());

/** Ids once each, in the order of the catalogues. Vegan dishes are vegetarian: 'vegani' says all of 'vegetariani'. */
export function sortChoice(ids: readonly string[]): readonly string[] {
  return PARAMETERS.flatMap((name) => IDS[name]).filter(
    (id) => ids.includes(id) && !(id === 'vegetariani' && ids.includes('vegani')),
  );
}

/** Reads 'senza=1,7&solo=vegani', also after a '#' or '?'. Entries that are no criterion's id are left out. */
export function parseChoice(text: string): readonly string[] {
  const parameters = new URLSearchParams(text.replace(/^[#?]/, ''));
  return sortChoice(
    PARAMETERS.flatMap((name) =>
      entriesOf(parameters, name).filter((id) => IDS[name].includes(id)),
    ),
  );
}

/** The entries of such a text that are no criterion's id: what a link asks for and we do not understand. */
export function unknownIn(text: string): readonly string[] {
  const parameters = new URLSearchParams(text.replace(/^[#?]/, ''));
  const unknown = PARAMETERS.flatMap((name) =>
    entriesOf(parameters, name).filter((id) => id !== '' && !IDS[name].includes(id)),
  );
  return [...new Set(unknown)];
}

/** Writes a choice: 'senza=1,7&solo=vegani', or '' where it is empty. */
export function formatChoice(ids: readonly string[]): string {
  return PARAMETERS.map((name) => [name, ids.filter((id) => IDS[name].includes(id))] as const)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([name, chosen]) => `${name}=${chosen.join(',')}`)
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

/** What an address asks for: after the '#', and as links had it before, among its parameters. */
export function choiceInAddress({ hash, search }: Pick<Location, 'hash' | 'search'>): string {
  const parameters = new URLSearchParams(search);
  const old = PARAMETERS.flatMap((name) => parameters.getAll(name).map((ids) => `${name}=${ids}`));
  return [hash.replace(/^#/, ''), ...old].join('&');
}
