import { doc, getDoc, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { fetched } from '../timeout';
import { firestore, transact } from './firestore';

/** When staff have printed the menu last: `quando`. Visitors never read it. */
const printedDocument = doc(firestore, 'meta', 'stampa');

/** When the menu was printed last, in epoch ms by the server's clock; null if never. @throws Error 'Failed to fetch documents' */
export async function readPrintedAt(): Promise<number | null> {
  const printed: unknown = (await fetched(getDoc(printedDocument))).get('quando');
  return printed instanceof Timestamp ? printed.toMillis() : null;
}

/** Says that the menu has just been printed. @throws Error 'Failed to update document' with the cause */
export function setPrinted(): Promise<void> {
  return transact(
    'Failed to update document',
    async (transaction) => {
      transaction.set(printedDocument, { quando: serverTimestamp() });
    },
    { writesMenu: false },
  );
}
