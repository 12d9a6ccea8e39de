import * as v from 'valibot';
import { allergens } from './allergens';
import { fieldsByKind } from './fields';
import { type MarkId, markIds } from './marks';

const lenientText = v.fallback(v.pipe(v.string(), v.trim()), '');

const lenientEuro = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value)),
  v.finite(),
  v.minValue(0),
  // Less than half a cent would be shown as '€ 0,00': it counts as 0, which is not shown.
  v.transform((euro) => (Number(euro.toFixed(2)) === 0 ? 0 : euro)),
);

/** A flag hides, so it is believed as a text too: that is how a console stores it if one does not choose the type. */
const lenientFlag = v.pipe(
  v.unknown(),
  v.transform((value) => String(value).trim().toLowerCase() === 'true'),
);

/** A place among the dishes of a category. There may be gaps between the numbers. */
export const position = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

export const allergenId = v.picklist(allergens.map(({ id }) => id));

/** Parses an entry of a stored list to an id: 3, also from the text '3'. null if it is not one. */
function readAllergenId(entry: unknown): number | null {
  const id = typeof entry === 'string' && /^\s*\d+\s*$/.test(entry) ? Number(entry) : entry;
  return v.is(allergenId, id) ? id : null;
}

const storedFields = v.object({
  ...fieldsByKind({
    text: () => lenientText,
    price: () => v.fallback(lenientEuro, 0),
    optionalPrice: () => v.fallback(v.nullable(lenientEuro), null),
    allergens: () => v.optional(v.unknown(), null),
    picture: () => v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null),
    category: () => lenientText,
    marks: () => v.pipe(v.optional(v.unknown(), null), v.transform(readMarks)),
    flag: () => v.optional(lenientFlag, false),
    noAllergens: () => v.optional(v.unknown()),
    position: () => v.fallback(v.nullable(position), null),
  }),
  allergeniDaVerificare: v.optional(v.unknown()),
});

/** A product as the app uses it: its stored fields, and whether its allergens were unreadable. */
export type ProductFields = Omit<
  v.InferOutput<typeof storedFields>,
  'allergeni' | 'nessunAllergene' | 'allergeniDaVerificare'
> & {
  /** Ids that the catalogue knows, in its order and once each. */
  allergeni: number[];
  /** Whether somebody said that the dish has none: only a stored true, and never beside ids or what cannot be read. */
  nessunAllergene: boolean;
  /**
   * Set if `allergeni` is less than what is stored: that is not a list, or has an entry that is not an id from 1 to 14. It is
   * kept wherever the product is kept, also in the history, but never written to `prodotti`: allergens are never guessed.
   */
  allergeniDaVerificare?: true;
};

/** The longest id of a document, in bytes of UTF-8. */
const LONGEST_ID = 1_500;

/** Whether Firestore can have a document of this id. */
export function isProductId(id: string): boolean {
  const isReserved = /^(?:\.{0,2}|__.*__)$/s.test(id);
  return !isReserved && !id.includes('/') && new TextEncoder().encode(id).length <= LONGEST_ID;
}

/** The marks in a stored list; unknown ids are skipped, and a value that is not a list has none. */
function readMarks(stored: unknown): MarkId[] {
  return markIds.filter((id) => Array.isArray(stored) && stored.includes(id));
}

/** Reads the allergens, which the schema leaves as they are stored. */
function readWhole({
  allergeniDaVerificare: noted,
  allergeni: stored,
  nessunAllergene: none,
  ...others
}: v.InferOutput<typeof storedFields>): ProductFields {
  const ids = Array.isArray(stored) ? stored.map(readAllergenId) : [null];
  const allergeni = allergens.map(({ id }) => id).filter((id) => ids.includes(id));
  const isUnreadable = noted === true || ids.includes(null);
  const nessunAllergene = none === true && allergeni.length === 0 && !isUnreadable;
  return {
    ...others,
    allergeni,
    nessunAllergene,
    ...(isUnreadable && { allergeniDaVerificare: true }),
  };
}

/**
 * Parses whatever a document of `prodotti` holds, and accepts every object: numbers stored as text are converted,
 * missing fields get a default, unknown fields are left out. Prices are euro. A missing or invalid `prezzo` becomes 0,
 * which hides it; the other two prices become null. Allergens that cannot be read are noted.
 */
export const storedProduct = v.pipe(storedFields, v.transform(readWhole));

/** Parses a product that was kept with its id, as JSON or in a history state. Parsing the result again changes nothing. */
export const productWithId = v.pipe(
  v.object({ id: v.pipe(v.string(), v.nonEmpty()), ...storedFields.entries }),
  v.transform(({ id, ...fields }): Product => ({ id, ...readWhole(fields) })),
);

export type Product = ProductFields & { id: string };
