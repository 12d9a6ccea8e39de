import type { Criterion } from '../../../domain/criteria';
import { fold } from '../../../domain/fold';
import { hasMark, type MarkId } from '../../../domain/product/marks';
import type { MenuIndex } from './menu-index';
import { forChildren, notNaming, notSpicy, ofSheet, spicy } from './query-criteria';
import {
  ALLERGEN_NAMES,
  AND,
  CHATTER,
  CHILDREN,
  COELIAC,
  FREE,
  FREE_ENDING,
  INTOLERANT,
  joinWords,
  MEAT,
  OR,
  PESCETARIAN,
  SPICY,
  VEGAN,
  VEGETARIAN,
  WITH,
  WITHOUT,
} from './query-vocabulary';
import { MIN_ALLERGEN_BEGINNING, type QueryWord, understand } from './query-words';
import { FUNCTION_WORDS, WORD } from './words';

/** How many words of a query count: that many name any dish, and an address may bring a text of any length. */
const MAX_WORDS = 24;

/** A criterion that a query asks for. */
export type Asked = {
  criterion: Criterion;
  /** Whether it is typed to its end: 'senza lat' may become something else. */
  whole: boolean;
  /** The query without the words that ask for it. */
  without: string;
};

/** What a query asks for. */
export type ReadQuery = {
  /** What is searched for. */
  words: readonly QueryWord[];
  /** What the dishes are to be, or not to be. */
  asked: readonly Asked[];
  /** Ids of the allergens that it names without saying that they are to be avoided. */
  named: readonly number[];
};

/** What a word of the query does there. */
type Role = 'search' | 'nothing' | 'without' | 'free' | 'intolerant' | 'criterion';
type Token = {
  word: QueryWord;
  /** Where it stands in the query, in UTF-16 units. */
  start: number;
  end: number;
  role: Role;
  /** Ids of the allergens that it names, avoided or not. */
  allergens: readonly number[];
  whereAvoided: readonly number[];
  /** Whether a word before it says that it is not wanted. */
  negated: boolean;
  criteria: Criterion[];
};

function allergensNamedBy(
  words: readonly QueryWord[],
  kinds: readonly ('italian' | 'foreign' | 'whereAvoided')[],
) {
  const partsOf = new Map<QueryWord, number[]>();
  for (const [id, names] of Object.entries(ALLERGEN_NAMES)) {
    for (const name of kinds.flatMap((kind) => names[kind] ?? [])) {
      const parts = name
        .split(' ')
        .map((part) => words.filter((word) => isNamed(word, part, names.foreign.includes(name))));
      if (parts.some((typed) => typed.length === 0)) continue;
      for (const word of parts.flat())
        partsOf.set(word, [...(partsOf.get(word) ?? []), Number(id)]);
    }
  }
  return partsOf;
}

/** Italian has forms and slips; of the other languages only the words themselves are known. */
function isNamed(word: QueryWord, part: string, foreign: boolean): boolean {
  return foreign ? word.typed === part : word.means(part);
}

/** Splits a query into words, each with what it names. 'glutenfrei' names gluten, and that it is not wanted. */
function tokensOf(index: MenuIndex, query: string): Token[] {
  const found = [...query.matchAll(WORD)].slice(0, MAX_WORDS).map(({ 0: text, index: start }) => {
    const typed = fold(text);
    const stem = typed.replace(FREE_ENDING, '').replace(/^senza(?=.{4})/, '');
    const compound = stem.length >= 4 && stem !== typed;
    return {
      start,
      end: start + text.length,
      compound,
      word: understand(index, compound ? stem : typed),
    };
  });
  const words = found.map(({ word }) => word);
  const allergens = allergensNamedBy(words, ['italian', 'foreign']);
  const whereAvoided = allergensNamedBy(words, ['italian', 'foreign', 'whereAvoided']);
  return found.map(({ word, start, end, compound }) => ({
    word,
    start,
    end,
    role: 'search',
    allergens: [...new Set(allergens.get(word))],
    whereAvoided: [...new Set(whereAvoided.get(word))],
    negated: compound,
    criteria: [],
  }));
}

/** Whether the menu says that a dish is without it itself: 'Cola senza zucchero'. */
function isOnMenu({ texts }: MenuIndex, { words }: QueryWord): boolean {
  return [...words].some((word) => texts.some((text) => text.includes(`senza ${word}`)));
}

/** Says of each word whether it is wanted, not wanted, or says something of another. */
function assignRoles(index: MenuIndex, tokens: Token[]): void {
  const intolerant = tokens.some(({ word }) => INTOLERANT.has(word.typed));
  /** Whether words are not wanted now, and of which kind the last such word was. */
  let without: 'no' | 'yes' | 'allergen' | 'word' = 'no';
  let joined: 'no' | 'and' | 'or' = 'no';
  for (const [at, token] of tokens.entries()) {
    const { typed } = token.word;
    const isName = token.allergens.length > 0;
    if (!isName && (WITHOUT.has(typed) || INTOLERANT.has(typed))) {
      token.role = INTOLERANT.has(typed) ? 'intolerant' : 'without';
      without = 'yes';
    } else if (!isName && FREE.has(typed)) {
      token.role = 'free';
      // 'gluten free', and 'libre de gluten'.
      const before = tokens.slice(0, at).findLast(({ role }) => role !== 'nothing');
      if (before && before.role === 'search') before.negated = true;
      else without = 'yes';
    } else if (WITH.has(typed)) {
      token.role = 'nothing';
      without = 'no';
    } else if (AND.has(typed)) {
      token.role = 'nothing';
      joined = OR.has(typed) ? 'or' : 'and';
      continue;
    } else if (
      !isName &&
      !isCriterion(typed) &&
      (CHATTER.has(typed) || FUNCTION_WORDS.has(typed))
    ) {
      token.role = 'nothing';
      continue;
    } else {
      const kind =
        isName || token.whereAvoided.length > 0 || isCriterion(typed) ? 'allergen' : 'word';
      // 'senza latte e funghi' wants mushrooms; 'senza cipolla e aglio' wants neither.
      const goesOn: boolean =
        without === 'yes' ||
        (without !== 'no' &&
          (joined === 'or' || kind === 'allergen' || (joined === 'and' && without === 'word')));
      token.negated ||= goesOn || (intolerant && isName);
      without = goesOn ? kind : 'no';
    }
    joined = 'no';
  }
  for (const token of tokens) {
    if (token.negated && isOnMenu(index, token.word) && token.whereAvoided.length === 0) {
      token.negated = false;
    }
  }
}

function isCriterion(typed: string): boolean {
  return [COELIAC, VEGETARIAN, VEGAN, PESCETARIAN, SPICY, CHILDREN, MEAT].some((words) =>
    words.has(typed),
  );
}

/** The criteria that a word asks for, none where it is searched for; null where it says nothing. */
function criteriaOf(index: MenuIndex, { word, negated, whereAvoided }: Token): Criterion[] | null {
  const { typed } = word;
  // Where staff have marked no dish, the word is searched for like any other.
  const marked = (mark: MarkId) => index.entries.some(({ product }) => hasMark(product, mark));
  const meats = understand(index, 'carne').words;
  if (COELIAC.has(typed)) return [ofSheet(1)];
  if (negated && MEAT.has(typed)) {
    return [marked('vegetariano') ? ofSheet('vegetariani') : notNaming(typed, meats)];
  }
  if (VEGETARIAN.has(typed) && marked('vegetariano'))
    return negated ? null : [ofSheet('vegetariani')];
  if (VEGAN.has(typed) && marked('vegano')) return negated ? null : [ofSheet('vegani')];
  if (PESCETARIAN.has(typed)) return negated ? null : [notNaming('carne', meats)];
  if (SPICY.has(typed)) return [negated ? notSpicy : spicy];
  if (CHILDREN.has(typed)) return negated ? null : [forChildren];
  if (!negated) return [];
  if (whereAvoided.length > 0) return whereAvoided.map(ofSheet);
  if (word.words.size > 0) return [notNaming(typed, word.words)];
  // It is still being typed.
  const begun = allergensBegunWith(typed);
  if (begun.length > 0) return begun.map(ofSheet);
  return [
    notNaming(
      typed,
      new Set([...index.vocabulary.keys()].filter((each) => each.startsWith(typed))),
    ),
  ];
}

/** Ids of the allergens of whose names a word is the beginning. */
function allergensBegunWith(typed: string): number[] {
  if (typed.length < MIN_ALLERGEN_BEGINNING) return [];
  return Object.entries(ALLERGEN_NAMES).flatMap(([id, { italian }]) =>
    italian.some((name) => name.startsWith(typed)) ? Number(id) : [],
  );
}

/** The words that only say something of this one: 'senza', 'free', and the 'e' of 'senza latte e uova'. */
function around(tokens: readonly Token[], own: Token): Token[] {
  const at = tokens.indexOf(own);
  const isAnd = (token: Token | undefined) => !!token && AND.has(token.word.typed);
  const before = tokens.slice(0, at).findLast(({ role }) => role !== 'nothing');
  const marker = before && ['without', 'intolerant'].includes(before.role) ? [before] : [];
  const next = tokens[at + 1];
  if (next?.role === 'free') return [own, next];
  if (next && isAnd(next)) {
    return tokens[at + 2]?.role === 'without' ? [own, next, ...marker] : [own, next];
  }
  const last = tokens[at - 1];
  return last && isAnd(last) ? [own, last] : [own, ...marker];
}

/** The query without some of its words. */
function rest(query: string, tokens: readonly Token[], removed: ReadonlySet<Token>): string {
  let [text, end] = ['', 0];
  for (const token of tokens) {
    if (!removed.has(token)) continue;
    text += query.slice(end, token.start);
    end = token.end;
  }
  return (text + query.slice(end))
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Understands a query: its criteria, and what else is searched for. */
export function readQuery(index: MenuIndex, text: string): ReadQuery {
  const query = joinWords(text);
  const tokens = tokensOf(index, query);
  assignRoles(index, tokens);
  for (const token of tokens) {
    if (token.role !== 'search') continue;
    const found = criteriaOf(index, token);
    token.criteria = found ?? [];
    if (found === null) token.role = 'nothing';
    else if (found.length > 0) token.role = 'criterion';
  }
  const asking = tokens.filter(({ role }) => role === 'criterion');
  const searched = tokens.filter(({ role }) => role === 'search');
  // On the menu itself: 'Cola senza zucchero'.
  const alone = tokens.filter(
    ({ role, word }, at) =>
      role === 'without' &&
      index.texts.some((each) => each.includes(`${tokens[at - 1]?.word.typed} ${word.typed}`)),
  );
  const words = [...searched, ...alone];
  const everything = asking.length === 0 && words.length === 0 ? tokens : words;

  const criteria = [
    ...new Map(asking.flatMap((token) => token.criteria).map((each) => [each.id, each])).values(),
  ];
  const asked = criteria.map((criterion) => {
    const own = asking.filter((token) => token.criteria.includes(criterion));
    // With the last criterion also the words around it go.
    const last = asking.every((token) => own.includes(token));
    const removed = last
      ? tokens.filter(({ role }) => role !== 'search')
      : own.flatMap((token) => around(tokens, token));
    return {
      criterion,
      whole: own.some(
        ({ word, whereAvoided }) =>
          word.whole && (word.words.size > 0 || whereAvoided.length > 0 || isCriterion(word.typed)),
      ),
      without: rest(query, tokens, new Set(removed)),
    };
  });
  return {
    words: unique(everything.map(({ word }) => word)),
    asked,
    named: [...new Set(searched.flatMap(({ allergens }) => allergens))].sort((a, b) => a - b),
  };
}

function unique(words: readonly QueryWord[]): QueryWord[] {
  return [...new Map(words.map((word) => [word.typed, word])).values()];
}

/** Whether a word is part of the name of one of these allergens. */
export function isNameOf(word: QueryWord, ids: readonly number[]): boolean {
  const named = allergensNamedBy([word], ['italian', 'foreign']).get(word) ?? [];
  const isPart = (id: number) =>
    ALLERGEN_NAMES[id]?.italian.some((name) => name.split(' ').some((part) => word.means(part)));
  return ids.some((id) => named.includes(id) || isPart(id));
}
