/*
 * The part of an address after its '#', which browsers never send: '#cerca=pizza&senza=7&fino=1763769600'. Allergies are
 * health data (docs/decisions/filter.md): what a guest avoids or searches for is nowhere else in an address. Writing one
 * part keeps all others, including unknown ones such as '#contatti'.
 */

/** The search's words; avoided allergens and diets, and when both end. */
type PartName = 'cerca' | 'senza' | 'solo' | 'fino';

const partsOf = (hash: string) => new URLSearchParams(hash.replace('#', ''));

/** The value of a part; '' if there is none, joined with commas if there are several. @param hash with or without '#' */
export const readPart = (hash: string, name: PartName) => partsOf(hash).getAll(name).join();

/** Sets parts of a hash, in place; '' removes one. All others stay. @returns with its '#', '' if no part is left */
export function withParts(hash: string, values: Partial<Record<PartName, string>>): string {
  const parts = partsOf(hash);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') parts.delete(name);
    else parts.set(name, value);
  }
  // As people read and write it: 'senza=1,7', 'cerca=senza%20latte'. An anchor is a part without a value.
  const text = `${parts}`
    .replace(/%2C/g, ',')
    .replace(/\+/g, '%20')
    .replace(/=(?=&|$)/g, '');
  return text && `#${text}`;
}
