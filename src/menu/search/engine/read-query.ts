import type { Criterion } from '../../../domain/criteria';
import { hasMark, type MarkId } from '../../../domain/product/marks';
import type { MenuIndex } from './menu-index';
import { forChildren, notNaming, notSpicy, ofSheet, priceIn, spicy } from './query-criteria';
import { findSlips } from './slips';
import { allergenIdsOf, isCategory, type Token, tokensOf } from './tokens';
import { type Answer, allergenWords, questionWords, unsaidWords, wordsMeantBy } from './vocabulary';
import { stemsOf } from './words';

/** How many words of a query are read: enough to name any dish, while an address may hold a text of any length. */
const MAX_WORDS = 24;

/** Least length of a slip that is taken for an allergen without a question. */
const MIN_SURE_SLIP = 7;

/** Least length of a stem whose longer words are forms of it: 'pomodoro' has 'pomodorini', but 'pepe' no 'peperoni'. */
const MIN_FORM_STEM = 5;

/** Why a query gets no list. */
export type Refusal = {
  /**
   * `unknown`: an excluded word was not understood. `unsaid`: no menu says it. `slip`: an excluded word may be one of
   * `suggestions`. `harm`: a sentence that names an allergen was not understood whole. `long`: too many words. `typing`: the
   * excluded word is not yet typed in full.
   */
  reason: 'unknown' | 'unsaid' | 'slip' | 'harm' | 'long' | 'typing';
  /** The word, as typed. */
  word: string;
  suggestions: readonly string[];
  /** The criteria that were understood, or that `harm` asks about. */
  criteria: readonly Criterion[];
  /** The query without what was not understood. */
  rest: string;
};

/** What a query asks for. */
export type Reading = {
  /** The words to search for. */
  wanted: readonly Token[];
  /** The criteria that dishes have to meet. */
  asked: readonly Criterion[];
  /** Further allergens that somebody with this query may want to avoid. */
  related: readonly number[];
  /** What answers the words that are no question about dishes. */
  answers: readonly Answer[];
  refusal: Refusal | null;
  /** The query without the words that ask for these criteria. */
  without: (ids: readonly string[]) => string;
};

/** What an excluded word means. Without a problem there is at least one criterion. */
type Resolved = {
  criteria: readonly Criterion[];
  related?: readonly number[];
  problem?: Pick<Refusal, 'reason' | 'suggestions'>;
};

const MARKERS = ['without', 'free', 'intolerant'] as const;
const FILLERS = ['chatter', 'with', 'but', 'and'] as const;
const DIETS = ['vegan', 'vegetarian', 'pescetarian'] as const;
const isOneOf = (kinds: readonly string[], { kind }: Token) =>
  kind !== undefined && kinds.includes(kind);
const isFiller = (token: Token) => isOneOf([...MARKERS, ...FILLERS], token);

/** Whether a marker without an object is only the start of an exclusion: 'pizza senza'. 'Latte no' is whole. */
const isStart = ({ typed }: Token) => /^(?:senza|without|ohne|sans|sin)$/.test(typed);

/** Makes 'zero' a marker beside an allergen or an unknown word, and a plain word anywhere else: 'coca zero', 'farina 0'. */
function readZeros(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'zero') return token;
    const isExcluded = [tokens[at - 1], tokens[at + 1]].some(
      (each) =>
        each &&
        (token.typed === '0' ? each.named.length > 0 : each.avoidable.length > 0 || !each.exact),
    );
    return { ...token, kind: isExcluded ? 'without' : undefined };
  });
}

/** Makes the words of a dish's name plain: 'una cola senza zucchero'. Such a name may not exclude an allergen. */
function readNames({ excludingNames }: MenuIndex, tokens: readonly Token[]): Token[] {
  const plain = excludingNames.flatMap((name) => {
    const found = tokens.filter(({ typed }) => name.includes(typed));
    const isWhole = name.every((word) => found.some(({ typed }) => typed === word));
    return isWhole && !found.some(({ allergen }) => allergen) ? found : [];
  });
  return tokens.map((token) => (plain.includes(token) ? { ...token, kind: undefined } : token));
}

/** Whether a word beside an exclusion is a wish: a course, a diet, or a dish's name that is no ingredient. */
function isWish({ ingredients }: MenuIndex, token: Token): boolean {
  if (token.allergen || !token.exact) return false;
  if (isOneOf([...DIETS, 'children', 'coeliac'], token) || isCategory(token)) return true;
  return token.words.size > 0 && ![...token.words].some((word) => ingredients.has(word));
}

/** A marker, and the words from there to the next one. The first part of a query has no marker. */
type Part = { marker: Token | null; words: Token[] };

function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [{ marker: null, words: [] }];
  for (const token of tokens) {
    if (isOneOf(MARKERS, token)) parts.push({ marker: token, words: [] });
    else parts.at(-1)?.words.push(token);
  }
  return parts;
}

/**
 * The words after a marker that it excludes. Once there is one, a wish or 'con' ends the exclusion, but not in an allergy:
 * 'allergico al latte, ai funghi'. After 'ma con' everything is wanted.
 */
function objectsOf(index: MenuIndex, words: readonly Token[], isAllergic: boolean) {
  const objects: Token[] = [];
  const instead: Token[] = [];
  let isOpen = true;
  let latest: Token | undefined;
  for (const token of words) {
    const { kind } = token;
    const isTurn = kind === 'with' && latest?.kind === 'but';
    if (instead.length > 0 || isTurn) {
      instead.push(token);
    } else if (!isFiller(token) && !isWish(index, token)) {
      if (isOpen) objects.push(token);
    } else if (objects.length > 0 && kind !== 'chatter' && kind !== 'and') {
      const isAttribute = kind === 'with' && (isAllergic || latest?.kind === 'and');
      isOpen &&= isAttribute;
    }
    if (kind !== 'chatter') latest = token;
  }
  return { objects, instead };
}

/**
 * The words that a query excludes. In a query with an exclusion every doubt excludes: an allergen and an unknown word are wanted
 * only after 'ma con', an ingredient only outside the exclusion.
 */
function excludedIn(index: MenuIndex, tokens: readonly Token[]): Set<Token> {
  const excluded = new Set<Token>();
  const parts = partsOf(tokens);
  if (parts.length === 1 && !tokens.some(({ kind }) => kind === 'coeliac')) return excluded;
  const isAllergic = tokens.some(({ kind }) => kind === 'intolerant');
  const add = (words: readonly Token[]) => {
    for (const word of words) excluded.add(word);
  };
  const isDoubtful = (token: Token) => {
    if (isFiller(token) || isWish(index, token)) return false;
    const { allergen } = token;
    const isSort = allergen && allergen.name.length + allergen.carrier.length === 0 && !isAllergic;
    return !token.exact || (token.avoidable.length > 0 && !isSort);
  };
  for (const [at, { marker, words }] of parts.entries()) {
    const { objects, instead } = objectsOf(index, words, isAllergic);
    add(words.filter((token) => !instead.includes(token) && isDoubtful(token)));
    if (!marker) continue;
    const content = words.filter((token) => !isFiller(token));
    const before = (parts[at - 1]?.words ?? []).filter((token) => !isFiller(token));
    const unwanted = before.filter((token) => !isWish(index, token));
    const isFrom = /^(?:from|of|da|de|di|von)$/.test(words[0]?.typed ?? '');
    if (marker.kind === 'free' && !isFrom && unwanted.length > 0) {
      add(unwanted.slice(-1));
    } else if (objects.length > 0 || isStart(marker)) {
      add(objects);
    } else if (unwanted.length > 0) {
      add(unwanted);
    } else if (content.length === 0 && marker.kind === 'without') {
      add(before);
    }
    const next = parts[at + 1]?.marker;
    const isEmpty = ![...words, ...before].some((token) => excluded.has(token));
    // 'Niente dolci' excludes a course; an exclusion of nothing but fillers has an unknown object.
    if (isEmpty && !(next && isStart(next))) add(content.length > 0 ? content : words);
  }
  return excluded;
}

/** The menu's words for an excluded word, in all their forms. A word for an allergen is no form of another word. */
function formsIn({ vocabulary }: MenuIndex, { words, corrected, key, typed }: Token): Set<string> {
  if (corrected.length > 0) return new Set();
  if (key !== typed) return new Set(wordsMeantBy(key).filter((word) => vocabulary.has(word)));
  const stems =
    words.size > 0 ? stemsOf(typed).filter(({ length }) => length >= MIN_FORM_STEM) : [];
  const longer = [...vocabulary.keys()].filter((word) =>
    stems.some((stem) => word.startsWith(stem)),
  );
  const meant = wordsMeantBy(typed);
  const isOther = (word: string) => {
    const { name = [], carrier = [] } = allergenWords.get(word) ?? {};
    return word !== typed && !meant.includes(word) && name.length + carrier.length > 0;
  };
  return new Set([...words, ...longer].filter((word) => !isOther(word)));
}

/** Finds out what an excluded word means: an allergen, an ingredient of this menu, or nothing that is known. */
function resolve(index: MenuIndex, token: Token, isAllergic: boolean): Resolved {
  const { key, typed, kind, allergen } = token;
  const refused = (reason: Refusal['reason']) => ({
    criteria: [],
    problem: { reason, suggestions: [] },
  });
  if (unsaidWords.has(key)) return refused('unsaid');
  if (isOneOf(FILLERS, token)) return refused('unknown');
  const ids = new Set([...(allergen?.name ?? []), ...(allergen?.carrier ?? [])]);
  if (ids.size > 0) {
    // 'Pesce' may mean shellfish, too.
    return {
      criteria: [...ids].map(ofSheet),
      related: ids.size === 1 && ids.has(4) ? [2, 14] : [],
    };
  }
  const meant = [key, ...wordsMeantBy(key)];
  const sorts = meant.flatMap((word) => allergenWords.get(word)?.sort ?? []);
  const forms = formsIn(index, token);
  if (sorts.length > 0 && (isAllergic || forms.size === 0)) return { criteria: sorts.map(ofSheet) };
  if (kind === 'spicy') return { criteria: [notSpicy] };
  if (kind === 'meat' && isUsed(index, 'vegetariano'))
    return { criteria: [ofSheet('vegetariani')] };
  const slip = allergenSlip(token);
  if (slip) return slip;
  if (forms.size > 0)
    return { criteria: [notNaming(key.replace('_', ' '), forms)], related: sorts };
  const suggestions = findSlips(index.vocabulary.keys(), typed);
  const spelled = suggestions.map((word) => index.vocabulary.get(word) ?? word);
  return {
    criteria: [],
    problem: { reason: spelled.length > 0 ? 'slip' : 'unknown', suggestions: spelled },
  };
}

/** A slip in a long name of one allergen excludes it; any other is asked about. The last letter often makes another word. */
function allergenSlip({ typed, words, slips: near }: Token): Resolved | null {
  if (near.length === 0) return null;
  const [first = [], ...others] = near.map((word) => allergenWords.get(word)?.name ?? []);
  const isOne = others.every((ids) => String(ids) === String(first));
  const isSure = near.some((word) => word[0] === typed[0] && word.at(-1) === typed.at(-1));
  if (first.length > 0 && isOne && isSure && typed.length >= MIN_SURE_SLIP) {
    return { criteria: first.map(ofSheet) };
  }
  // The first of several forms of a name stands for all.
  const names = new Map(
    near.toReversed().map((word) => [allergenIdsOf(allergenWords.get(word)).join(), word]),
  );
  return {
    criteria: [],
    problem: { reason: 'slip', suggestions: [...new Set([...words, ...names.values()])] },
  };
}

// If staff have given no dish the mark, the word is searched for like any other.
const isUsed = ({ entries }: MenuIndex, mark: MarkId) =>
  entries.some(({ product }) => hasMark(product, mark));

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
  /** Whether the guest has said that a sentence of which not every word is known is a wish. */
  isWish?: boolean;
};

/** Reads a query: the words to search for, and the criteria that dishes have to meet. */
export function readQuery(index: MenuIndex, query: string, options: ReadOptions): Reading {
  const price = priceIn(query);
  const typed = tokensOf(index, price ? query.replace(price.text, ' ') : query);
  const tokens = readNames(index, readZeros(typed));
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

  const textOf = (kept: (token: Token) => boolean) =>
    [
      ...tokens
        .filter((token) => !isFiller(token) && kept(token))
        .map((token) => (excluded.has(token) ? `senza ${token.text}` : token.text)),
      ...(price ? [price.text] : []),
    ].join(' ');
  const reading = {
    wanted: [...new Map(wanted.map((token) => [token.typed, token])).values()],
    asked: [...new Map(all.map((criterion) => [criterion.id, criterion])).values()],
    answers: [...answers],
    related: [...resolved.values()].flatMap(({ related }) => related ?? []),
    without: (ids: readonly string[]) =>
      textOf((token) => !resolved.get(token)?.criteria.some(({ id }) => ids.includes(id))),
  };
  const rest = textOf((token) => resolved.get(token)?.criteria.length !== 0);
  return { ...reading, refusal: gate(tokens, resolved, reading, rest, options) };
}

/**
 * The last word on whether a query gets a list: only if everything that it excludes is known, and if a sentence that names an
 * allergen was understood whole.
 */
function gate(
  tokens: readonly Token[],
  resolved: ReadonlyMap<Token, Resolved>,
  { wanted, asked }: Pick<Reading, 'wanted' | 'asked'>,
  rest: string,
  { isTyping, isWish }: ReadOptions,
): Refusal | null {
  const refuse = (reason: Refusal['reason'], word: string, criteria = asked): Refusal => ({
    reason,
    word,
    suggestions: [],
    criteria,
    rest,
  });
  if (tokens.length > MAX_WORDS) return refuse('long', '');
  const last = tokens.at(-1);
  for (const [token, { criteria, problem }] of resolved) {
    if (criteria.length > 0) continue;
    if (isTyping && token === last) return refuse('typing', token.text);
    const { reason = 'unknown', suggestions = [] } = problem ?? {};
    return { ...refuse(reason, token.text), suggestions };
  }
  if (isWish) return null;
  const unsaid = wanted.find(({ key, words }) => unsaidWords.has(key) && words.size === 0);
  if (unsaid) return refuse('unsaid', unsaid.text);
  const isUnread = (token: Token) =>
    !token.exact && token.named.length === 0 && !(token === last && token.begun.size > 0);
  const certain = wanted.filter(({ allergen }) => allergen);
  const naming = (certain.length > 0 ? certain : wanted).filter(
    ({ avoidable }) => avoidable.length > 0,
  );
  const unread = wanted.filter((token) => isUnread(token) && !(isTyping && token === last));
  if (naming.some((name) => unread.some((token) => token !== name))) {
    const allergens = naming.flatMap(({ avoidable }) => avoidable);
    const known = wanted.filter(({ exact, avoidable }) => exact && avoidable.length === 0);
    return {
      ...refuse('harm', '', [...new Set(allergens)].map(ofSheet)),
      rest: known.map(({ text }) => text).join(' '),
    };
  }
  return null;
}
