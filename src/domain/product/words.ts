import { allergensOf } from './allergens';
import { type FieldKind, type FieldName, fields } from './fields';
import { marksOf } from './marks';
import { formatPrice } from './price';
import type { ProductFields } from './product';

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
  marks: (ids) => names(marksOf(Array.isArray(ids) ? ids : [])),
  flag: (is) => (is === true ? 'sì' : 'no'),
};

/** A stored value in words for staff: '€ 7,50', 'Glutine, Pesce', 'nessuno', 'vuoto'. All pictures have the same words. */
export function valueInWords<Name extends FieldName>(
  name: Name,
  value: ProductFields[Name] | undefined,
): string {
  return wordsOf[fields[name].kind](value);
}
