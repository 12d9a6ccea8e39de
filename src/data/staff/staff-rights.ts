import { doc, getDoc } from 'firebase/firestore/lite';
import { FIRESTORE_TIMEOUT_MS, withTimeout } from '../timeout';
import { firestore } from './firestore';

/**
 * Whether the account may change the menu: `staff/{uid}` exists. It is only asked in order to say so on the screen;
 * the rules decide.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function isStaff(uid: string): Promise<boolean> {
  try {
    const snapshot = await withTimeout(getDoc(doc(firestore, 'staff', uid)), FIRESTORE_TIMEOUT_MS);
    return snapshot.exists();
  } catch (cause) {
    throw new Error('Failed to fetch documents', { cause });
  }
}
