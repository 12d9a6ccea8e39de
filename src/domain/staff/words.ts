import { allergensOf } from '../product/allergens';
import { type FieldKind, type FieldName, fields } from '../product/fields';
import { excludedBy, marks } from '../product/marks';
import { formatPrice } from '../product/price';
import type { ProductFields } from '../product/product';

const text = (value: unknown) => String(value ?? '').trim() || 'vuoto';
const price = (value: unknown) => (typeof value === 'number' ? formatPrice(value) : 'nessuno');
const names = (found: { name: string }[]) => found.map(({ name }) => name).join(', ') || 'nessuno';

/** One function for each kind: a new kind does not compile until it has one. */
const wordsOf: Record<FieldKind, (value: unknown) => string> = {
  text,
  price,
  optionalPrice: price,
  allergens: (ids) => names(allergensOf(Array.isArray(ids) ? ids : [])),
  picture: (url) => (url === null || url === undefined ? 'nessuna' : 'una foto'),
  category: (name) => String(name ?? '') || 'nessuna',
  marks: (ids) => names(marks.filter(({ id }) => Array.isArray(ids) && ids.includes(id))),
  flag: (is) => (is === true ? 'sì' : 'no'),
};

/** A stored value in words for staff: '€ 7,50', 'Glutine, Pesce', 'nessuno', 'vuoto'. All pictures have the same words. */
export function valueInWords<Name extends FieldName>(
  name: Name,
  value: ProductFields[Name] | undefined,
): string {
  return wordsOf[fields[name].kind](value);
}

/** What a description says that a guest must not miss. */
const WARNING = /\bnon (?:è |sono )?adatt|celiac|\bp(?:uò|uo'?|ossono) contenere|\btracce\b/i;

/** The sentences of a description that warn a guest, as they are; '' if none does. */
export function warningIn(description: string): string {
  const sentences = description.split(/[.;]\s+|[.;]$/).map((sentence) => sentence.trim());
  return sentences.filter((sentence) => WARNING.test(sentence)).join('. ');
}

/** The marks of a product that its allergens contradict, so that the menu does not show them: a sentence for each, for staff. */
export function contradictions(product: Pick<ProductFields, 'etichette' | 'allergeni'>): string[] {
  return marks.flatMap(({ id, name }) => {
    const against = product.allergeni.filter((allergen) => excludedBy[id]?.includes(allergen));
    if (!product.etichette.includes(id) || against.length === 0) return [];
    return `È segnato «${name}» ma dichiara ${names(allergensOf(against))}: nel menu l’etichetta non si vede`;
  });
}
