import { warnedAllergens } from '../allergens/warned-allergens';
import { allergensOf } from '../product/allergens';
import { allergenCategory, CLASSIC_PIZZAS } from '../product/categories';
import { type FieldName, fieldsOf, guestLabel } from '../product/fields';
import type { ProductFields } from '../product/product';
import { shownPrices } from '../product/sizes';
import { contradictions } from '../product/words';

/** What staff may want to look at in a field: a sentence beside it, which keeps nobody from saving. */
export type Hint = { field: FieldName; text: string };

/**
 * The parts of a dish that guests would not see although staff entered them: all of it, a price that only classic pizzas have, a
 * mark that the allergens contradict; and the filters under which a warning hides it. The form says it at the field, an import in the row.
 */
export function hintsOf(dish: ProductFields): Hint[] {
  const hints: Hint[] = [];
  if (dish.categoria === allergenCategory.name) {
    const text = 'I prodotti in questa categoria non compaiono nel menu';
    hints.push({ field: 'categoria', text });
  } else {
    for (const field of fieldsOf('optionalPrice')) {
      if (!dish[field] || shownPrices(dish).includes(field)) continue;
      const text = `${guestLabel(field)}: si vede solo tra le «${CLASSIC_PIZZAS}»`;
      hints.push({ field, text });
    }
  }
  const avoided = allergensOf(warnedAllergens(dish.avvertenza));
  if (avoided.length > 0) {
    const filters = avoided.map(({ name }) => `«Evito ${name.toLowerCase()}»`).join(', ');
    hints.push({ field: 'avvertenza', text: `Con ${filters} questo piatto non si vede` });
  }
  return [...hints, ...contradictions(dish).map((text): Hint => ({ field: 'etichette', text }))];
}
