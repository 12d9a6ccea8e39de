/** One of the 14 allergens of Annex II, Reg. (EU) 1169/2011. */
export type Allergen = {
  /** The id that a product stores: 1 to 14. */
  id: number;
  name: string;
  /** The name with what the law calls it, where the name alone may mislead: sulphites are not sulphates. */
  fullName: string;
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

/** The allergens with these ids, once each and in the order of the catalogue. Unknown ids are skipped. */
export function allergensOf(ids: readonly number[]): Allergen[] {
  return allergens.filter((allergen) => ids.includes(allergen.id));
}

/** The fields that answer which allergens a dish has, as `storedProduct` reads them. */
export type AllergenFields = {
  allergeni: readonly number[];
  nessunAllergene: boolean;
  allergeniDaVerificare?: true | undefined;
};

/**
 * The state of a dish's allergen information. `toVerify`: the stored ones cannot be read in full. `none`: somebody said that
 * there are none. `undeclared`: nobody has answered, so that nothing may be taken from the empty list.
 */
export type AllergenAnswer = 'declared' | 'toVerify' | 'none' | 'undeclared';

/** The one decision about a dish's allergens: see `AllergenAnswer`. Ids count for more than the word that there are none. */
export function allergenAnswer(dish: AllergenFields): AllergenAnswer {
  if (dish.allergeniDaVerificare) return 'toVerify';
  if (dish.allergeni.length > 0) return 'declared';
  return dish.nessunAllergene ? 'none' : 'undeclared';
}

/** Whether a dish may have allergens that nobody knows: no filter offers it, and no diet's mark on it is believed. */
export function mayHaveMore(answer: AllergenAnswer): answer is 'toVerify' | 'undeclared' {
  return answer === 'toVerify' || answer === 'undeclared';
}

/** The text of each answer instead of names of allergens, or after them: the same in every view, on paper and to staff. */
export const allergenTexts = {
  declared: '',
  none: 'Nessun allergene dichiarato',
  toVerify: 'Allergeni da verificare: chiedi al personale',
  undeclared: 'Allergeni non indicati: chiedi al personale',
} as const satisfies Record<AllergenAnswer, string>;
