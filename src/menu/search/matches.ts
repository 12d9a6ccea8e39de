import { WORD } from '../../domain/fold';

/** A part of a text; `match` is true if a search matched it. */
type TextPart = { text: string; match: boolean };

/** Splits a text at the words that a search matched. The parts together are the text. */
export function splitAtMatches(text: string, isMatch: (word: string) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), match: false });
    end = index + word.length;
    parts.push({ text: word, match: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), match: false });
  return parts;
}
