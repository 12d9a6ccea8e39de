/** Attribute of a card in the prerendered HTML: the digest of what it shows. */
export const DIGEST = 'data-digest';

/** FNV-1a, 32 bits: two different texts have the same digest once in four thousand million times. */
export function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Fields that cannot mislead on a card. The others are not listed: the first script has no room for the table of fields. */
const NOT_COMPARED = ['id', 'image', 'allergeniDaVerificare', 'posizione'];

/** A missing value and an empty one are the same. */
const isEmpty = (value: unknown) =>
  value == null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/**
 * The digest of what a card shows.
 * @param dish a product, or the decoded fields of its document. A document as staff write it has the digest of its product; one
 *   that has to be converted, or has extra fields, has a different digest
 */
export function cardDigest(dish: Record<string, unknown>): string {
  const { allergeni, allergeniDaVerificare } = dish;
  // Missing allergens are not an empty list: they count as unreadable, with none declared.
  const toVerify = allergeniDaVerificare === true || !Array.isArray(allergeni);
  const shown = Object.entries(dish).filter(
    ([name, value]) => !NOT_COMPARED.includes(name) && !isEmpty(value),
  );
  return digestOf(JSON.stringify([toVerify, ...shown.sort()]));
}
