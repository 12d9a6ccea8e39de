import * as v from 'valibot';
import { ALLERGEN_COUNT } from './allergens';
import { categoryNames } from './categories';
import { MAX_PRICE } from './price';

/** Maximum length of a written name, in UTF-16 units (decisions, "Writing"). */
export const MAX_NAME_LENGTH = 120;
/** Maximum length of a written description, in UTF-16 units. */
export const MAX_DESCRIPTION_LENGTH = 1000;

const lenientText = v.fallback(v.pipe(v.string(), v.trim()), '');

const lenientEuro = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value)),
  v.finite(),
  v.minValue(0),
);

const allergenId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ALLERGEN_COUNT));

const lenientAllergens = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((ids) => ids.map((id) => (typeof id === 'string' ? Number(id) : id))),
  v.transform((ids) => ids.filter((id): id is number => v.is(allergenId, id))),
  v.transform((ids) => [...new Set(ids)].sort((a, b) => a - b)),
);

/**
 * Parses whatever a document of `prodotti` or a cached entry holds, and accepts every object: numbers stored as text
 * are converted, missing fields get a default, unknown allergens and unknown fields are left out. Prices are euro. A
 * missing or invalid `prezzo` becomes 0, which hides it (spec point 9); the other two prices become null.
 */
export const storedProduct = v.object({
  nome: lenientText,
  descrizione: lenientText,
  allergeni: lenientAllergens,
  image: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  prezzo: v.fallback(lenientEuro, 0),
  prezzo_familiare: v.fallback(v.nullable(lenientEuro), null),
  prezzo_al_metro: v.fallback(v.nullable(lenientEuro), null),
  categoria: lenientText,
});

/** The eight stored fields of a product (spec point 3). Prices are euro, `image` is a URL or null. */
export type ProductFields = v.InferOutput<typeof storedProduct>;

/** A product with the id of its document. */
export type Product = ProductFields & { id: string };

/** Whether two products have the same eight fields; the order of their allergens does not count. */
export function sameFields(a: ProductFields, b: ProductFields): boolean {
  const fields = (product: ProductFields) => JSON.stringify(v.parse(storedProduct, product));
  return fields(a) === fields(b);
}

const text = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((value) => value.trim() !== ''),
  );

const euro = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PRICE));

/**
 * What may be written, as firestore.rules enforce it: exactly the eight fields, none missing, each within its limits.
 * It does not check that `image` lies in our bucket, which depends on the project: see `imageLocation`.
 */
export const writableProduct = v.strictObject({
  nome: text(MAX_NAME_LENGTH),
  descrizione: text(MAX_DESCRIPTION_LENGTH),
  allergeni: v.pipe(
    v.array(allergenId),
    v.maxLength(ALLERGEN_COUNT),
    v.check((ids) => new Set(ids).size === ids.length),
  ),
  image: v.nullable(v.string()),
  prezzo: euro,
  prezzo_familiare: v.nullable(euro),
  prezzo_al_metro: v.nullable(euro),
  categoria: v.picklist(categoryNames),
});

/** A product as a form may save it. */
export type WritableProduct = v.InferOutput<typeof writableProduct>;
