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
};

/** What a word of the query does there. */
type Role = 'search' | 'nothing' | 'without' | 'criterion';
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
  /** The words that say so. */
  markers: Token[];
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
    markers: [],
    criteria: [],
  }));
}

/** Whether the menu says that a dish is without it itself: 'Cola senza zucchero'. */
function isOnMenu({ texts }: MenuIndex, { words }: QueryWord): boolean {
  return [...words].some((word) => texts.some((text) => text.includes(`senza ${word}`)));
}

/** Says of each word whether it is wanted, not wanted, or says something of another. */
function assignRoles(index: MenuIndex, tokens: Token[]): void {
  const intolerant = tokens.filter(({ word }) => INTOLERANT.has(word.typed));
  /** Whether words are not wanted now, and of which kind the last such word was. */
  let without: 'no' | 'yes' | 'allergen' | 'word' = 'no';
  let joined: 'no' | 'and' | 'or' = 'no';
  /** The last word that says so. */
  let marker: Token | null = null;
  for (const [at, token] of tokens.entries()) {
    const { typed } = token.word;
    const isName = token.allergens.length > 0;
    if (!isName && (WITHOUT.has(typed) || INTOLERANT.has(typed))) {
      token.role = 'without';
      marker = token;
      without = 'yes';
    } else if (!isName && FREE.has(typed)) {
      token.role = 'without';
      // 'gluten free', and 'libre de gluten'.
      const before = tokens.slice(0, at).findLast(({ role }) => role !== 'nothing');
      if (before?.role === 'search') {
        before.negated = true;
        before.markers.push(token);
      } else {
        marker = token;
        without = 'yes';
      }
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
      if (goesOn && marker) token.markers.push(marker);
      if (isName) token.markers.push(...intolerant);
      token.negated ||= token.markers.length > 0;
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

/** The query without the words that ask for a criterion: its own, those that only say something of them, and what joins them. */
function queryWithout(query: string, tokens: readonly Token[], criterion: Criterion): string {
  const others = tokens.filter(({ criteria }) => criteria.some((each) => each !== criterion));
  // With the last criterion also the words around it go.
  const isOver = (token: Token) => others.length === 0 && token.role !== 'search';
  const isOwn = (token: Token) => token.criteria.includes(criterion);
  const isMarker = (token: Token) => (other: Token) => other.markers.includes(token);
  const kept = tokens.filter((token, at) => {
    const joins =
      AND.has(token.word.typed) && tokens.slice(Math.max(0, at - 1), at + 2).some(isOwn);
    const isFree = tokens.some(isMarker(token)) && !others.some(isMarker(token));
    return !(isOwn(token) || isOver(token) || joins || isFree);
  });
  return kept.map(({ start, end }) => query.slice(start, end)).join(' ');
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
  const words = [
    ...searched.map(({ word, allergens }) => ({ ...word, named: allergens })),
    ...alone.map(({ word }) => word),
  ];
  const isNothing = asking.length === 0 && words.length === 0;

  const criteria = [
    ...new Map(asking.flatMap((token) => token.criteria).map((each) => [each.id, each])).values(),
  ];
  const asked = criteria.map((criterion) => ({
    criterion,
    whole: asking.some(
      ({ word, whereAvoided, criteria: own }) =>
        own.includes(criterion) &&
        word.whole &&
        (word.words.size > 0 || whereAvoided.length > 0 || isCriterion(word.typed)),
    ),
    without: queryWithout(query, tokens, criterion),
  }));
  const wanted = isNothing ? tokens.map(({ word }) => word) : words;
  return { words: [...new Map(wanted.map((word) => [word.typed, word])).values()], asked };
}
