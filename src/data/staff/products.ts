import {
  type DocumentReference,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import {
  type Product,
  type ProductFields,
  sameFields,
  type WritableProduct,
} from '../../domain/product';
import { menuWritten } from '../menu-written';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { isOvertaken, menuDocument, productOf, productsCollection } from './collections';
import { firestore } from './firestore';
import { deleteImage } from './images';
import {
  PictureLeftError,
  ProductChangedError,
  ProductGoneError,
  writeError,
} from './write-errors';

/**
 * One product as it stands now.
 * @returns null where there is none
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readProduct(id: string): Promise<Product | null> {
  try {
    const snapshot = await withTimeout(getDoc(doc(productsCollection, id)), FIRESTORE_TIMEOUT_MS);
    return snapshot.exists() ? productOf(snapshot) : null;
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

/** An id for a new document, made here so that a retry of the same form writes the same document. */
export function newProductId(): string {
  return doc(productsCollection).id;
}

/** Runs a write and, whatever its outcome, says that the menu may have changed. */
async function write(message: string, work: () => Promise<void>): Promise<void> {
  try {
    await withTimeout(work(), FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw writeError(message, cause);
  } finally {
    menuWritten.emit();
  }
}

/**
 * Creates a product, and marks the menu as changed in the same batch.
 * @param id from newProductId
 * @throws Error 'Failed to add document' with the cause; UnknownOutcomeError where it may have been written
 */
export async function addProduct(id: string, product: WritableProduct): Promise<void> {
  await write('Failed to add document', () => {
    const batch = writeBatch(firestore);
    batch.set(doc(productsCollection, id), product);
    batch.set(menuDocument, { version: serverTimestamp() });
    return batch.commit();
  });
}

/**
 * Replaces a product, provided that it still is what the form opened with, and marks the menu as changed.
 * @param opened the eight fields as the form opened with them
 * @throws Error 'Failed to update document' with the cause; UnknownOutcomeError where it may have been written;
 *   ProductChangedError or ProductGoneError where somebody else was faster
 */
export async function updateProduct(
  id: string,
  opened: ProductFields,
  product: WritableProduct,
): Promise<void> {
  const reference = doc(productsCollection, id);
  await write('Failed to update document', async () => {
    try {
      await replaceUnchanged(reference, opened, product);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      // Somebody wrote between our look and our write: another look says what.
      await replaceUnchanged(reference, opened, product);
    }
  });
}

/**
 * One attempt only: the SDK would go on trying in the background long after we have told the user that there was no
 * answer. What is already as wanted is left alone: an earlier attempt got through, and only its answer was lost.
 */
function replaceUnchanged(
  reference: DocumentReference,
  opened: ProductFields,
  product: WritableProduct,
): Promise<void> {
  return runTransaction(
    firestore,
    async (transaction) => {
      const snapshot = await transaction.get(reference);
      if (!snapshot.exists()) throw new ProductGoneError();
      const current = productOf(snapshot);
      if (sameFields(current, product)) return;
      if (!sameFields(current, opened)) throw new ProductChangedError(current);
      transaction.set(reference, product);
      transaction.set(menuDocument, { version: serverTimestamp() });
    },
    { maxAttempts: 1 },
  );
}

/**
 * Deletes a product, marks the menu as changed, then deletes its picture.
 * @param image the product's `image`
 * @throws Error 'Failed to delete document' with the cause; PictureLeftError where only the picture is still there
 */
export async function deleteProduct(id: string, image: string | null): Promise<void> {
  await write('Failed to delete document', () => {
    const batch = writeBatch(firestore);
    batch.delete(doc(productsCollection, id));
    batch.set(menuDocument, { version: serverTimestamp() });
    return batch.commit();
  });
  if (image === null) return;
  try {
    await deleteImage(image);
  } catch (cause) {
    throw new PictureLeftError('Failed to delete image', { cause });
  }
}
