import { putDocuments, readCollection } from '../../emulators/client';
import { suiteOf } from '../../emulators/suite';
import type { Change } from '../../src/domain/changes/change';
import { interceptFetch } from './app-session';
import { margherita } from './margherita';

/** The change that raises a pizza of this id from 7,50 to 8,00. */
export const riseOf = (id: string): Change => ({
  id,
  nome: `Pizza ${id}`,
  before: { prezzo: 7.5 },
  after: { prezzo: 8 },
});

/** Puts pizzas with these ids into the menu, or so many. @returns the changes that raise their prices */
export async function givenPizzas(wanted: readonly string[] | number): Promise<Change[]> {
  const ids =
    typeof wanted === 'number'
      ? Array.from({ length: wanted }, (_, index) => `pizza-${index}`)
      : wanted;
  const pizzas = ids.map((id) => [`prodotti/${id}`, margherita]);
  await putDocuments(suiteOf('test'), Object.fromEntries(pizzas));
  return ids.map(riseOf);
}

/** How many products have a price. */
export async function countAt(prezzo: number): Promise<number> {
  const documents = Object.values(await readCollection(suiteOf('test'), 'prodotti'));
  return documents.filter((document) => document.prezzo === prezzo).length;
}

/** Refuses the second commit from now on, until restoreFetch. */
export function refuseTheSecondCommit(): void {
  let commits = 0;
  interceptFetch(async (url, pass) => {
    if (url.includes(':commit')) commits += 1;
    return commits === 2 ? Response.json({ error: { message: 'no' } }, { status: 501 }) : pass();
  });
}
