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

/** How many words of a query are read: enough to name any dish, while an address may hold a text of any length. */
const MAX_WORDS = 24;

/** Least length of the beginning of an allergen's name. */
const MIN_ALLERGEN_BEGINNING = 3;

/** A criterion that a query asks for. */
export type Asked = {
  criterion: Criterion;
  /** Whether its word is typed in full: 'senza lat' may become something else. */
  whole: boolean;
  /** The query without the words that ask for it. */
  without: string;
};

/** A word of the query, what it means, and its role there. */
export type Token = {
  /** As it was typed. */
  text: string;
  /** Folded. */
  typed: string;
  kind: Kind | undefined;
  /** The menu words that it matches: itself, its other forms, the words that it also means, those that it is a slip of. */
  words: ReadonlySet<string>;
  /** The menu words that begin with it. */
  begun: ReadonlySet<string>;
  /** Its corrections, spelled as on the menu; empty if it is no slip. */
  corrected: readonly string[];
  /** Whether it matches this word of an allergen's name. */
  means: (allergenWord: string) => boolean;
  /** Whether it is typed in full: the beginning of a name may become another one. */
  whole: boolean;
  /** A filler only says something about other words, or nothing. */
  role: 'search' | 'criterion' | 'filler';
  /** Ids of the allergens that it names. Dishes that declare them match, too. */
  named: number[];
  /** `named`, and the allergens that it names only if it is excluded ('senza formaggio'). */
  avoidable: number[];
  negated: boolean;
  criteria: readonly Criterion[];
};

function sharesStem(word: string, stems: readonly string[]): boolean {
  return stemsOf(word).some((stem) => stems.includes(stem));
}

/** Finds out what a typed word means: a word, the beginning of one, else a slip. */
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

/** Splits a query into words, each with what it means. */
function tokensOf(index: MenuIndex, query: string): Token[] {
  const words = joinWords(query).match(WORD) ?? [];
  const tokens = words.slice(0, MAX_WORDS).map((text): Token => {
    const whole = fold(text);
    // 'glutenfrei' names gluten and excludes it.
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

/** Assigns allergens to words. Italian names match in all forms and with slips, names in other languages only exactly. */
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

/** Decides for each word whether it is wanted, excluded, or only says something about another word. */
function assignRoles(tokens: readonly Token[]): void {
  const intolerant = tokens.some(({ kind }) => kind === 'intolerant');
  /** The latest part of an exclusion: its marker ('senza'), a name or another word; null outside an exclusion. */
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

/** The criteria that a word asks for: empty if it is a search term, null if it says nothing. */
function criteriaOf(index: MenuIndex, token: Token): readonly Criterion[] | null {
  const { typed, kind, words, begun, avoidable, negated } = token;
  // If staff have given no dish the mark, the word is searched for like any other.
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
  // The menu's own texts say it of a dish: 'Cola senza zucchero'.
  if ([...words].some((word) => index.without.has(word))) return [];
  return [notNaming(typed, words.size > 0 ? words : begun)];
}

/** The query without its fillers and the words that ask for a criterion. */
function queryWithout(tokens: readonly Token[], criterion: Criterion): string {
  return tokens
    .filter(
      ({ role, criteria }) => role !== 'filler' && !criteria.some(({ id }) => id === criterion.id),
    )
    .map(({ negated, typed, text }) => (negated ? `senza ${typed}` : text))
    .join(' ');
}

/** Reads a query: the words to search for, and the criteria that dishes have to meet. */
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
  // A query with nothing but fillers searches for the fillers.
  const words = searched.length === 0 && asked.length === 0 ? tokens : searched;
  return { words: [...new Map(words.map((word) => [word.typed, word])).values()], asked };
}
