import type { Criterion } from '../../../domain/criteria';
import { excludedIn, isFiller, isMaybeMarker, readNames, readZeros } from './exclusion';
import type { MenuIndex } from './menu-index';
import { forChildren, notNaming, ofSheet, priceIn, spicy } from './query-criteria';
import { isUsed, type Resolved, resolve, type WordProblem } from './resolve';
import { type Token, tokensOf } from './tokens';
import { type Answer, questionWords, unsaidWords } from './vocabulary';

/** How many characters of a query are read: enough to name any dish, while an address may hold a text of any length. */
const MAX_LENGTH = 200;

export type Refusal = {
  /**
   * A problem of an excluded word; or `harm`: a sentence that names an allergen was not understood whole; `long`: too long to
   * be read; `typing`: the excluded word is not yet typed in full.
   */
  reason: WordProblem['reason'] | 'harm' | 'long' | 'typing';
  word: string;
  /** Words that it may be a slip of. */
  suggestions: readonly string[];
  /** The criteria that were understood, or that `harm` asks about. */
  criteria: readonly Criterion[];
  /** The query without what was not understood, and, if `harm`, without the allergens that it names. */
  rest: string;
  /** The query if what it names is wanted. */
  wish: string;
};

export type Reading = {
  wanted: readonly Token[];
  asked: readonly Criterion[];
  /** Further allergens that somebody with this query may want to avoid. */
  related: readonly number[];
  /** What answers the words that are no question about dishes. */
  answers: readonly Answer[];
  refusal: Refusal | null;
  /** Its words that neither the menu nor the tables have: no dish is found by them. */
  unknown: readonly Token[];
  known: string;
  /** The query without the words that ask for these criteria. */
  without: (ids: readonly string[]) => string;
};

/** The criterion that a wanted word asks for; null if it is searched for. */
function wishOf(index: MenuIndex, { kind, words }: Token): Criterion | null {
  if (kind === 'coeliac') return ofSheet(1);
  if (kind === 'spicy') return spicy;
  if (kind === 'children') return forChildren;
  if (kind === 'pescetarian') return notNaming('carne', words);
  if (kind === 'vegan' && isUsed(index, 'vegano')) return ofSheet('vegani');
  if (kind === 'vegetarian' && isUsed(index, 'vegetariano')) return ofSheet('vegetariani');
  return null;
}

export type ReadOptions = {
  /** Whether the last word of the query may go on: it is not judged yet. */
  isTyping?: boolean;
};

/** Reads a query: the words to search for, and the criteria that dishes have to meet. */
export function readQuery(index: MenuIndex, whole: string, options: ReadOptions): Reading {
  const query = whole.slice(0, MAX_LENGTH);
  const price = priceIn(query);
  const typed = tokensOf(index, price ? query.replace(price.text, ' ') : query);
  const tokens = readNames(index, readZeros(index, typed));
  const excluded = excludedIn(index, tokens);
  const isAllergic = tokens.some(({ kind }) => kind === 'intolerant');
  const resolved = new Map<Token, Resolved>();
  const wanted: Token[] = [];
  const answers = new Set<Answer>();
  for (const token of tokens) {
    if (excluded.has(token)) resolved.set(token, resolve(index, token, isAllergic));
    if (excluded.has(token) || isFiller(token)) continue;
    const wish = wishOf(index, token);
    const answer = questionWords.get(token.typed);
    if (answer) answers.add(answer);
    if (answer && token.words.size === 0) continue;
    if (wish) resolved.set(token, { criteria: [wish] });
    else wanted.push(token);
  }
  const all = [...resolved.values()].flatMap(({ criteria }) => criteria);
  if (price) all.push(price.criterion);
  // 'Cosa posso mangiare', 'sono allergico'.
  if (wanted.length + resolved.size + answers.size === 0 && !price) answers.add('sheet');

  const textOf = (kept: (token: Token) => boolean, spelled = ({ text }: Token) => text) =>
    [
      ...tokens
        .filter((token) => !isFiller(token) && kept(token))
        .map((token) => (excluded.has(token) ? `senza ${token.text}` : spelled(token))),
      ...(price ? [price.text] : []),
    ].join(' ');
  const unknown = wanted.filter(
    ({ words, begun, named }) => words.size + begun.size + named.length === 0,
  );
  const reading = {
    wanted: [...new Map(wanted.map((token) => [token.typed, token])).values()],
    asked: [...new Map(all.map((criterion) => [criterion.id, criterion])).values()],
    answers: [...answers],
    related: [...resolved.values()].flatMap(({ related }) => related ?? []),
    unknown,
    known: textOf((token) => !unknown.includes(token)),
    without: (ids: readonly string[]) =>
      textOf((token) => !resolved.get(token)?.criteria.some(({ id }) => ids.includes(id))),
  };
  const isLong = whole.length > MAX_LENGTH;
  const refusal = gate(tokens, resolved, reading, textOf, { ...options, isLong });
  return { ...reading, refusal };
}

/**
 * The last word on whether a query gets a list: only if everything that it excludes is known, and if a sentence that names an
 * allergen, or what no menu says, was understood whole.
 */
function gate(
  tokens: readonly Token[],
  resolved: ReadonlyMap<Token, Resolved>,
  { wanted, asked }: Pick<Reading, 'wanted' | 'asked'>,
  textOf: (kept: (token: Token) => boolean, spelled?: (token: Token) => string) => string,
  { isTyping, isLong }: ReadOptions & { isLong: boolean },
): Refusal | null {
  const rest = textOf((token) => resolved.get(token)?.criteria.length !== 0);
  const refuse = (reason: Refusal['reason'], word: string): Refusal => ({
    reason,
    word,
    suggestions: [],
    criteria: asked,
    rest,
    wish: rest,
  });
  const isKnown = (token: Token) => {
    const { criteria } = resolved.get(token) ?? {};
    return criteria ? criteria.length > 0 : token.exact && token.avoidable.length === 0;
  };
  const isSlip = ({ corrected }: Token) => corrected.length === 1;
  const saysHarm = tokens.some(({ kind }) => kind === 'harm');
  const harmfulIn = ({ avoidable, slipSorts }: Token) =>
    saysHarm ? [...avoidable, ...slipSorts] : avoidable;
  /** @param naming the words that the guest may look for @param doubted those of which an allergen may be harmful */
  const askAbout = (naming: readonly Token[], doubted = naming): Refusal => ({
    ...refuse('harm', ''),
    criteria: [...new Set(doubted.flatMap(harmfulIn))].map(ofSheet),
    rest: textOf(isKnown),
    // What cannot be read is left out, or the same question would come again.
    wish: textOf(
      (token) =>
        isKnown(token) || (wanted.includes(token) && (naming.includes(token) || isSlip(token))),
      (token) => (isSlip(token) ? token.corrected.join() : token.text),
    ),
  });
  if (isLong) return refuse('long', '');
  const last = tokens.at(-1);
  for (const [token, { criteria, problem }] of resolved) {
    if (criteria.length > 0) continue;
    if (isTyping && token === last) return refuse('typing', token.text);
    // 'Non sono celiaco', 'celiaca lei, ma io no'.
    if (token.kind === 'coeliac') return askAbout([token]);
    const { reason = 'unknown', suggestions = [] } = problem ?? {};
    return { ...refuse(reason, token.text), suggestions };
  }
  const unread = tokens.filter((token, at) => {
    // 'O latte' may lack the first letter.
    if (token.kind === 'harm' || (token.typed === 'o' && at === 0)) return true;
    if (isTyping && token === last && token.begun.size > 0) return false;
    return (wanted.includes(token) && !token.exact) || isMaybeMarker(token, tokens.slice(at + 1));
  });
  const unsaid = wanted.find(
    ({ key, words }) => unsaidWords.has(key) && (words.size === 0 || unread.length > 0),
  );
  if (unsaid) return refuse('unsaid', unsaid.text);
  const certain = wanted.filter(({ allergen }) => allergen);
  const naming = (certain.length > 0 ? certain : wanted).filter(
    (token) => harmfulIn(token).length > 0,
  );
  const isDoubtful = naming.some((name) => unread.some((token) => token !== name));
  // A slip may name an allergen too: it is asked about, although nobody can look for it.
  return isDoubtful ? askAbout(naming, wanted) : null;
}
