import { splitAtMatches } from '../../domain/search';

type MarkedTextProps = {
  text: string;
  /** The folded prefixes that were searched for. */
  prefixes: readonly string[];
};

/** A text with the matches of a search marked. */
export function MarkedText({ text, prefixes }: MarkedTextProps) {
  let start = 0;
  return splitAtMatches(text, prefixes).map((part) => {
    const key = start;
    start += part.text.length;
    return part.match ? <mark key={key}>{part.text}</mark> : part.text;
  });
}
