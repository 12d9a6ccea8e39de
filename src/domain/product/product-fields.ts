import * as v from 'valibot';
import {
  type ProductFields,
  storedProduct,
  type WritableProduct,
  writableProduct,
} from './product';

/**
 * Whether two products have the same eight fields, as far as they could be read; the order of their allergens does not
 * count.
 */
export function sameFields(a: ProductFields, b: ProductFields): boolean {
  const fields = (product: ProductFields) => JSON.stringify(v.parse(storedProduct, product));
  return fields(a) === fields(b);
}

/**
 * What is stored, where it is a whole product. A lenient reading must never be written back: whatever it could not make
 * sense of would be lost.
 * @param stored the data of a document. Of the eight fields only those that may be null may be missing
 * @returns null where it is no whole product
 */
export function wholeProduct(stored: object): WritableProduct | null {
  const product = { image: null, prezzo_familiare: null, prezzo_al_metro: null, ...stored };
  return v.is(writableProduct, product) ? product : null;
}
