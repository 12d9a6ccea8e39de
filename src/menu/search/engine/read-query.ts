import type { Criterion } from '../../../domain/criteria';
import { fold } from '../../../domain/fold';
import { hasMark, type MarkId } from '../../../domain/product/marks';
import type { MenuIndex } from './menu-index';
import { forChildren, notNaming, notSpicy, ofSheet, spicy } from './query-criteria';
import { MIN_ALLERGEN_BEGINNING, type QueryWord, understand } from './query-words';
import { allergenNames, joinWords, type Kind, kinds } from './vocabulary';
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

/** A word of the query, and what it does there. */
export type Token = QueryWord & {
  kind: Kind | undefined;
  /** Where it stands in the query, in UTF-16 units. */
  start: number;
  end: number;
  role: 'search' | 'criterion' | 'marker' | 'filler';
  /** Ids of the allergens that it names: dishes that declare them are found, too. */
  named: number[];
  /** Those, and what it names only where it is avoided. */
  avoidable: number[];
  /** The words that say that it is not wanted. */
  markers: Token[];
  /** Whether it says so itself: 'glutenfrei'. */
  compound: boolean;
  criteria: readonly Criterion[];
};

/** Splits a query into words, each with what it stands for. */
function tokensOf(index: MenuIndex, query: string): Token[] {
  const words = [...query.matchAll(WORD)].slice(0, MAX_WORDS);
  const tokens = words.map(({ 0: text, index: start }): Token => {
    const typed = fold(text);
    const stem = typed.replace(/(?:free|freie?s?)$/, '').replace(/^senza(?=.{4})/, '');
    const compound = stem.length >= 4 && stem !== typed;
    const word = compound ? stem : typed;
    return {
      ...understand(index, word),
      kind: kinds.get(word) ?? (FUNCTION_WORDS.has(word) ? 'chatter' : undefined),
      start,
      end: start + text.length,
      role: 'search',
      named: [],
      avoidable: [],
      markers: [],
      compound,
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

const isNegated = ({ markers, compound }: Token) => compound || markers.length > 0;

/** Says of each word whether it is wanted, not wanted, or says something of another. */
function assignRoles(tokens: readonly Token[]): void {
  const intolerant = tokens.filter(({ kind }) => kind === 'intolerant');
  /** The word that says of those after it that they are not wanted, and what stands last after it. */
  let marker: Token | null = null;
  let last: 'nothing' | 'name' | 'word' = 'nothing';
  let joined: 'and' | 'or' | null = null;
  for (const [at, token] of tokens.entries()) {
    const { kind } = token;
    if (kind === 'chatter' || kind === 'and' || kind === 'or') {
      token.role = 'filler';
      if (kind !== 'chatter') joined = kind;
      continue;
    }
    const before = tokens.slice(0, at).findLast(({ role }) => role !== 'filler');
    if (kind === 'free' && before?.role === 'search') {
      token.role = 'marker';
      before.markers.push(token);
    } else if (kind === 'without' || kind === 'intolerant' || kind === 'free') {
      token.role = 'marker';
      marker = token;
      last = 'nothing';
    } else if (kind === 'with') {
      token.role = 'filler';
      marker = null;
    } else {
      const isName = kind !== undefined || token.avoidable.length > 0;
      // 'senza latte e funghi' wants mushrooms; 'senza cipolla e aglio' wants neither.
      const goesOn =
        last === 'nothing' || isName || joined === 'or' || (joined === 'and' && last === 'word');
      if (!goesOn) marker = null;
      if (marker) token.markers.push(marker);
      if (token.named.length > 0) token.markers.push(...intolerant);
      last = isName ? 'name' : 'word';
    }
    joined = null;
  }
}

/** The criteria that a word asks for, none where it is searched for; null where it says nothing. */
function criteriaOf(index: MenuIndex, token: Token): readonly Criterion[] | null {
  const { typed, kind, words, avoidable } = token;
  const negated = isNegated(token);
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
  if (words.size > 0) return [notNaming(typed, words)];
  const begun = [...index.vocabulary.keys()].filter((word) => word.startsWith(typed));
  return [notNaming(typed, new Set(begun))];
}

/** The query without the words that ask for a criterion: its own, those that only say something of them, and what joins them. */
function queryWithout(query: string, tokens: readonly Token[], criterion: Criterion): string {
  const isOwn = (token: Token | undefined) => token?.criteria.includes(criterion) === true;
  const others = tokens.filter((token) => token.criteria.length > 0 && !isOwn(token));
  const kept = tokens.filter((token, at) => {
    if (token.role === 'search' || others.includes(token)) return true;
    // With the last criterion also the words around it go.
    if (isOwn(token) || others.length === 0) return false;
    if (token.role === 'marker') return others.some(({ markers }) => markers.includes(token));
    const joins = token.kind === 'and' || token.kind === 'or';
    return !(joins && (isOwn(tokens[at - 1]) || isOwn(tokens[at + 1])));
  });
  return kept.map(({ start, end }) => query.slice(start, end)).join(' ');
}

/** Understands a query: the words to search for, and what the dishes are to be, or not to be. */
export function readQuery(index: MenuIndex, text: string): { words: Token[]; asked: Asked[] } {
  const query = joinWords(text);
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
    without: queryWithout(query, tokens, criterion),
  }));
  const searched = tokens.filter(({ role }) => role === 'search');
  // What only says something of other words is searched for where there are none.
  const words = searched.length === 0 && asked.length === 0 ? tokens : searched;
  return { words: [...new Map(words.map((word) => [word.typed, word])).values()], asked };
}
