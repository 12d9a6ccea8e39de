/* Slips of the finger in a typed word. */

/** Whether two words differ by one edit: a letter added, removed or replaced, or two neighbours swapped. */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (a[at] && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = restA.slice(1, 2) + restA.slice(0, 1) + restA.slice(2);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    swapped === restB
  );
}

/** How many letters at the beginning of a word a slip leaves as they are. */
const SURE_LETTERS = 3;

/** How long both words are at least. */
const SHORTEST = 5;

export const beginAlike = (a: string, b: string) =>
  a.slice(0, SURE_LETTERS) === b.slice(0, SURE_LETTERS);

/** Whether a typed word is another one with a slip: one edit after the first letters. 'Crota' is no slip of 'carota'. */
export const isSlipOf = (typed: string, word: string) =>
  Math.min(typed.length, word.length) >= SHORTEST &&
  typed !== word &&
  beginAlike(typed, word) &&
  isOneEdit(typed, word);
