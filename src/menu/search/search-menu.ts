import type { SearchResult as Match, Query } from 'minisearch';
import { mentionsIn } from '../../domain/allergens/allergen-words';
import { contentWordsOf, wordsOf } from '../../domain/fold';
import type { Timetable } from '../../domain/hours/weekly-hours';
import { allergensOf } from '../../domain/product/allergens';
import { type DishCategoryName, dishCategories } from '../../domain/product/categories';
import { marks } from '../../domain/product/marks';
import type { Menu } from '../../domain/product/menu';
import type { Product } from '../../domain/product/product';
import { hoursOfAsked } from '../../domain/today/asked-days';
import type { Say } from '../../domain/words/say';
import { inItalian, type Texts } from '../../ui/texts';
import { QUOTED } from '../menu-texts';
import {
  declaration,
  hasBeginning,
  indexMenu,
  isKnownWord,
  type MenuIndex,
  nearWordsOf,
  PLACES,
  type SearchedText,
  suggestedFor,
  wholeWord,
} from './menu-index';
import { nameKeyOf, type QueryWord, readSignals, type Signals } from './query/signals';
import { stemsOf } from './query/stems';
import { synonymsOf } from './query/synonyms';

/** A whole word, in any form or meaning, counts more than the beginning of one. */
const WHOLE_WORD = 20;
const BEGINNING = 10;

/** More than any place: a dish that has a word comes before those that have only a meaning of it, 'salame' before 'nduja. */
const HAS_WORD = 1000;

/** The points of a category whose name has a word: 'pizza' finds the pizzas first. */
const MEANT_CATEGORY = 2 * HAS_WORD;

/** The points of the dish that is called so, before those of any other; its category comes after one that is meant. */
const IS_NAME = 100 * HAS_WORD;
const HAS_NAME = HAS_WORD / 2;

/** Reads the words of a query with their slips corrected, and the allergens that the corrected words name. */
function correctWords(index: MenuIndex, words: readonly QueryWord[]): SoughtWord[] {
  return words.map((word, at) => {
    const isKnown = isKnownWord(index, word);
    // '4' is no beginning of '48'.
    const mayBegin = at === words.length - 1 && !isKnown && /\D/.test(word.key);
    const begins = mayBegin && hasBeginning(index, word.key);
    const keys = isKnown || begins ? [] : nearWordsOf(index, word.key);
    if (keys.length === 0) return { ...word, keys: [word.key], begins };
    const mentions = mentionsIn(keys);
    return {
      ...word,
      text: keys.map((key) => index.spelling.get(key) ?? key).join(' o '),
      keys,
      ids: [...new Set([...word.ids, ...mentions.flatMap(({ ids }) => ids)])],
      sense: mentions[0]?.sense ?? word.sense,
      begins,
    };
  });
}

/** A word to look for. `keys`: its corrections, folded. `begins`: the guest may still be typing it, so words that begin so match. */
type SoughtWord = QueryWord & { keys: readonly string[]; begins: boolean };

/** The names of the marks: of these a dish with the mark comes first, not one whose name has the word. */
const markStems = new Set(marks.flatMap(({ name }) => contentWordsOf(name).flatMap(stemsOf)));

/** Whether a word stands for an allergen in general, and is not one food of a menu. */
const isGeneral = ({ sense }: Pick<QueryWord, 'sense'>) => sense === 'name' || sense === 'carrier';

/** The terms of a word itself: its forms. */
const formsOf = ({ keys }: SoughtWord) => keys.flatMap(stemsOf);

/** The terms that a word stands for: its forms and meanings, and the allergen that it names in general. */
const termsOf = ({ keys, ids, ...word }: SoughtWord) => [
  ...keys.flatMap((each) => [each, ...synonymsOf(each)]).flatMap(stemsOf),
  ...(isGeneral(word) ? ids.map(declaration) : []),
];

function queryOf(word: SoughtWord, terms = termsOf(word)): Query {
  return {
    combineWith: 'OR',
    queries: [...terms, ...(word.begins ? [{ queries: [wholeWord(word.key)], prefix: true }] : [])],
    ...(terms.some((term) => markStems.has(term)) && { fields: ['mark', 'text'] }),
  };
}

type Group = { category: DishCategoryName; products: Product[] };

/** The signals of a query, and the dishes that match every word of it: none if it forbids something. */
export type SearchResult = Omit<Signals, 'words' | 'isName' | 'days'> & {
  /** The hours of the days that the query asks for, a line each; null if it asks for none. */
  hoursAsked: ((now: number, timetable: Timetable) => readonly string[]) | null;
  groups: readonly Group[];
  /** The title of the list, also of an empty one: 'Piatti che nominano «funghi»'; '' if nothing is looked for. */
  title: string;
  /** The words that were looked for, without their slips. */
  sought: string;
  /** If nothing is found, the words that no dish has, else all; '' if they are about the filter alone. */
  missing: string;
  /** Whether a word names an allergen, so that a guest relies on the list, and on what it says. */
  namesAllergen: boolean;
  /** Words to look for instead if nothing is found; '' if there are none. */
  suggestion: string;
  /** Whether to mark a word of a text as a match. */
  isMatch: (word: string) => boolean;
};

/** Too little to look for: a Latin letter matches too many dishes to be of use, one of Chinese is a word. */
const TOO_SHORT = /^\p{Script=Latin}?$/u;

/** The search in a menu, from a query: see `searchMenu`. The words of the language that is shown find dishes too. */
export function searchIn(menu: Menu, { t, isItalian, read, explain }: Texts) {
  const translated = ({ nome, descrizione }: Product) =>
    [explain(nome) ?? '', ...read(descrizione).map(({ text }) => text)].join(' ');
  const index = isItalian ? indexMenu(menu) : indexMenu(menu, translated);
  return (query: string) => searchMenu(index, query, t);
}

/**
 * Reads a query, and finds the dishes that match every word: categories that the words name come first, and dishes that have them
 * in their names. A dish matches the name of an allergen, and of what always contains it, if it names or declares it.
 * @returns null if the query is too short to be looked for
 */
export function searchMenu(
  index: MenuIndex,
  query: string,
  t: Say = inItalian.t,
): SearchResult | null {
  const letters = wordsOf(query).join('');
  if (TOO_SHORT.test(letters)) return null;
  const { words: typed, isName, days, ...signals } = readSignals(query, index.menu);
  // Only words around a question: 'vorrei'.
  const isAnswered = signals.answers.length + days.length > 0;
  if (typed.length === 0 && !isAnswered && !signals.forbids) return null;
  const words = correctWords(index, typed);
  const isPartOfName = isInName(index, words);
  const queries = words.map((word) => queryOf(word, isPartOfName ? formsOf(word) : undefined));
  const matches = words.length > 0 ? index.engine.search({ combineWith: 'AND', queries }) : [];
  const groups = groupsOf(matches, index.dishes, words).map(({ products, ...group }) => ({
    ...group,
    // The name of a dish may say 'senza latte': no other dish is found by it.
    products: isName ? products.filter(({ nome }) => nameKeyOf(nome) === nameOf(typed)) : products,
  }));
  const terms = new Set(matches.flatMap((match) => match.terms));
  const ids = words.flatMap((word) => word.ids);
  return {
    ...signals,
    hoursAsked: days.length > 0 ? (now, timetable) => hoursOfAsked(days, now, timetable) : null,
    criteria: [...new Set([...signals.criteria, ...ids.map(String)])],
    groups: groups.filter(({ products }) => products.length > 0),
    title: words.length > 0 ? titleOf(words, isName || isPartOfName, t) : '',
    sought: spelledOut(words),
    missing: matches.length > 0 ? '' : missingIn(index, words),
    namesAllergen: ids.length > 0,
    suggestion: matches.length > 0 ? '' : suggestionFor(index, words),
    isMatch: (text) =>
      wordsOf(text).some((word) =>
        [...stemsOf(word), wholeWord(word)].some((term) => terms.has(term)),
      ),
  };
}

const nameOf = (words: readonly QueryWord[]) => words.map(({ key }) => key).join(' ');

/** The words as they were typed, from the first that is looked for to the last, without slips. */
const spelledOut = (words: readonly SoughtWord[]) =>
  words.flatMap(({ text, before }, at) => (at === 0 ? text : [...before, text])).join(' ');

/** 'Piatti che nominano o dichiarano «latte»'. What only contains an allergen is declared by the allergen's name. */
function titleOf(words: readonly SoughtWord[], isName: boolean, t: Say): string {
  const quoted = t(QUOTED, { words: spelledOut(words) });
  if (isName || !words.some(isGeneral)) return t('Piatti che nominano {words}', { words: quoted });
  const carried = words.filter(({ sense }) => sense === 'carrier').flatMap(({ ids }) => ids);
  const declared = allergensOf(carried).map(({ name }) =>
    t(QUOTED, { words: t(name).toLowerCase() }),
  );
  return t('Piatti che nominano o dichiarano {words}', {
    words: [quoted, ...declared].join(` ${t('o')} `),
  });
}

/** The stems of a name, in its order. */
const nameStems = (words: readonly string[]) =>
  ` ${words.map((word) => stemsOf(word)[0]).join(' ')} `;

/**
 * Whether words of which some name an allergen and some do not are together a part of a dish's name. Then that is meant: '4 formaggi'
 * lists no dish with a 4 that declares milk.
 */
function isInName({ dishes }: MenuIndex, words: readonly SoughtWord[]): boolean {
  const named = words.filter(({ ids }) => ids.length > 0);
  if (named.length === 0 || named.length === words.length) return false;
  const part = nameStems(words.map(({ keys: [key = ''] }) => key));
  return dishes.some(({ nome }) => nameStems(contentWordsOf(nome)).includes(part));
}

/** The points of a match for one of the words, by its best place, and those that it adds to its category. */
function pointsOf({ match }: Match, word: SoughtWord) {
  const forms = formsOf(word);
  const meanings = termsOf(word);
  const points = Object.entries(match).flatMap(([term, places]) => {
    const isForm = forms.includes(term);
    const begins = word.begins && term.startsWith(wholeWord(word.key));
    const like = meanings.includes(term) ? WHOLE_WORD : begins ? BEGINNING : null;
    return like === null
      ? []
      : places.map((place) => ({
          place,
          isWord: isForm || begins,
          points: PLACES[place as SearchedText] + like,
        }));
  });
  const isOfCategory = points.some(({ place }) => place === 'category');
  const own = points.some(({ isWord }) => isWord) ? HAS_WORD : 0;
  const best = own + Math.max(0, ...points.map((each) => each.points));
  return { best, forGroup: isOfCategory ? MEANT_CATEGORY : best };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Groups matches by category. Ties between dishes, and between categories, keep the order of the menu. */
function groupsOf(
  matches: readonly Match[],
  dishes: readonly Product[],
  words: readonly SoughtWord[],
): Group[] {
  const name = nameStems(words.map(({ keys: [key = ''] }) => key));
  const ranked = matches.map((match) => {
    const points = words.map((word) => pointsOf(match, word));
    const place = Number(match.id);
    const isName = nameStems(contentWordsOf(dishes[place]?.nome ?? '')) === name;
    return {
      place,
      best: (isName ? IS_NAME : 0) + sum(points.map(({ best }) => best)),
      forGroup: (isName ? HAS_NAME : 0) + sum(points.map(({ forGroup }) => forGroup)),
    };
  });
  ranked.sort((a, b) => b.best - a.best || a.place - b.place);
  const groups = dishCategories.map(({ name }) => {
    const own = ranked.filter(({ place }) => dishes[place]?.categoria === name);
    return {
      category: name,
      products: own.flatMap(({ place }) => dishes[place] ?? []),
      best: Math.max(...own.map(({ forGroup }) => forGroup)),
    };
  });
  return groups.filter(({ products }) => products.length > 0).sort((a, b) => b.best - a.best);
}

const finds = (index: MenuIndex, word: SoughtWord) => index.engine.search(queryOf(word)).length > 0;

/** Never the words that ask for an allergen or a diet alone: 'Nessun piatto nomina' could be read as a claim. */
function missingIn(index: MenuIndex, words: readonly SoughtWord[]): string {
  if (words.every((word) => isGeneral(word) || word.diet)) return '';
  const missing = words.filter((word) => !finds(index, word));
  return spelledOut(missing.length > 0 ? missing : words);
}

/** Words to look for instead of those that found nothing: those that a dish has, else a word that is much like one; '' if there are none. */
function suggestionFor(index: MenuIndex, words: readonly SoughtWord[]): string {
  const found = words.filter((word) => finds(index, word));
  const known = found.length < words.length ? found : found.slice(0, 1);
  if (known.length > 0) return known.map(({ text }) => text).join(' ');
  const unread = words.filter((word) => word.keys[0] === word.key && !isKnownWord(index, word));
  return unread.flatMap(({ key }) => suggestedFor(index, key) || []).at(0) ?? '';
}
