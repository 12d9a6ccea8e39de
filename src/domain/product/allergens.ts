/** One of the 14 allergens of Annex II, Reg. (EU) 1169/2011. */
export type Allergen = {
  /** What a product stores: 1 to 14. */
  id: number;
  name: string;
  /** Address of its icon in the sprite. */
  iconLink: string;
};

/** All 14, in the order of their ids. The names are the specification's (point 3), 'Solfati' included. */
export const allergens: readonly Allergen[] = [
  {
    id: 1,
    name: 'Glutine',
    iconLink: '/icons/sprite.svg#wheat',
  },
  {
    id: 2,
    name: 'Crostacei',
    iconLink: '/icons/sprite.svg#shrimp',
  },
  {
    id: 3,
    name: 'Uova e derivati',
    iconLink: '/icons/sprite.svg#egg',
  },
  {
    id: 4,
    name: 'Pesce',
    iconLink: '/icons/sprite.svg#fish',
  },
  {
    id: 5,
    name: 'Arachidi',
    iconLink: '/icons/sprite.svg#arachidi',
  },
  {
    id: 6,
    name: 'Soia',
    iconLink: '/icons/sprite.svg#soia',
  },
  {
    id: 7,
    name: 'Latte e derivati',
    iconLink: '/icons/sprite.svg#milk',
  },
  {
    id: 8,
    name: 'Frutta a guscio',
    iconLink: '/icons/sprite.svg#frutta-a-guscio',
  },
  {
    id: 9,
    name: 'Sedano',
    iconLink: '/icons/sprite.svg#sedano',
  },
  {
    id: 10,
    name: 'Senape e derivati',
    iconLink: '/icons/sprite.svg#senape',
  },
  {
    id: 11,
    name: 'Sesamo',
    iconLink: '/icons/sprite.svg#sesamo',
  },
  {
    id: 12,
    name: 'Solfati',
    iconLink: '/icons/sprite.svg#solfiti',
  },
  {
    id: 13,
    name: 'Lupini',
    iconLink: '/icons/sprite.svg#lupini',
  },
  {
    id: 14,
    name: 'Molluschi',
    iconLink: '/icons/sprite.svg#molluschi',
  },
];

/** How many allergens there are: ids run from 1 to this. */
export const ALLERGEN_COUNT = 14;

/**
 * The allergens with the given ids, in the order of the catalogue and once each. Unknown ids are skipped (spec point
 * 3).
 * @param ids as a product stores them, in any order
 */
export function allergensOf(ids: readonly number[]): Allergen[] {
  return allergens.filter((allergen) => ids.includes(allergen.id));
}
