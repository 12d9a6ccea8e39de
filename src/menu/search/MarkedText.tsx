import { type Marks, splitAtMatches } from './engine/text-marks';

type MarkedTextProps = {
  text: string;
  marks: Marks;
};

/** A text with the matches of a search marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  let start = 0;
  return splitAtMatches(text, marks).map((part) => {
    const key = start;
    start += part.text.length;
    // No bare text: a browser that translates the page takes it away from React.
    return part.match ? <mark key={key}>{part.text}</mark> : <span key={key}>{part.text}</span>;
  });
}
