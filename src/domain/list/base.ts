import { allergenAnswer, allergensOf, mayHaveMore } from '../product/allergens';
import type { DishCategoryName } from '../product/categories';
import { excludedBy, hasMark, markIds } from '../product/marks';
import type { Product, ProductFields } from '../product/product';

/*
 * The bases of pizzas and pinse: the products of one category, whose price is a supplement. A base is no entry of its own on a list.
 */

export const BASES: DishCategoryName = 'I nostri impasti';

const WITH_BASE: readonly string[] = [
  'Pinse',
  'Pizze classiche',
  'Pizze gourmet',
] satisfies DishCategoryName[];

/** Whether a product is a base. */
export const isBase = ({ categoria }: Pick<ProductFields, 'categoria'>) => categoria === BASES;

/** Whether a dish is made on a base, so that a guest may choose another one. */
export const takesBase = ({ categoria }: Pick<ProductFields, 'categoria'>) =>
  WITH_BASE.includes(categoria);

/**
 * A dish on a base, as a guest's filter judges it and as its allergens are told: never with fewer than the dish has. It declares
 * what either declares, warns of what either warns of, and has the diets that both have. If one of them may have more, the whole may:
 * its allergens are to be verified, and not declared if none is known of either.
 * @param base null for the ordinary dough, which the dish's own fields tell of
 */
export function withBase(dish: Product, base: ProductFields | null): Product {
  if (!base) return dish;
  const allergeni = allergensOf([...dish.allergeni, ...base.allergeni]).map(({ id }) => id);
  const both = [dish, base];
  const answers = both.map(allergenAnswer);
  const isToVerify =
    answers.includes('toVerify') || (answers.some(mayHaveMore) && allergeni.length > 0);
  const { allergeniDaVerificare: _, ...fields } = dish;
  return {
    ...fields,
    allergeni,
    nessunAllergene: answers.every((answer) => answer === 'none'),
    ...(isToVerify && { allergeniDaVerificare: true }),
    avvertenza: both.flatMap(({ avvertenza }) => avvertenza.trim() || []).join(' · '),
    etichette: markIds.filter((id) => hasMark(dish, id) && (hasMark(base, id) || !excludedBy[id])),
  };
}
