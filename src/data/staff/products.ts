import { doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore/lite';
import type { Product } from '../../domain/product/product';
import { fetched } from '../timeout';
import { productOf, productsCollection } from './firestore';
import { deleteImage } from './images';

/** One product as it stands now, null where there is none. @throws Error 'Failed to fetch documents' with the cause */
export async function readProduct(id: string): Promise<Product | null> {
  const snapshot = await fetched(getDoc(doc(productsCollection, id)));
  return snapshot.exists() ? productOf(snapshot) : null;
}

/** An id for a new document, made here so that a retry of the same form writes the same document. */
export const newProductId = (): string => doc(productsCollection).id;

/**
 * Deletes the picture of a product that was deleted or got another one, unless a product still shows it: old data may
 * share one.
 * @param url the product's former `image`
 * @throws Error 'Failed to fetch documents' or 'Failed to delete image', with the cause
 */
export async function deleteUnusedImage(url: string): Promise<void> {
  const shown = await fetched(
    getDocs(query(productsCollection, where('image', '==', url), limit(1))),
  );
  if (shown.empty) await deleteImage(url);
}
