import { fieldNames, fields } from './fields';

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

/** A missing value and an empty one are the same, except for allergens: missing ones cannot be read, an empty list declares none. */
function comparable(value: unknown, isEmpty = Array.isArray(value) && value.length === 0): unknown {
  return isEmpty || value === '' || value === false ? null : value;
}

/**
 * The digest of all that would mislead on a card: every field of the table but the picture.
 * @param dish a product, or the decoded fields of its document. As staff write it a document has the digest of its product; one
 *   that has to be converted has another
 */
export function cardDigest(dish: object): string {
  const read = (name: string): unknown => Reflect.get(dish, name);
  const shown = fieldNames
    .filter((name) => fields[name].kind !== 'picture')
    .map((name) => (fields[name].kind === 'allergens' ? read(name) : comparable(read(name))));
  return digestOf(JSON.stringify([...shown, comparable(read('allergeniDaVerificare'))]));
}
