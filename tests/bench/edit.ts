import { putDocuments, readCollection, readDocument } from '../../emulators/client';
import type { Suite } from '../../emulators/suite';

/** What staff change between two visits: one price, and with it the menu's version. */
export type Edit = { make: () => Promise<void>; undo: () => Promise<void> };

/** @param suite as it stands when the site has been built: `undo` puts that back, version included */
export async function prepareEdit(suite: Suite): Promise<Edit> {
  const [id, dish] =
    Object.entries(await readCollection(suite, 'prodotti')).find(
      ([, { nome }]) => nome === 'Margherita',
    ) ?? [];
  const menu = await readDocument(suite, 'meta/menu');
  if (!id || !dish || !menu) throw new Error('The sample has no Margherita, or no version');
  const path = `prodotti/${id}`;
  return {
    make: () =>
      putDocuments(suite, {
        [path]: { ...dish, prezzo: Number(dish.prezzo) + 0.5 },
        'meta/menu': { version: new Date() },
      }),
    undo: () => putDocuments(suite, { [path]: dish, 'meta/menu': menu }),
  };
}
