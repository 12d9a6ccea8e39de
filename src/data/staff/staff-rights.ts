import { doc, getDoc } from 'firebase/firestore/lite';
import { fetched, firestore } from './firestore';

/**
 * Whether the account may change the menu: `staff/{uid}` exists. It is only asked in order to say so on the screen;
 * the rules decide.
 * @throws Error 'Failed to fetch documents' with the cause
 */
export async function isStaff(uid: string): Promise<boolean> {
  return (await fetched(getDoc(doc(firestore, 'staff', uid)))).exists();
}
