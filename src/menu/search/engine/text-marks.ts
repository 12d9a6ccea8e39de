import { fold } from '../../../domain/fold';
import { WORD } from './words';

/** What a search matched in the texts, folded. */
export type Marks = {
  /** Words that are marked from their first letter to their last. */
  words: ReadonlySet<string>;
  /** What other words begin with: as much of them is marked. */
  beginnings: readonly string[];
};

/** A part of a text; `match` is true where the search matched it. */
export type TextPart = { text: string; match: boolean };

/** Splits a text at what a search matched in its words. The parts together are the text. */
export function splitAtMatches(text: string, marks: Marks): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchLength(word, marks);
    if (length === 0) continue;
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), match: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false });
  return parts;
}

/** How many UTF-16 units of a word are marked, 0 where it does not match. */
function matchLength(word: string, { words, beginnings }: Marks): number {
  const folded = fold(word);
  if (words.has(folded)) return word.length;
  const longest = Math.max(
    0,
    ...beginnings
      .filter((beginning) => folded.startsWith(beginning))
      .map((beginning) => beginning.length),
  );
  if (longest === 0) return 0;
  let length = 0;
  for (const letter of word) {
    // A combining accent belongs to the letter before it.
    if (fold(word.slice(0, length)).length >= longest && fold(letter) !== '') break;
    length += letter.length;
  }
  return length;
}
