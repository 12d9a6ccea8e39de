import * as v from 'valibot';
import { ALLERGEN_COUNT } from './allergens';
import { categoryNames } from './categories';
import { fieldsByKind } from './fields';
import { markIds } from './marks';
import { MAX_PRICE } from './price';
import { allergenId } from './product';

const euro = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_PRICE));

/**
 * What may be written, as firestore.rules enforce it: exactly the fields of the table, none missing but those that may
 * be, each within its limits.
 * It does not check that `image` lies in our bucket, which depends on the project: see `imageLocation`.
 */
export const writableProduct = v.strictObject(
  fieldsByKind({
    text: ({ longest }) =>
      v.pipe(
        v.string(),
        v.maxLength(longest),
        v.check((value) => value.trim() !== ''),
      ),
    price: () => euro,
    optionalPrice: () => v.nullable(euro),
    allergens: () =>
      v.pipe(
        v.array(allergenId),
        v.maxLength(ALLERGEN_COUNT),
        v.check((ids) => new Set(ids).size === ids.length),
      ),
    picture: () => v.nullable(v.string()),
    category: () => v.picklist(categoryNames),
    marks: () =>
      v.exactOptional(
        v.pipe(
          v.array(v.picklist(markIds)),
          v.check((ids) => new Set(ids).size === ids.length),
        ),
      ),
    flag: () => v.exactOptional(v.boolean()),
  }),
);

/** A product as a form may save it. */
export type WritableProduct = v.InferOutput<typeof writableProduct>;
