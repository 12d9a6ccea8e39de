/** Properties that staff give a dish in addition to its allergens, in display order; `id` is what a product stores. */
export const marks = [
  { id: 'vegetariano', name: 'Vegetariano', iconLink: '/icons/sprite.svg#leaf' },
  { id: 'vegano', name: 'Vegano', iconLink: '/icons/sprite.svg#sprout' },
  { id: 'piccante', name: 'Piccante', iconLink: '/icons/sprite.svg#flame' },
  { id: 'bambini', name: 'Per bambini', iconLink: '/icons/sprite.svg#smile' },
] as const;

export type Mark = (typeof marks)[number];
export type MarkId = Mark['id'];

/** The ids, for schemas. */
export const markIds = marks.map(({ id }) => id);

/**
 * The marks to show, in the order of the catalogue and once each. A vegan dish is vegetarian too, and shows only the stronger
 * of the two.
 * @param ids as a product stores them; unknown ones are skipped
 */
export function marksOf(ids: readonly string[]): Mark[] {
  return marks.filter(
    ({ id }) => ids.includes(id) && !(id === 'vegetariano' && ids.includes('vegano')),
  );
}

/** Whether a dish has a mark: a vegan dish counts as vegetarian. */
export function hasMark({ etichette }: { etichette: readonly string[] }, id: MarkId): boolean {
  return etichette.includes(id) || (id === 'vegetariano' && etichette.includes('vegano'));
}
