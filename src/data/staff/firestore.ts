import {
  collection,
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  getDoc,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import * as v from 'valibot';
import { type Product, storedProduct } from '../../domain/product/product';
import { emulators } from '../config';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { app } from './firebase-app';

// Every failure travels as an Error to the screen that asked; the SDK's own log would only repeat it.
setLogLevel('silent');

export const firestore = getFirestore(app);
if (emulators) connectFirestoreEmulator(firestore, emulators.host, emulators.firestorePort);

/** Every product, one document each. */
export const productsCollection = collection(firestore, 'prodotti');

/** Holds `version`, which every write of a product sets: phones read the menu again where it differs. */
export const menuDocument = doc(firestore, 'meta', 'menu');

/** What was changed, one document a commit. */
export const historyCollection = collection(firestore, 'modifiche');

/**
 * The answer to a read, within FIRESTORE_TIMEOUT_MS.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function fetched<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await withTimeout(request, FIRESTORE_TIMEOUT_MS);
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}

/**
 * Whether the account may change the menu: `staff/{uid}` exists. It is only asked to say so on the screen; the rules decide.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function isStaff(uid: string): Promise<boolean> {
  return (await fetched(getDoc(doc(firestore, 'staff', uid)))).exists();
}

/** A document of `prodotti`, read leniently: a broken one never hides the others. */
export function productOf(document: DocumentSnapshot): Product {
  return { id: document.id, ...v.parse(storedProduct, document.data()) };
}
