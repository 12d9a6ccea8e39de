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

/** The id that an entry of a stored list stands for: 3, also as the text '3'. null where it stands for none. */
function readAllergenId(entry: unknown): number | null {
  const id = typeof entry === 'string' && /^\s*\d+\s*$/.test(entry) ? Number(entry) : entry;
  return v.is(allergenId, id) ? id : null;
}

const storedFields = v.object({
  nome: lenientText,
  descrizione: lenientText,
  allergeni: v.optional(v.unknown(), null),
  image: v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
  prezzo: v.fallback(lenientEuro, 0),
  prezzo_familiare: v.fallback(v.nullable(lenientEuro), null),
  prezzo_al_metro: v.fallback(v.nullable(lenientEuro), null),
  categoria: lenientText,
  allergeniDaVerificare: v.optional(v.unknown()),
});

/** A product as the app knows it: the eight stored fields (spec point 3), and what their reader noted. */
export type ProductFields = {
  nome: string;
  descrizione: string;
  /** Ids of the catalogue, in its order and once each. */
  allergeni: number[];
  /** URL, or null. */
  image: string | null;
  /** Euro, as the other two prices. */
  prezzo: number;
  prezzo_familiare: number | null;
  prezzo_al_metro: number | null;
  categoria: string;
  /**
   * There where `allergeni` is less than what is stored: that is no list, or has an entry that is no id from 1 to 14
   * (decisions, "Allergens that cannot be read"). Kept wherever the product is kept, never written to Firestore.
   */
  allergeniDaVerificare?: true;
};

function readAllergens({
  allergeniDaVerificare: noted,
  ...fields
}: v.InferOutput<typeof storedFields>): ProductFields {
  const entries: unknown[] | null = Array.isArray(fields.allergeni) ? fields.allergeni : null;
  const ids = entries?.map(readAllergenId) ?? [null];
  const known = ids.filter((id) => id !== null);
  return {
    ...fields,
    allergeni: [...new Set(known)].sort((a, b) => a - b),
    ...((noted === true || known.length < ids.length) && { allergeniDaVerificare: true }),
  };
}

/**
 * Parses whatever a document of `prodotti` holds, and accepts every object: numbers stored as text are converted,
 * missing fields get a default, unknown fields are left out. Prices are euro. A missing or invalid `prezzo` becomes 0,
 * which hides it (spec point 9); the other two prices become null. Allergens that cannot be read are noted.
 */
export const storedProduct = v.pipe(storedFields, v.transform(readAllergens));

/** Parses a product that was kept with its id, as JSON or in a history state: read once, it is read as the same again. */
export const keptProduct = v.pipe(
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), ...storedFields.entries }),
  v.transform(({ id, ...fields }): Product => ({ id, ...readAllergens(fields) })),
);

/** A product with the id of its document. */
export type Product = ProductFields & { id: string };

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
