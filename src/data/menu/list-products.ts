import * as v from 'valibot';
import type { DishCategoryName } from '../../domain/product/categories';
import { dishesOf } from '../../domain/product/menu';
import { type Product, storedProduct } from '../../domain/product/product';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { askFirestore, decodeFields, EVERY_PRODUCT, idOf } from './firestore-rest';

/** The collection as it stood at one moment. */
export type ProductSnapshot = {
  products: Product[];
  /** Firestore's time of the reading (RFC 3339). */
  readAt: string;
};

/** What `runQuery` answers: an element for each document, or a single one without where there is none. */
const answerSchema = v.pipe(
  v.array(
    v.object({
      readTime: v.string(),
      document: v.optional(v.object({ name: v.string(), fields: v.optional(v.unknown()) })),
    }),
  ),
  v.nonEmpty(),
);

/**
 * The whole collection `prodotti`, in no particular order, with the time of the reading. Documents are read leniently, so
 * that a broken one never hides the others.
 * @param asked an answer that is on its way already
 * @throws Error 'Failed to fetch documents' with the cause, also where no answer came within FIRESTORE_TIMEOUT_MS
 */
export async function readProducts(
  asked: Promise<unknown> = askFirestore('runQuery', EVERY_PRODUCT),
): Promise<ProductSnapshot> {
  try {
    const elements = v.parse(answerSchema, await withTimeout(asked, FIRESTORE_TIMEOUT_MS));
    const products = elements.flatMap(({ document }) =>
      document
        ? [{ id: idOf(document.name), ...v.parse(storedProduct, decodeFields(document.fields)) }]
        : [],
    );
    return { products, readAt: elements[0]?.readTime ?? '' };
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
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
