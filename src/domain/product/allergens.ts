/** One of the 14 allergens of Annex II, Reg. (EU) 1169/2011. */
export type Allergen = {
  /** What a product stores: 1 to 14. */
  id: number;
  name: string;
  /** The name with what the law calls it, where the name alone may mislead: sulphites are not sulphates. */
  fullName: string;
  /** Address of its icon in the sprite. */
  iconLink: string;
};

/** Name and icon of each, in the order of the ids, and what Annex II calls it if the short name does not tell. */
const CATALOGUE: readonly (readonly [name: string, icon: string, legalName?: string])[] = [
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
  ['Solfati', 'solfiti', 'anidride solforosa e solfiti'],
  ['Lupini', 'lupini'],
  ['Molluschi', 'molluschi'],
];

/** All 14, in the order of their ids. */
export const allergens: readonly Allergen[] = CATALOGUE.map(([name, icon, legalName], index) => ({
  id: index + 1,
  name,
  fullName: legalName ? `${name} (${legalName})` : name,
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

/** What is said of a dish instead of names of allergens, the same in every view, on paper and to staff. */
export const allergenTexts = {
  none: 'Nessun allergene dichiarato',
  toVerify: 'Allergeni da verificare: chiedi al personale',
} as const;
