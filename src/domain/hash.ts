/*
 * The part of an address after its '#', which browsers never send: '#cerca=senza%20latte&senza=7&fino=1763769600'. Allergies are
 * health data (docs/decisions/filter.md): what a guest avoids or searches for is nowhere else in an address. The parts stand side
 * by side: who writes one keeps the others, and those that nobody here knows, such as '#contatti'.
 */

/** The search's words; avoided allergens and diets, and when both end. */
type PartName = 'cerca' | 'senza' | 'solo' | 'fino';

function partsOf(hash: string) {
  const texts = hash.replace(/^#/, '').split('&').filter(Boolean);
  return texts.map((text) => {
    const [[name, value] = ['', '']] = new URLSearchParams(text);
    return { name, value, text };
  });
}

/** The value of a part; '' if there is none, joined with commas if there are several. @param hash with or without '#' */
export function readPart(hash: string, name: PartName): string {
  const parts = partsOf(hash).filter((part) => part.name === name);
  return parts.map(({ value }) => value).join();
}

/** Sets parts of a hash, in place; '' removes one. All others stay as they are. @returns with its '#', '' if no part is left */
export function withParts(hash: string, values: Partial<Record<PartName, string>>): string {
  const texts = new Map<string, string>();
  for (const { name, text } of partsOf(hash)) {
    const earlier = texts.get(name);
    texts.set(name, earlier === undefined ? text : `${earlier}&${text}`);
  }
  for (const [name, value] of Object.entries(values)) {
    // As people read it: 'senza=1,7', 'cerca=senza%20latte'.
    const text = String(new URLSearchParams({ [name]: value }));
    texts.set(name, text.replaceAll('%2C', ',').replaceAll('+', '%20'));
    if (value === '') texts.delete(name);
  }
  return texts.size > 0 ? `#${[...texts.values()].join('&')}` : '';
}
