import { getDoc, getDocs } from 'firebase/firestore/lite';
import { readHouse, type StoredHouse } from '../../domain/house/house';
import type { Today } from '../../domain/today/today';
import { serverNow } from '../clock';
import { fetched } from '../timeout';
import { productOf, productsCollection } from './firestore';
import { houseDocument } from './house';
import { readToday } from './today';

/* What every visitor reads, read with the session: refused-reads.ts says when. */

/** Reads the whole menu. The SDK does not say when a product was written: 0. @throws Error 'Failed to fetch documents' */
export async function readProductsAsStaff() {
  const { docs } = await fetched(getDocs(productsCollection));
  return { products: docs.map(productOf), readAt: serverNow(), changedAt: 0 };
}

/** `meta/oggi` and `meta/locale`, and when the menu's version was last written, in epoch ms: null where nobody says so. */
export type MetaNow = {
  updatedAt: number | null;
  /** When Firestore read them, in epoch ms by its clock. */
  readAt: number;
  today: Today;
  house: StoredHouse;
};

/** Reads `meta/oggi` and `meta/locale`. @throws Error 'Failed to fetch documents' with the cause */
export async function readMetaAsStaff(): Promise<MetaNow> {
  const [today, house] = await Promise.all([readToday(), fetched(getDoc(houseDocument))]);
  return { updatedAt: null, readAt: serverNow(), today, house: readHouse(house.data()) };
}
