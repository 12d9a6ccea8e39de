import { clearFirestore, putDocument, putDocuments, readCollection } from '../../emulators/client';
import { staffAccount } from '../../emulators/sample/accounts';
import type { Fields } from '../../emulators/stored-values';
import type { Suite } from '../../emulators/suite';

/** Firestore takes at most 500 writes at once. */
const BATCH = 400;

/** Repeats the sample's dishes, each time under another name, up to `count`; pictures are shared. */
function enlarge(sample: readonly [string, Fields][], count: number): [string, Fields][] {
  return Array.from({ length: count }, (_, place) => {
    const [id, fields] = sample[place % sample.length] ?? ['', {}];
    const round = Math.floor(place / sample.length) + 1;
    if (round === 1) return [id, fields];
    return [`${id}-${round}`, { ...fields, nome: `${fields.nome} ${round}` }];
  });
}

/** Replaces the menu by `count` products made from the sample's; staff and pictures stay. */
export async function putProducts(
  suite: Suite,
  sample: readonly [string, Fields][],
  count: number,
): Promise<void> {
  await clearFirestore(suite);
  const products = enlarge(sample, count).map(
    ([id, fields]) => [`prodotti/${id}`, fields] as const,
  );
  for (let from = 0; from < products.length; from += BATCH) {
    await putDocuments(suite, Object.fromEntries(products.slice(from, from + BATCH)));
  }
  await putDocument(suite, 'meta/menu', { version: new Date() });
  await putDocument(suite, `staff/${staffAccount.uid}`, { email: staffAccount.email });
}

export async function readSample(suite: Suite): Promise<[string, Fields][]> {
  return Object.entries(await readCollection(suite, 'prodotti'));
}
