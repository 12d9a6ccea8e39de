/** Attribute of a card in the HTML: the digest of all that takes room on it. */
export const SHAPE = 'data-shape';
/** Attribute of a card in the HTML: the digest of all that it shows. */
export const CONTENT = 'data-content';

/** FNV-1a, 32 bits: what changed by chance keeps its digest once in four thousand million times. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * What the build writes on a dish's card, so that a list in localStorage can be compared with the page before React.
 * @param dish a product as the lists hold it; equal products have their fields in the same order
 */
export function cardDigests(dish: object): { [SHAPE]: string; [CONTENT]: string } {
  // A price of another amount takes the same room, a missing one takes none.
  const shape = JSON.stringify(dish, (field, value) =>
    field.startsWith('prezzo') ? value > 0 : value,
  );
  return { [SHAPE]: digestOf(shape), [CONTENT]: digestOf(JSON.stringify(dish)) };
}
