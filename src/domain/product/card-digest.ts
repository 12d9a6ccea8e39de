/** Attribute of a card in the HTML of the build: the digest of what it shows. */
export const DIGEST = 'data-digest';

/** FNV-1a, 32 bits: another text has the same digest once in four thousand million times. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Those that do not mislead on a card. The others are not named here: the first script has no room for the table of fields. */
const NOT_COMPARED = ['id', 'image', 'allergeniDaVerificare'];

/** A missing value and an empty one are the same. */
const isEmpty = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The digest of what a card shows.
 * @param dish a product, or the decoded fields of its document. As staff write it a document has the digest of its product; one
 *   that has to be converted, or has further fields, has another
 */
export function cardDigest(dish: Record<string, unknown>): string {
  const { allergeni, allergeniDaVerificare } = dish;
  // Missing allergens are not an empty list: they cannot be read, and none is declared.
  const toVerify = allergeniDaVerificare === true || !Array.isArray(allergeni);
  const shown = Object.entries(dish).filter(
    ([name, value]) => !NOT_COMPARED.includes(name) && !isEmpty(value),
  );
  return digestOf(JSON.stringify([toVerify, ...shown.sort()]));
}
