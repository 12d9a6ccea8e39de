import { allergenAnswer, allergensOf } from './allergens';
import { fields, type KindOf, type UnitName } from './fields';
import { excludedBy, marks } from './marks';
import { formatPrice } from './price';
import type { ProductFields } from './product';

const text = (value: unknown) => String(value ?? '').trim() || 'vuoto';
const price = (value: unknown) => (typeof value === 'number' ? formatPrice(value) : 'nessuno');
const names = (found: { name: string }[]) => found.map(({ name }) => name).join(', ');

/** The answers about allergens that name none: in previews, in the history and in the CSV. */
export const answersInWords = {
  none: 'nessuno',
  toVerify: 'da verificare',
  undeclared: 'non indicati',
} as const;

/** The answer about allergens: 'Glutine, Pesce', 'nessuno', 'non indicati'. */
function allergens({ allergeni = [], nessunAllergene = false, ...rest }: Partial<ProductFields>) {
  const known = names(allergensOf(allergeni));
  const answer = allergenAnswer({ allergeni, nessunAllergene, ...rest });
  if (answer === 'declared') return known;
  return [known, answersInWords[answer]].filter(Boolean).join(', ');
}

const wordsOf: Record<
  KindOf<UnitName>,
  (value: unknown, product: Partial<ProductFields>) => string
> = {
  text,
  price,
  optionalPrice: price,
  allergens: (_ids, product) => allergens(product),
  picture: (url) => (url === null || url === undefined ? 'nessuna' : 'una foto'),
  category: (name) => String(name ?? '') || 'nessuna',
  marks: (ids) =>
    names(marks.filter(({ id }) => Array.isArray(ids) && ids.includes(id))) || 'nessuno',
  flag: (is) => (is === true ? 'sì' : 'no'),
  position: (place) => (typeof place === 'number' ? String(place) : 'nessuna'),
};

/** A field of a product in words for staff: '€ 7,50', 'Glutine, Pesce', 'nessuno', 'vuoto'. All pictures have the same words. */
export function valueInWords(name: UnitName, product: Partial<ProductFields> | null = {}): string {
  return wordsOf[fields[name].kind](product?.[name], product ?? {});
}

/** The marks of a product that its allergens contradict, so that the menu does not show them: a sentence for each, for staff. */
export function contradictions(product: Pick<ProductFields, 'etichette' | 'allergeni'>): string[] {
  return marks.flatMap(({ id, name }) => {
    const against = product.allergeni.filter((allergen) => excludedBy[id]?.includes(allergen));
    if (!product.etichette.includes(id) || against.length === 0) return [];
    return `È segnato «${name}» ma dichiara ${names(allergensOf(against))}: nel menu l’etichetta non si vede`;
  });
}

/** The allergens that the words of a dish make likely, for staff: 'Le parole fanno pensare a: Pesce (alici), Soia (tofu, miso)'. */
export function suggestedInWords(named: readonly { id: number; words: readonly string[] }[]) {
  const each = named.flatMap(({ id, words }) =>
    allergensOf([id]).map(({ name }) => `${name} (${words.join(', ')})`),
  );
  return `Le parole fanno pensare a: ${each.join(', ')}`;
}
