import type { Criterion } from '../../../domain/criteria';
import { fold } from '../../../domain/fold';
import { hasMark, type MarkId } from '../../../domain/product/marks';
import type { MenuIndex } from './menu-index';
import { forChildren, notNaming, notSpicy, ofSheet, spicy } from './query-criteria';
import { findSlips } from './slips';
import {
  allergenNames,
  allergenWords,
  joinWords,
  type Kind,
  wordKinds,
  wordsMeantBy,
} from './vocabulary';
import { FUNCTION_WORDS, stemsOf, WORD } from './words';

/** How many words of a query count: that many name any dish, and an address may bring a text of any length. */
const MAX_WORDS = 24;

/** Least length of the beginning of an allergen's name. */
const MIN_ALLERGEN_BEGINNING = 3;

/** A criterion that a query asks for. */
export type Asked = {
  criterion: Criterion;
  /** Whether it is typed to its end: 'senza lat' may become something else. */
  whole: boolean;
  /** The query without the words that ask for it. */
  without: string;
};

/** A word of the query, what it stands for, and what it does there. */
export type Token = {
  /** As it was typed. */
  text: string;
  /** Folded. */
  typed: string;
  kind: Kind | undefined;
  /** The words of the menu that it is: itself, its other forms, what it means beside itself, those that it is a slip of. */
  words: ReadonlySet<string>;
  /** Those that begin with it. */
  begun: ReadonlySet<string>;
  /** What it is taken for: it is a slip where there is any. Spelled as on the menu. */
  corrected: readonly string[];
  /** Whether it names this word of an allergen's name. */
  means: (allergenWord: string) => boolean;
  /** Whether it is typed to its end: the beginning of a name may become another one. */
  whole: boolean;
  /** A filler only says something of others, or nothing. */
  role: 'search' | 'criterion' | 'filler';
  /** Ids of the allergens that it names: dishes that declare them are found, too. */
  named: number[];
  /** Those, and what it names only where it is avoided. */
  avoidable: number[];
  negated: boolean;
  criteria: readonly Criterion[];
};

function sharesStem(word: string, stems: readonly string[]): boolean {
  return stemsOf(word).some((stem) => stems.includes(stem));
}

/** Finds out what a typed word stands for: a word, the beginning of one, else a slip. */
function understand({ vocabulary, wordsByStem }: MenuIndex, typed: string) {
  const known = [...vocabulary.keys()];
  const wordsOfStems = (stems: readonly string[]) =>
    new Set(stems.flatMap((stem) => wordsByStem.get(stem) ?? []));
  const stems = stemsOf(typed);
  const meant = wordsMeantBy(typed);
  const word = {
    words: wordsOfStems([...stems, ...meant.flatMap(stemsOf)]),
    // '4' is no beginning of '48'.
    begun: new Set(known.filter((each) => each.startsWith(typed) && !/^\d$/.test(typed))),
    corrected: [] as string[],
    means: (part: string) => part === typed || sharesStem(part, stems),
    whole: true,
  };
  const namesAllergen = () =>
    allergenNames.some(
      ({ kind, parts }) =>
        (kind === 'it' && parts.some(word.means)) || (kind === 'other' && parts.includes(typed)),
    );
  const isOfMenu = word.words.size + word.begun.size + meant.length > 0;
  if (isOfMenu || namesAllergen()) return word;

  const begins = (part: string) => typed.length >= MIN_ALLERGEN_BEGINNING && part.startsWith(typed);
  if (allergenWords.some(begins)) return { ...word, means: begins, whole: false };

  const near = findSlips(new Set([...known, ...allergenWords]), typed);
  const nearStems = near.flatMap(stemsOf);
  // Singular and plural are one correction.
  const meanings = near.filter(
    (each, at) => !near.slice(0, at).some((earlier) => sharesStem(earlier, stemsOf(each))),
  );
  return {
    ...word,
    words: wordsOfStems(nearStems),
    corrected: meanings.map((each) => vocabulary.get(each) ?? each),
    means: (part: string) => sharesStem(part, nearStems),
  };
}

/** Splits a query into words, each with what it stands for. */
function tokensOf(index: MenuIndex, query: string): Token[] {
  const words = joinWords(query).match(WORD) ?? [];
  const tokens = words.slice(0, MAX_WORDS).map((text): Token => {
    const whole = fold(text);
    // 'glutenfrei' names gluten, and that it is not wanted.
    const stem = whole.replace(/(?:free|freie?s?)$/, '').replace(/^senza(?=.{4})/, '');
    const negated = stem.length >= 4 && stem !== whole;
    const typed = negated ? stem : whole;
    return {
      ...understand(index, typed),
      typed,
      kind: wordKinds.get(typed) ?? (FUNCTION_WORDS.has(typed) ? 'chatter' : undefined),
      text,
      role: 'search',
      named: [],
      avoidable: [],
      negated,
      criteria: [],
    };
  });
  nameAllergens(tokens);
  return tokens;
}

/** Italian names have forms and slips; of the other languages only the words themselves are known. */
function nameAllergens(tokens: readonly Token[]): void {
  for (const { id, kind, parts } of allergenNames) {
    const naming = parts.map((part) =>
      tokens.filter(({ typed, means }) => (kind === 'other' ? typed === part : means(part))),
    );
    if (naming.some((found) => found.length === 0)) continue;
    for (const token of new Set(naming.flat())) {
      if (!token.avoidable.includes(id)) token.avoidable.push(id);
      if (kind !== 'avoided' && !token.named.includes(id)) token.named.push(id);
    }
  }
  for (const token of tokens) {
    const { typed, kind, words, avoidable } = token;
    if (kind || words.size > 0 || avoidable.length > 0 || typed.length < MIN_ALLERGEN_BEGINNING) {
      continue;
    }
    // It is still being typed.
    token.whole = false;
    token.avoidable = allergenNames.flatMap((name) =>
      name.kind === 'it' && name.parts[0]?.startsWith(typed) ? name.id : [],
    );
  }
}

/** Says of each word whether it is wanted, not wanted, or says something of another. */
function assignRoles(tokens: readonly Token[]): void {
  const intolerant = tokens.some(({ kind }) => kind === 'intolerant');
  /** What stands last after a word that says that others are not wanted; null where none does. */
  let unwanted: 'marker' | 'name' | 'word' | null = null;
  let joined: 'and' | 'or' | null = null;
  for (const [at, token] of tokens.entries()) {
    const { kind } = token;
    const isName = kind !== undefined || token.avoidable.length > 0;
    if (kind === 'chatter' || kind === 'and' || kind === 'or') {
      token.role = 'filler';
      if (kind !== 'chatter') joined = kind;
      continue;
    }
    const before = tokens.slice(0, at).findLast(({ role }) => role === 'search');
    const isNext = tokens.slice(at).some(({ named }) => named.length > 0);
    if (kind === 'free' && before && (before.avoidable.length > 0 || !isNext)) {
      token.role = 'filler';
      before.negated = true;
    } else if (kind === 'without' || kind === 'intolerant' || kind === 'free') {
      token.role = 'filler';
      unwanted = 'marker';
    } else if (kind === 'with') {
      token.role = 'filler';
      unwanted = null;
    } else if (
      unwanted === 'marker' ||
      // 'senza latte e funghi' wants mushrooms; 'senza cipolla e aglio' wants neither.
      (unwanted && (isName || joined === 'or' || (joined === 'and' && unwanted === 'word')))
    ) {
      token.negated = true;
      unwanted = isName ? 'name' : 'word';
    } else {
      token.negated ||= intolerant && token.named.length > 0;
      unwanted = null;
    }
    joined = null;
  }
}

/** The criteria that a word asks for, none where it is searched for; null where it says nothing. */
function criteriaOf(index: MenuIndex, token: Token): readonly Criterion[] | null {
  const { typed, kind, words, begun, avoidable, negated } = token;
  // Where staff have marked no dish, the word is searched for like any other.
  const isUsed = (mark: MarkId) => index.entries.some(({ product }) => hasMark(product, mark));
  if (kind === 'coeliac') return [ofSheet(1)];
  if (kind === 'spicy') return [negated ? notSpicy : spicy];
  if (kind === 'children') return negated ? null : [forChildren];
  if (kind === 'pescetarian') return negated ? null : [notNaming('carne', words)];
  if (kind === 'vegan' && isUsed('vegano')) return negated ? null : [ofSheet('vegani')];
  if (kind === 'vegetarian' && isUsed('vegetariano')) {
    return negated ? null : [ofSheet('vegetariani')];
  }
  if (!negated) return [];
  if (kind === 'meat' && isUsed('vegetariano')) return [ofSheet('vegetariani')];
  if (avoidable.length > 0) return avoidable.map(ofSheet);
  // The menu says so of a dish itself: 'Cola senza zucchero'.
  if ([...words].some((word) => index.without.has(word))) return [];
  return [notNaming(typed, words.size > 0 ? words : begun)];
}

/** The query without the words that ask for a criterion, and those that say nothing. */
function queryWithout(tokens: readonly Token[], criterion: Criterion): string {
  return tokens
    .filter(
      ({ role, criteria }) => role !== 'filler' && !criteria.some(({ id }) => id === criterion.id),
    )
    .map(({ negated, typed, text }) => (negated ? `senza ${typed}` : text))
    .join(' ');
}

/** Understands a query: the words to search for, and what the dishes are to be, or not to be. */
export function readQuery(index: MenuIndex, query: string): { words: Token[]; asked: Asked[] } {
  const tokens = tokensOf(index, query);
  assignRoles(tokens);
  for (const token of tokens) {
    if (token.role !== 'search') continue;
    const found = criteriaOf(index, token);
    token.criteria = found ?? [];
    if (found === null) token.role = 'filler';
    else if (found.length > 0) token.role = 'criterion';
  }
  const criteria = new Map(
    tokens.flatMap((token) => token.criteria).map((each) => [each.id, each]),
  );
  const asked = [...criteria.values()].map((criterion) => ({
    criterion,
    whole: tokens.some((token) => token.whole && token.criteria.includes(criterion)),
    without: queryWithout(tokens, criterion),
  }));
  const searched = tokens.filter(({ role }) => role === 'search');
  // What only says something of other words is searched for where there are none.
  const words = searched.length === 0 && asked.length === 0 ? tokens : searched;
  return { words: [...new Map(words.map((word) => [word.typed, word])).values()], asked };
}
