import * as v from 'valibot';
import type { DishCategoryName } from '../../domain/product/categories';
import { dishesOf } from '../../domain/product/menu';
import { type Product, storedProduct } from '../../domain/product/product';
import {
  askFirestore,
  decodeFields,
  EVERY_PRODUCT,
  idOf,
  isLater,
  property,
} from './firestore-rest';

/** The collection as it stood at one moment. */
export type ProductSnapshot = {
  products: Product[];
  /** Firestore's time of the reading (RFC 3339). */
  readAt: string;
  /** When a product was last written, by whatever means (RFC 3339); '' where there is none. Deletions leave no trace. */
  changedAt: string;
};

/**
 * The whole collection `prodotti`, in no particular order, with the time of the reading. Documents are read leniently, so
 * that a broken one never hides the others.
 * @param asked an answer that is on its way already
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProducts(
  asked = askFirestore('runQuery', EVERY_PRODUCT),
): Promise<ProductSnapshot> {
  const elements = await asked;
  const products = elements.flatMap((element) => {
    // An empty collection is answered with one element that has none.
    const document = property(element, 'document');
    if (!document) return [];
    const fields = decodeFields(property(document, 'fields'));
    return [{ id: idOf(document), ...v.parse(storedProduct, fields) }];
  });
  const changedAt = elements
    .map((element) => String(property(property(element, 'document'), 'updateTime') ?? ''))
    .reduce((latest, time) => (isLater(time, latest) ? time : latest), '');
  return { products, readAt: String(property(elements[0], 'readTime')), changedAt };
}

/**
 * The whole collection `prodotti`, in no particular order.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function listProducts(): Promise<Product[]> {
  return (await readProducts()).products;
}

/**
 * The dishes of one category in the order of the menu. Lists the whole collection and filters here:
 * it serves a browser that cannot keep the whole menu in localStorage.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function listProductsByCategory(category: DishCategoryName): Promise<Product[]> {
  return dishesOf(category, await listProducts());
}
