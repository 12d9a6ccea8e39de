import * as v from 'valibot';
import { categoryNames } from './categories';
import { fieldsByKind, subjectOf } from './fields';
import { markIds } from './marks';
import { MAX_PRICE } from './price';
import { allergenId } from './product';

function onceEach<Entry>(entry: v.GenericSchema<Entry>) {
  return v.pipe(
    v.array(entry),
    v.check((ids) => new Set(ids).size === ids.length),
  );
}

function euro(spec: Parameters<typeof subjectOf>[0]) {
  const message = `${subjectOf(spec)} deve essere compreso tra 0 e 9999,99`;
  return v.pipe(v.number(), v.minValue(0, message), v.maxValue(MAX_PRICE, message));
}

/**
 * What may be written, as firestore.rules enforce it: exactly the fields of the table, none missing but those that may
 * be, each within its limits. What a form can break has its message.
 * It does not check that `image` lies in our bucket, which depends on the project: see `imageLocation`.
 */
export const writableProduct = v.strictObject(
  fieldsByKind({
    text: ({ longest, ...spec }) =>
      v.pipe(
        v.string(),
        v.maxLength(longest, `${subjectOf(spec)} può avere al massimo ${longest} caratteri`),
        v.check((value) => value.trim() !== ''),
      ),
    price: euro,
    optionalPrice: (spec) => v.nullable(euro(spec)),
    allergens: () => onceEach(allergenId),
    picture: () => v.nullable(v.string()),
    category: () => v.picklist(categoryNames),
    marks: () => v.exactOptional(onceEach(v.picklist(markIds))),
    flag: () => v.exactOptional(v.boolean()),
  }),
);

/** A product as a form may save it. */
export type WritableProduct = v.InferOutput<typeof writableProduct>;
