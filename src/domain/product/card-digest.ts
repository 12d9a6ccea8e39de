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

/** The fields that would mislead on a card: all of the table but the picture. The build names them to the first script. */
export const comparedFields = () => fieldNames.filter((name) => fields[name].kind !== 'picture');

/** A missing value and an empty one are the same. */
function comparable(value: unknown): unknown {
  const isEmpty = value === '' || value === false || (Array.isArray(value) && value.length === 0);
  return isEmpty ? null : value;
}

/**
 * The digest of what a card shows.
 * @param dish a product, or the decoded fields of its document. As staff write it a document has the digest of its product; one
 *   that has to be converted has another
 * @param names from `comparedFields`
 */
export function cardDigest(dish: object, names: readonly string[]): string {
  const read = (name: string): unknown => Reflect.get(dish, name);
  // Missing allergens are not an empty list: they cannot be read, and none is declared.
  const toVerify = read('allergeniDaVerificare') === true || !Array.isArray(read('allergeni'));
  return digestOf(JSON.stringify([toVerify, ...names.map((name) => comparable(read(name)))]));
}
