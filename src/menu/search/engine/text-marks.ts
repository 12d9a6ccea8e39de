import { fold } from '../../../domain/fold';
import { WORD } from './words';

/** What a search matched in the texts, folded. */
export type Marks = {
  words: ReadonlySet<string>;
  /** What other words begin with. */
  beginnings: readonly string[];
};

/** A part of a text; `match` is true where the search matched it. */
export type TextPart = { text: string; match: boolean };

/** Splits a text at the words that a search matched. The parts together are the text. */
export function splitAtMatches(text: string, { words, beginnings }: Marks): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const folded = fold(word);
    if (!words.has(folded) && !beginnings.some((each) => each && folded.startsWith(each))) continue;
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    end = index + word.length;
    parts.push({ text: word, match: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false });
  return parts;
}
