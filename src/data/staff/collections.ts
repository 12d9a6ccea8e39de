import { collection, type DocumentSnapshot, doc } from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Product, storedProduct } from '../../domain/product/product';
import { firestore } from './firestore';

/** Every product, one document each (spec point 3). */
export const productsCollection = collection(firestore, 'prodotti');

/** Holds `version`, which every write of a product sets (decisions, "Cache"). */
export const menuDocument = doc(firestore, 'meta', 'menu');

/** A document of `prodotti`, read leniently: a broken one never hides the others. */
export function productOf(document: DocumentSnapshot): Product {
  return { id: document.id, ...v.parse(storedProduct, document.data()) };
}
