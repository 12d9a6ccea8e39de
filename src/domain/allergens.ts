/** One of the 14 allergens of Annex II, Reg. (EU) 1169/2011. */
export type Allergen = {
  /** What a product stores: 1 to 14. */
  id: number;
  name: string;
  /** Address of its icon in the sprite. */
  iconLink: string;
  /** The annex's own wording, in Italian. */
  law: string;
};

/** All 14, in the order of their ids. The names are the specification's (point 3), 'Solfati' included. */
export const allergens: readonly Allergen[] = [
  {
    id: 1,
    name: 'Glutine',
    iconLink: '/icons/sprite.svg#wheat',
    law: 'Cereali contenenti glutine: grano (farro e grano khorasan), segale, orzo, avena o i loro ceppi ibridati e prodotti derivati',
  },
  {
    id: 2,
    name: 'Crostacei',
    iconLink: '/icons/sprite.svg#shrimp',
    law: 'Crostacei e prodotti a base di crostacei',
  },
  {
    id: 3,
    name: 'Uova e derivati',
    iconLink: '/icons/sprite.svg#egg',
    law: 'Uova e prodotti a base di uova',
  },
  {
    id: 4,
    name: 'Pesce',
    iconLink: '/icons/sprite.svg#fish',
    law: 'Pesce e prodotti a base di pesce',
  },
  {
    id: 5,
    name: 'Arachidi',
    iconLink: '/icons/sprite.svg#arachidi',
    law: 'Arachidi e prodotti a base di arachidi',
  },
  {
    id: 6,
    name: 'Soia',
    iconLink: '/icons/sprite.svg#soia',
    law: 'Soia e prodotti a base di soia',
  },
  {
    id: 7,
    name: 'Latte e derivati',
    iconLink: '/icons/sprite.svg#milk',
    law: 'Latte e prodotti a base di latte (incluso lattosio)',
  },
  {
    id: 8,
    name: 'Frutta a guscio',
    iconLink: '/icons/sprite.svg#frutta-a-guscio',
    law: 'Mandorle, nocciole, noci, noci di acagiù, noci di pecan, noci del Brasile, pistacchi, noci macadamia o noci del Queensland e i loro prodotti',
  },
  {
    id: 9,
    name: 'Sedano',
    iconLink: '/icons/sprite.svg#sedano',
    law: 'Sedano e prodotti a base di sedano',
  },
  {
    id: 10,
    name: 'Senape e derivati',
    iconLink: '/icons/sprite.svg#senape',
    law: 'Senape e prodotti a base di senape',
  },
  {
    id: 11,
    name: 'Sesamo',
    iconLink: '/icons/sprite.svg#sesamo',
    law: 'Semi di sesamo e prodotti a base di semi di sesamo',
  },
  {
    id: 12,
    name: 'Solfati',
    iconLink: '/icons/sprite.svg#solfiti',
    law: 'Anidride solforosa e solfiti in concentrazioni superiori a 10 mg/kg o 10 mg/l',
  },
  {
    id: 13,
    name: 'Lupini',
    iconLink: '/icons/sprite.svg#lupini',
    law: 'Lupini e prodotti a base di lupini',
  },
  {
    id: 14,
    name: 'Molluschi',
    iconLink: '/icons/sprite.svg#molluschi',
    law: 'Molluschi e prodotti a base di molluschi',
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
