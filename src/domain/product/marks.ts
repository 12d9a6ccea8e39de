import { type AllergenFields, allergenAnswer, mayHaveMore } from './allergens';

/** Properties that staff give a dish in addition to its allergens, in display order; `id` is what a product stores. */
export const marks = [
  { id: 'vegetariano', name: 'Vegetariano', iconLink: '/icons/sprite.svg#leaf' },
  { id: 'vegano', name: 'Vegano', iconLink: '/icons/sprite.svg#sprout' },
  { id: 'piccante', name: 'Piccante', iconLink: '/icons/sprite.svg#flame' },
  { id: 'bambini', name: 'Per bambini', iconLink: '/icons/sprite.svg#smile' },
] as const;

export type Mark = (typeof marks)[number];
export type MarkId = Mark['id'];

export const markIds = marks.map(({ id }) => id);

/**
 * The allergens that a diet excludes, by the id of its mark: crustaceans, fish and molluscs, and for a vegan dish also eggs and
 * milk. The mark of a dish that declares one of them is not believed: one of the two is wrong, and a guest relies on both.
 */
export const excludedBy: Partial<Record<MarkId, readonly number[]>> = {
  vegetariano: [2, 4, 14],
  vegano: [2, 3, 4, 7, 14],
};

type Marked = AllergenFields & { etichette: readonly string[] };

/**
 * Whether a dish has a mark: a vegan dish counts as vegetarian. A diet is not believed if the dish declares an allergen that it
 * excludes, or if nobody knows all its allergens.
 */
export function hasMark(dish: Marked, id: MarkId): boolean {
  if (id === 'vegetariano' && hasMark(dish, 'vegano')) return true;
  const excluded = excludedBy[id] ?? [];
  const isUnsure = excluded.length > 0 && mayHaveMore(allergenAnswer(dish));
  const isContradicted = excluded.some((each) => dish.allergeni.includes(each));
  return dish.etichette.includes(id) && !isUnsure && !isContradicted;
}

/** The marks to show, in the order of the catalogue. A vegan dish shows only the stronger of its two. */
export function marksOf(dish: Marked): Mark[] {
  return marks.filter(
    ({ id }) => hasMark(dish, id) && !(id === 'vegetariano' && hasMark(dish, 'vegano')),
  );
}
