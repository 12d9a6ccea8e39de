import {
  type DocumentData,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import {
  type Product,
  type ProductFields,
  type WritableProduct,
  writableProduct,
} from '../../domain/product/product';
import { sameFields } from '../../domain/product/product-fields';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { menuDocument, productOf, productsCollection } from './firestore';
import { deleteImage } from './images';
import { transact } from './transact';
import { ProductChangedError, ProductGoneError } from './write-errors';

/** @throws Error 'Failed to fetch documents' with the cause */
async function read<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(request, FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

/**
 * One product as it stands now.
 * @returns null where there is none
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProduct(id: string): Promise<Product | null> {
  const snapshot = await read(getDoc(doc(productsCollection, id)));
  return snapshot.exists() ? productOf(snapshot) : null;
}

/**
 * Whether the stored document is exactly this product.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function isStored(id: string, product: WritableProduct): Promise<boolean> {
  const snapshot = await read(getDoc(doc(productsCollection, id)));
  return isExactly(snapshot.data(), product);
}

/** A document that is only read as this product, but stored in another shape, is not: saving it repairs it. */
function isExactly(data: DocumentData | undefined, product: WritableProduct): boolean {
  return v.is(writableProduct, data) && sameFields(data, product);
}

/** An id for a new document, made here so that a retry of the same form writes the same document. */
export function newProductId(): string {
  return doc(productsCollection).id;
}

/**
 * Creates a product where nothing stands yet, and marks the menu as changed.
 * @param id from newProductId
 * @param earlier what earlier attempts with this id have sent and may have written: it is replaced
 * @throws as transact does, with 'Failed to add document'; ProductChangedError where something else stands there
 */
export function addProduct(
  id: string,
  product: WritableProduct,
  earlier: readonly ProductFields[] = [],
): Promise<void> {
  return put('Failed to add document', id, product, [null, ...earlier]);
}

/**
 * Replaces a product, provided that it still is what the form opened with, and marks the menu as changed.
 * @param opened the eight fields as the form opened with them
 * @param earlier what earlier attempts of the form have sent and may have written: it is replaced too
 * @throws as transact does, with 'Failed to update document'; ProductChangedError or ProductGoneError where somebody
 *   else was faster
 */
export function updateProduct(
  id: string,
  opened: ProductFields,
  product: WritableProduct,
  earlier: readonly ProductFields[] = [],
): Promise<void> {
  return put('Failed to update document', id, product, [opened, ...earlier]);
}

/**
 * Writes a product where one of `expected` stands; null is no document. What is already as wanted is left alone: an
 * earlier attempt got through, and only its answer was lost.
 */
function put(
  message: string,
  id: string,
  product: WritableProduct,
  expected: readonly (ProductFields | null)[],
): Promise<void> {
  const reference = doc(productsCollection, id);
  return transact(message, async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (isExactly(snapshot.data(), product)) return;
    const current = snapshot.exists() ? productOf(snapshot) : null;
    const isExpected = expected.some((fields) =>
      fields && current ? sameFields(fields, current) : fields === current,
    );
    if (!isExpected) throw current ? new ProductChangedError(current) : new ProductGoneError();
    transaction.set(reference, product);
    transaction.set(menuDocument, { version: serverTimestamp() });
  });
}

/**
 * Deletes the picture of a product that was deleted or got another one, unless a product still shows it: old data may
 * share one.
 * @param url the product's former `image`
 * @throws Error 'Failed to fetch documents' or 'Failed to delete image', with the cause
 */
export async function deleteUnusedImage(url: string): Promise<void> {
  const shown = await read(getDocs(query(productsCollection, where('image', '==', url), limit(1))));
  if (shown.empty) await deleteImage(url);
}
