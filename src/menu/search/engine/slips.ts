/** Least length of a menu word that can be the correction of a slip, and of a typed word with a wrong letter. */
const MIN_LENGTH = 5;

/** A word without the letters that are hard to hear and to spell in Italian: double consonants and the h. */
function soundOf(word: string): string {
  return word.replace(/h|c(?=[kq])/g, '').replace(/(.)\1+/g, '$1');
}

/** Whether two words differ by one edit: a letter added, removed or replaced, or two neighbours swapped. */
export function isOneEdit(a: string, b: string): boolean {
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

/** The distance of a typed word from a menu word, or from the beginning of one; null if it is no slip of it. */
function distance(typed: string, word: string): number | null {
  if (word.length < MIN_LENGTH || word[0] !== typed[0]) return null;
  const [sound, whole] = [soundOf(typed), soundOf(word)];
  if (sound === whole) return 0;
  if (sound.length >= MIN_LENGTH && whole.startsWith(sound)) return 1;
  if (typed.length < MIN_LENGTH) return null;
  return isOneEdit(sound, whole) ? 2 : null;
}

/**
 * Finds the words that a typed word may be a slip of, only the nearest ones: those that sound the same, else those at one edit.
 * The first letter must be right. All words are folded.
 */
export function findSlips(words: Iterable<string>, typed: string): string[] {
  let nearest: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const far = distance(typed, word);
    if (far === null || far > least) continue;
    nearest = far < least ? [word] : [...nearest, word];
    least = far;
  }
  return nearest;
}
