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
import { fetched } from '../timeout';
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

/** Whether the account may change the menu, only to say so: the rules decide. @throws Error 'Failed to fetch documents' */
export async function isStaff(uid: string): Promise<boolean> {
  return (await fetched(getDoc(doc(firestore, 'staff', uid)))).exists();
}

/** A document of `prodotti`, read leniently: a broken one never hides the others. */
export function productOf(document: DocumentSnapshot): Product {
  return { id: document.id, ...v.parse(storedProduct, document.data()) };
}
