import { type ReactNode, useSyncExternalStore } from 'react';

/*
 * The language in which pages that have several are shown. Texts are written in Italian where they stand, and that text is the key of
 * its translations. The module that loads a language shows it here (`showTexts`).
 */

/** What stands in the braces of a text. A `count` chooses between its two forms, and is written in the language's digits. */
type Values = Readonly<Record<string, string | number>>;

/** A piece of a text that the house has written. */
export type WrittenPart = { text: string; isItalian: boolean };

/** A language to show. */
export type ShownLanguage = {
  /** As in `<html lang>`. */
  language: string;
  /** The translation of a text of ours; undefined if there is none. */
  find: (text: string) => string | undefined;
  /** A text that the house has written, in pieces. */
  read: (text: string) => readonly WrittenPart[];
  /** What the name of a dish means; null if that is not known. */
  explain: (name: string) => string | null;
};

const italian: ShownLanguage = {
  language: 'it',
  find: () => undefined,
  read: (text) => [{ text, isItalian: true }],
  explain: () => null,
};

/** What components need of the language that is shown. */
export type Texts = Omit<ShownLanguage, 'find'> & {
  isItalian: boolean;
  /**
   * A text of ours in the language that is shown.
   * @param text Italian. Two forms are separated by ' ¦ ', the one for a `count` of one first
   * @param values what stands in its braces
   */
  t: (text: string, values?: Values) => string;
};

function textsIn(shown: ShownLanguage): Texts {
  const { language, find, ...rest } = shown;
  function t(text: string, values: Values = {}): string {
    const [one = '', other = one] = (find(text) ?? text).split(' ¦ ');
    const isOne =
      typeof values.count === 'number' &&
      new Intl.PluralRules(language).select(values.count) === 'one';
    return (isOne ? one : other).replace(/\{(\w+)\}/g, (place, name: string) =>
      String(values[name] ?? place),
    );
  }
  return { ...rest, language, isItalian: language === 'it', t };
}

/** Italian, for what is Italian in every language: the screens that waiters read. */
export const inItalian = textsIn(italian);
let texts = inItalian;
const listeners = new Set<() => void>();

/** Shows another language; Italian without one. */
export function showTexts(shown: ShownLanguage | null): void {
  texts = shown ? textsIn(shown) : inItalian;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The texts in the language that is shown: Italian in prerendered pages, and while they hydrate. */
export function useTexts(): Texts {
  return useSyncExternalStore(
    subscribe,
    () => texts,
    () => inItalian,
  );
}

/** A text of ours with elements in its braces: 'Chiamaci al {phone}.' */
export function Sentence({ text, ...elements }: { text: string } & Record<string, ReactNode>) {
  return text.split(/\{(\w+)\}/).map((piece, at) => {
    const key = `${at} ${piece}`;
    return <span key={key}>{at % 2 === 1 ? elements[piece] : piece}</span>;
  });
}

const unmarked = (text: string): ReactNode => text;

type WrittenProps = {
  text: string;
  /** Renders a text with the parts that are to be highlighted. */
  mark?: ((text: string) => ReactNode) | undefined;
};

/** A text that the house has written, in the language that is shown; what it lacks stays Italian, and says so to screen readers. */
export function Written({ text, mark = unmarked }: WrittenProps) {
  const { isItalian, read } = useTexts();
  if (isItalian) return <span>{mark(text)}</span>;
  return read(text).map((part, at) => {
    const key = `${at} ${part.text}`;
    return (
      <span key={key} lang={part.isItalian ? 'it' : undefined}>
        {mark(part.text)}
      </span>
    );
  });
}
