import { fold } from '../fold';
import { type Column, type Token, tokensOf } from './column';
import { connectives, described, type Food, foodOf, joined, served } from './grammar';
import type { Translation } from './language';

/** A language with its glossary. */
export type Translator = { language: Translation; column: Column };

/** A piece of a translated text. */
export type TranslatedPart = {
  text: string;
  /** Whether it is as it was written: the glossary lacks something in it. */
  isItalian: boolean;
};

/** Places whose name behind 'di' is the same in every language. */
const PLACES = new Set(
  `amatrice ariccia avellino bra bronte cervia castelvetro cetara chioggia colonnata cuneo ischia lipari mazara norcia pantelleria parma
  piacenza sorrento spilinga stromboli trapani tropea treviso vignola zibello`.split(/\s+/),
);

/** The words between two foods. */
const PAIRING = ['e', 'ed', 'con'];

const FROM: Readonly<Record<Translation, string>> = { en: 'from', de: 'aus', fr: 'de', es: 'de' };

/** What separates the parts of a text, or a decimal number, which is no separator. */
const SEPARATOR = /\d[.,]\d|\s*(?:[;:()!?\n•·|+,]|\.(?=\s|$)|\s[-–—/]\s)\s*/gu;

/** The parts of a text and what stands between them, in turn: a part first. */
function split(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(SEPARATOR)) {
    if (/\d$/.test(found) && /^\d/.test(found)) continue;
    pieces.push(text.slice(start, index), found);
    start = index + found.length;
  }
  return [...pieces, text.slice(start)];
}

const isNumber = ({ word }: Token) => /^\d/.test(word);

/** The phrase with the numbers of the text in place of '#', in the language's spelling. */
function withNumbers(phrase: string, tokens: readonly Token[], language: Translation): string {
  const numbers = tokens.filter(isNumber).map(({ word }) => word);
  return phrase.replace(/#/g, () => {
    const number = numbers.shift() ?? '';
    return language === 'en' ? number.replace(',', '.') : number;
  });
}

/** The phrase with an asterisk behind each frozen food: where the glossary has one, else behind all of it. */
function withStars(text: string, tokens: readonly Token[], and: string): string {
  const count = tokens.filter(({ isFrozen }) => isFrozen).length;
  if (count === 0) return text.replace('*', '');
  if (text.includes('*')) return text;
  return count > 1 ? `${text.replace(` ${and} `, `* ${and} `)}*` : `${text}*`;
}

/** Translates words that are one part of a text. @returns null if the glossary lacks something in it */
function translateTokens(all: readonly Token[], { language, column }: Translator): Food | null {
  const known = new Map<string, Food | null>();
  const { and } = connectives[language];

  function spell(food: Food, tokens: readonly Token[]): Food {
    const text = (words: string) => withStars(withNumbers(words, tokens, language), tokens, and);
    return { ...food, text: text(food.text), dative: food.dative && text(food.dative) };
  }
  function whole(tokens: readonly Token[]) {
    const keys = [
      tokens.map(({ word }) => word),
      tokens.map((token) => (isNumber(token) ? '#' : token.word)),
    ].map((words) => words.join(' '));
    const phrase = keys.map((key) => column.phrases.get(key)).find(Boolean);
    return phrase ? spell(foodOf(phrase, language), tokens) : null;
  }
  /** The two sides of a word between two foods. */
  function around(from: number, to: number, words: readonly string[], join: typeof served) {
    for (let at = from + 1; at < to - 1; at += 1) {
      if (!words.includes(all[at]?.word ?? '')) continue;
      const one = visit(from, at);
      const other = one && visit(at + 1, to);
      const both = one && other && join(one, other, language);
      if (both) return both;
    }
    return null;
  }
  /** Words that name two foods and are no row: 'a e b alla griglia' does not say whether both are grilled. */
  const isPair = (from: number, to: number) =>
    all.slice(from, to).some(({ word }) => PAIRING.includes(word)) && !whole(all.slice(from, to));
  function inWay(from: number, to: number) {
    const matches = (words: readonly string[], at: number) =>
      words.every((word, index) => {
        const token = all[at + index];
        return token && (word === token.word || (word === '#' && isNumber(token)));
      });
    for (const { before, after, phrase } of column.ways) {
      const [start, end] = [from + before.length, to - after.length];
      if (start >= end || !matches(before, from) || !matches(after, end)) continue;
      // 'A fine cottura a e b' does, and so does 'con a e b'.
      const isOfBoth = before.length > 1 || before[0] === 'con';
      const food = isOfBoth || !isPair(start, end) ? visit(start, end) : null;
      if (!food) continue;
      const words = [...all.slice(from, start), ...all.slice(end, to)];
      const way = described(
        { ...phrase, text: withNumbers(phrase.text, words, language) },
        food,
        language,
      );
      if (!way) continue;
      const isFrozen = words.some((word) => word.isFrozen);
      // The food has its asterisks already.
      return isFrozen && !way.text.includes('*') ? spell(way, words) : way;
    }
    return null;
  }
  function fromPlace(from: number, to: number) {
    const [of, place] = [all[to - 2], all[to - 1]];
    if (to - from < 3 || of?.word !== 'di' || !place || !PLACES.has(place.word)) return null;
    if (isPair(from, to - 2)) return null;
    const food = visit(from, to - 2);
    const name = place.written.replace(/^./, (letter) => letter.toUpperCase());
    const behind = ` ${FROM[language]} ${name}${place.isFrozen ? '*' : ''}`;
    return (
      food && { ...food, text: food.text + behind, dative: food.dative && food.dative + behind }
    );
  }
  function visit(from: number, to: number): Food | null {
    const key = `${from} ${to}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const food =
      whole(all.slice(from, to)) ??
      inWay(from, to) ??
      around(from, to, ['e', 'ed'], joined) ??
      fromPlace(from, to) ??
      around(from, to, ['con'], served);
    known.set(key, food);
    return food;
  }
  return visit(0, all.length);
}

/** What separates two parts, as the language writes it. */
const separated = (separator: string, language: Translation) =>
  language === 'fr' ? separator.replace(/\s*([:;!?])/g, '\u00a0$1') : separator;

/** Translates what stands between two separators. @returns null if the glossary lacks something in it */
function translatePart(part: string, translator: Translator): string | null {
  const tokens = tokensOf(part);
  const isAnd = (token?: Token) => token?.word === 'e' && tokens.length > 1;
  const [first, last] = [isAnd(tokens[0]), isAnd(tokens.at(-1))];
  const food = translateTokens(tokens.slice(first ? 1 : 0, last ? -1 : undefined), translator);
  if (!food) return null;
  const { and } = connectives[translator.language];
  const text = [first && and, food.text, last && and].filter(Boolean).join(' ');
  if (!/^\P{L}*\p{Lu}/u.test(part)) return text;
  return text.replace(/^['(]?\p{L}/u, (letter) => letter.toUpperCase());
}

/**
 * Translates the ingredients of a dish. A part between commas and the like is translated as a whole, or stays as it is: half a
 * part could say something else.
 * @param text Italian
 * @returns the whole text in pieces, neighbours of one kind joined; empty for an empty text
 */
export function translateIngredients(text: string, translator: Translator): TranslatedPart[] {
  const found: TranslatedPart[] = [];
  for (const [index, piece] of split(text).entries()) {
    if (piece === '') continue;
    const isSeparator = index % 2 === 1 || !/[\p{L}\p{N}]/u.test(piece);
    const last = found.at(-1);
    const translated = isSeparator ? null : translatePart(piece, translator);
    const isItalian = isSeparator ? (last?.isItalian ?? false) : translated === null;
    const written = isSeparator && !isItalian ? separated(piece, translator.language) : piece;
    const part = { text: translated ?? written, isItalian };
    if (last?.isItalian === isItalian) last.text += part.text;
    else found.push(part);
  }
  return found;
}

/** Explains the name of a dish. @returns null if the glossary does not know all of it, or its words are the name itself */
export function explainName(name: string, translator: Translator): string | null {
  const parts = translateIngredients(name, translator);
  const text = parts.map((part) => part.text).join('');
  if (parts.some(({ isItalian }) => isItalian) || fold(text) === fold(name)) return null;
  return text;
}
