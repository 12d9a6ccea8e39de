import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setLogLevel,
  Timestamp,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import type { DishCategoryName } from '../domain/categories';
import { dishesOf } from '../domain/menu';
import { type Product, storedProduct } from '../domain/product';
import { app, emulators } from './firebase-app';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from './timeout';

// Every failure travels as an Error to the screen that asked; the SDK's own log would only repeat it.
setLogLevel('silent');

const firestore = getFirestore(app);
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);

const productsCollection = collection(firestore, 'prodotti');
const menuDocument = doc(firestore, 'meta', 'menu');

/**
 * The whole collection `prodotti`, in no particular order. Documents are read leniently, so that a broken one never
 * hides the others.
 * @throws Error 'Failed to fetch documents' with the cause, also where no answer came within FIRESTORE_TIMEOUT_MS
 */
export async function listProducts(): Promise<Product[]> {
  try {
    const { docs } = await withTimeout(getDocs(productsCollection), FIRESTORE_TIMEOUT_MS);
    return docs.map((document) => ({
      id: document.id,
      ...v.parse(storedProduct, document.data()),
    }));
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

/**
 * The dishes of one category in the order of the menu. Lists the whole collection and filters here (spec point 7):
 * it serves a browser that cannot keep the whole menu in localStorage.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function listProductsByCategory(category: DishCategoryName): Promise<Product[]> {
  return dishesOf(category, await listProducts());
}

/**
 * The version of the menu: it differs after every write of a product (decisions, "Cache").
 * @returns the server's time of the last write as text, '' where nothing was ever written
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function readMenuVersion(): Promise<string> {
  try {
    const snapshot = await withTimeout(getDoc(menuDocument), FIRESTORE_TIMEOUT_MS);
    const version: unknown = snapshot.get('version');
    return version instanceof Timestamp ? `${version.seconds}.${version.nanoseconds}` : '';
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}
