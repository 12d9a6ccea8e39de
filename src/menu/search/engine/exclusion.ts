import type { MenuIndex } from './menu-index';
import { isOneEdit } from './slips';
import { allergensIn, isCategory, type Token } from './tokens';
import { markers } from './vocabulary';

const MARKERS = ['without', 'free', 'intolerant'] as const;
const FILLERS = ['chatter', 'with', 'but', 'and', 'harm'] as const;
const DIETS = ['vegan', 'vegetarian', 'pescetarian'] as const;
const isOneOf = (kinds: readonly string[], { kind }: Token) =>
  kind !== undefined && kinds.includes(kind);

/** Whether it says nothing by itself: a marker, or a word around the question. */
export const isFiller = (token: Token) => isOneOf([...MARKERS, ...FILLERS], token);

/** Whether a marker without an object is only the start of an exclusion: 'pizza senza'. 'Latte no' is whole. */
const isStart = ({ typed }: Token) => /^(?:senza|without|ohne|sans|sin)$/.test(typed);

/** Whether it may be a marker that lacks a letter, before a word for an allergen: 'ich darf ein Ei', 'on posso mangiare latte'. */
export function isMaybeMarker({ typed, kind = 'chatter' }: Token, following: readonly Token[]) {
  const isSlip = markers.some(
    (word) => isOneEdit(typed, word) && [...typed].every((letter) => word.includes(letter)),
  );
  const next = following.find((each) => !isFiller(each));
  return kind === 'chatter' && isSlip && (next?.avoidable.length ?? 1) > 0;
}

/** Makes the words of a dish's name plain: 'una cola senza zucchero'. Such a name may not exclude an allergen. */
export function readNames({ excludingNames }: MenuIndex, tokens: readonly Token[]): Token[] {
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

/** Makes 'zero' a marker, but not of what is sold by that name, and '0' one beside an allergen only: 'coca zero', 'farina 0'. */
export function readZeros(index: MenuIndex, tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'zero') return token;
    const before = tokens[at - 1];
    const after = tokens.slice(at + 1).find(({ kind }) => kind !== 'chatter');
    const ids = token.typed === '0' ? before?.named : before?.avoidable;
    const isBesideAllergen = [...(ids ?? []), ...(after?.avoidable ?? [])].length > 0;
    const isOfDish = token.typed === '0' || (before && isWish(index, before));
    return { ...token, kind: isBesideAllergen || !isOfDish ? 'without' : undefined };
  });
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
    } else if (objects.length > 0 && kind !== 'chatter' && kind !== 'and' && kind !== 'harm') {
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
export function excludedIn(index: MenuIndex, tokens: readonly Token[]): Set<Token> {
  const excluded = new Set<Token>();
  const parts = partsOf(tokens);
  if (parts.length === 1 && !tokens.some(({ kind }) => kind === 'coeliac')) return excluded;
  const isAllergic = tokens.some(({ kind }) => kind === 'intolerant');
  const add = (words: readonly Token[]) => {
    for (const word of words) excluded.add(word);
  };
  const isDoubtful = (token: Token) => {
    if (isFiller(token) || isWish(index, token)) return false;
    const isSort = token.allergen && allergensIn([token.key]).length === 0 && !isAllergic;
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
    // 'Niente dolci' excludes a course; an exclusion of nothing but fillers has an unknown object, unless a negation goes on:
    // 'non voglio né latte né uova'.
    if (isEmpty && next?.kind !== 'without') add(content.length > 0 ? content : words.slice(-1));
  }
  return excluded;
}
