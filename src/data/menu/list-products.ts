import * as v from 'valibot';
import { type Product, storedProduct } from '../../domain/product/product';
import {
  askFirestore,
  decodeFields,
  EVERY_PRODUCT,
  idOf,
  property,
  timeOf,
} from './firestore-rest';

/** The collection as it stood at one moment. */
export type ProductSnapshot = {
  products: Product[];
  /** Firestore's time of the reading, in epoch ms. */
  readAt: number;
  /** When a product was last written, by whatever means, in epoch ms; 0 where there is none. Deletions leave no trace. */
  changedAt: number;
};

/**
 * The whole collection `prodotti`, in no particular order, read leniently, so that a broken document never hides the others.
 * @param asked an answer that is on its way already
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProducts(
  asked = askFirestore('runQuery', EVERY_PRODUCT),
): Promise<ProductSnapshot> {
  const elements = await asked;
  // An empty collection is answered with one element that has no document.
  const documents = elements.flatMap((element) => property(element, 'document') ?? []);
  const products = documents.map((document) => {
    const fields = decodeFields(property(document, 'fields'));
    return { id: idOf(document), ...v.parse(storedProduct, fields) };
  });
  const changedAt = Math.max(0, ...documents.map((document) => timeOf(document, 'updateTime')));
  return { products, readAt: timeOf(elements[0], 'readTime'), changedAt };
}
