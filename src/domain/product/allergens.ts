/** One of the 14 allergens of Annex II, Reg. (EU) 1169/2011. */
export type Allergen = {
  /** What a product stores: 1 to 14. */
  id: number;
  name: string;
  /** Address of its icon in the sprite. */
  iconLink: string;
};

/** Name and icon of each, in the order of the ids. The names are short forms of the law's, 'Solfati' for sulphites. */
const CATALOGUE = [
  ['Glutine', 'wheat'],
  ['Crostacei', 'shrimp'],
  ['Uova e derivati', 'egg'],
  ['Pesce', 'fish'],
  ['Arachidi', 'arachidi'],
  ['Soia', 'soia'],
  ['Latte e derivati', 'milk'],
  ['Frutta a guscio', 'frutta-a-guscio'],
  ['Sedano', 'sedano'],
  ['Senape e derivati', 'senape'],
  ['Sesamo', 'sesamo'],
  ['Solfati', 'solfiti'],
  ['Lupini', 'lupini'],
  ['Molluschi', 'molluschi'],
] as const;

/** All 14, in the order of their ids. */
export const allergens: readonly Allergen[] = CATALOGUE.map(([name, icon], index) => ({
  id: index + 1,
  name,
  iconLink: `/icons/sprite.svg#${icon}`,
}));

/** How many allergens there are: ids run from 1 to this. */
export const ALLERGEN_COUNT = 14;

/**
 * The allergens with the given ids, in the order of the catalogue and once each. Unknown ids are skipped.
 * @param ids as a product stores them, in any order
 */
export function allergensOf(ids: readonly number[]): Allergen[] {
  return allergens.filter((allergen) => ids.includes(allergen.id));
}
