import { cutAtHits } from '../../domain/search';

type MarkedTextProps = {
  text: string;
  /** The beginnings of words that were searched for. */
  words: readonly string[];
};

/** A text with the hits of a search marked in it. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let at = 0;
  return cutAtHits(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.hit ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
