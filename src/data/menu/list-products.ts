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

/**
 * The whole collection `prodotti`, in no particular order, read leniently, so that a broken document never hides the others.
 * @param asked an answer that is on its way already
 * @returns the products, when Firestore read them, and when one was last written, by whatever means (0 where there is none;
 *   deletions leave no trace), both in epoch ms
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProducts(asked = askFirestore('runQuery', EVERY_PRODUCT)) {
  const elements = await asked;
  // An empty collection is answered with one element that has no document.
  const documents = elements.flatMap((element) => property(element, 'document') ?? []);
  const products = documents.map((document): Product => {
    const fields = decodeFields(property(document, 'fields'));
    return { id: idOf(document), ...v.parse(storedProduct, fields) };
  });
  const changedAt = Math.max(0, ...documents.map((document) => timeOf(document, 'updateTime')));
  return { products, readAt: timeOf(elements[0], 'readTime'), changedAt };
}
