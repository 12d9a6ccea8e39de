import { allergenWords } from '../../../domain/allergens/allergen-words';
import { isOneEdit, isSlipOf } from '../slips';
import { coeliacs, illnesses, markers, weakMarkers } from './signal-words';

/* Words that exclude something: alone, as the beginning or the end of a word, and with a slip. */

/** A table as it is looked up: whole words, beginnings and ends. */
export const tableOf = (words: readonly string[]) => ({
  whole: new Set(words.filter((word) => !word.includes('…'))),
  starts: words.flatMap((word) => (word.endsWith('…') ? word.slice(0, -1) : [])),
  ends: words.flatMap((word) => (word.startsWith('…') ? word.slice(1) : [])),
});
type Table = ReturnType<typeof tableOf>;

/** Whether a word is in a table, as a whole or by its beginning. */
export const isIn = ({ whole, starts }: Table, key: string) =>
  whole.has(key) || starts.some((start) => key.startsWith(start));

const marking = tableOf([...markers, ...illnesses, ...coeliacs]);
const weak = tableOf(weakMarkers);
const ill = tableOf(illnesses);
const coeliac = tableOf(coeliacs);

/** Whether a word excludes, or tells of an allergy, an illness or harm. */
export const isMarker = (key: string) => isIn(marking, key);
/** Whether a word excludes only when it stands beside a word for an allergen. */
export const isWeakMarker = (key: string) => isIn(weak, key);
export const isIllness = (key: string) => isIn(ill, key);
/** Whether a word names coeliac disease. A word that is neither on the menu nor in a table may have one slip. */
export const isCoeliac = (key: string, isKnown: boolean) =>
  isIn(coeliac, key) || (!isKnown && beginsWithSlip(key, coeliac));

/** How long a word is in which one slip is forgiven: 'ohne' is not 'Bohne', 'frei' not 'drei'. */
const LONG = 6;

/** Whether a long word begins with one of the starts, but for one slip after its first letter. */
function beginsWithSlip(key: string, { starts }: Table): boolean {
  const begins = (start: string) =>
    start.length >= LONG - 1 &&
    key[0] === start[0] &&
    [-1, 0, 1].some((by) => isOneEdit(key.slice(0, start.length + by), start));
  return key.length >= LONG && starts.some(begins);
}

/** Whether a typed word is a long marker with one slip, or begins like one. */
export function isSlipOfMarker(key: string): boolean {
  const isSlip = (marker: string) =>
    (Math.max(key.length, marker.length) >= LONG || marker === 'senza') && isOneEdit(key, marker);
  return [...marking.whole].some(isSlip) || beginsWithSlip(key, marking);
}

/**
 * The part of a compound that is no marker: 'milch' of 'Milchallergie', 'latte' of 'nolatte'; null if it is no such word.
 * @param isOnMenu whether the menu has the word: then only its end can be a marker
 */
export function withoutMarker(key: string, isOnMenu: boolean): string | null {
  const end = marking.ends.find((each) => key.endsWith(each) && key.length > each.length + 1);
  if (end) return key.slice(0, -end.length);
  for (let at = 2; at <= key.length - 2 && !isOnMenu; at += 1) {
    const [head, tail] = [key.slice(0, at), key.slice(at)];
    if (marking.whole.has(head) && (at > 4 || allergenWords.has(tail))) return tail;
    const isEnd = (each: string) => tail.length > 2 && isOneEdit(tail, each);
    if (key.length > LONG && allergenWords.has(head) && marking.ends.some(isEnd)) return head;
  }
  return null;
}

/**
 * The words for allergens from which a word is one slip away.
 * @param isForbidding whether the query has a marker: then it gets no list, and a slip anywhere in a long word is forgiven
 */
export const allergenWordsNear = (key: string, isForbidding: boolean) =>
  [...allergenWords.keys()].filter(
    (word) => isSlipOf(key, word) || (isForbidding && key.length >= LONG && isOneEdit(key, word)),
  );
