import { fold } from '../../../domain/fold';

/** A word of a text: letters with their accents, and digits. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Articles, prepositions and conjunctions: they say nothing of what is searched for. */
export const FUNCTION_WORDS = new Set(
  [
    'il lo la l i gli le un uno una',
    'e ed o a ad di d da in con per su tra fra',
    'al allo alla all ai agli alle col coi',
    'del dello della dell dei degli delle dal dallo dalla dall dai dagli dalle',
    'nel nello nella nell nei negli nelle sul sullo sulla sull sui sugli sulle',
  ].flatMap((line) => line.split(' ')),
);

/** The words of a text, folded: "Pinsa dell'orto" is 'pinsa', 'dell', 'orto'. */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** The words of a text without its function words; all of them where it has no others. */
export function contentWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const content = words.filter((word) => !FUNCTION_WORDS.has(word));
  return content.length > 0 ? content : words;
}
