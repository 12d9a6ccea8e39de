/** Attribute of a card in the HTML: the digest of all that takes room on it. */
export const SHAPE = 'data-shape';
/** Attribute of a card in the HTML: the digest of all that it shows. */
export const CONTENT = 'data-content';

/** FNV-1a, 32 bits: what changed by chance keeps its digest once in four thousand million times. */
function digestOf(value: unknown): string {
  const text = JSON.stringify(value);
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** All that a card shows, and where. Firestore lists fields in any order, and may hold others. */
const TEXTS = ['nome', 'descrizione', 'allergeni', 'allergeniDaVerificare', 'image', 'categoria'];
const PRICES = ['prezzo', 'prezzo_familiare', 'prezzo_al_metro'];

/**
 * What the build writes on a dish's card, so that a list in localStorage, or an answer of Firestore, can be compared with the
 * page before React.
 * @param dish a product as the lists hold it, or the decoded fields of its document. As staff write it a document has the digests
 *   of its product; one that has to be converted has others, never those of another content
 */
export function cardDigests(dish: object): { [SHAPE]: string; [CONTENT]: string } {
  const read = (field: string): unknown => Reflect.get(dish, field);
  const texts = TEXTS.map(read);
  const prices = PRICES.map(read);
  return {
    // A price of another amount takes the same room, a missing one takes none.
    [SHAPE]: digestOf([texts, prices.map((price) => Number(price) > 0)]),
    [CONTENT]: digestOf([texts, prices]),
  };
}
