import MiniSearch from 'minisearch';
import { wordsOf } from './words';

/** Least length of a word of the menu that a typed word may be a slip of. */
const MIN_WORD = 5;
/** Least length of a typed word that is corrected: a shorter one may only have a wrong double letter or h. */
const MIN_EDITED = 5;
const MIN_TYPED = 4;
/** No word of a menu is longer; a word in an address may be. */
const MAX_TYPED = 30;

/** Words to search for a slip, by how they sound. */
export type SlipIndex = MiniSearch<{ id: string; beginnings: string }>;

/** A word without what Italian spelling makes hard and one hardly hears: double consonants and the h. */
function soundOf(word: string): string {
  return word.replace(/h|c(?=[kq])/g, '').replace(/(.)\1+/g, '$1');
}

/** The sound of a word and its beginnings: a slip is found before the word is typed to its end. */
function beginningsOf(word: string): string {
  const sound = soundOf(word);
  const beginnings = [sound];
  for (let length = MIN_EDITED; length < sound.length; length += 1) {
    beginnings.push(sound.slice(0, length));
  }
  return beginnings.join(' ');
}

/** @param words folded */
export function indexSlips(words: Iterable<string>): SlipIndex {
  const index: SlipIndex = new MiniSearch({
    fields: ['beginnings'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  const targets = [...new Set(words)].filter((word) => word.length >= MIN_WORD);
  index.addAll(targets.map((id) => ({ id, beginnings: beginningsOf(id) })));
  return index;
}

/**
 * The words that a typed word may be a slip of, only the nearest ones: those that sound the same, else those with one
 * letter more, less, replaced or two neighbours swapped, in the word or in its beginning. The first letter must be right.
 * @param typed folded
 */
export function findSlips(index: SlipIndex, typed: string): string[] {
  if (typed.length < MIN_TYPED || typed.length > MAX_TYPED) return [];
  const sound = soundOf(typed);
  const oneEdit = typed.length >= MIN_EDITED ? [{ queries: [sound], fuzzy: 1 }] : [];
  const swaps = typed.length >= MIN_EDITED ? swapsOf(sound) : [];
  const found = index
    .search({ queries: [sound, ...oneEdit, ...swaps] })
    .map(({ id, terms }): [string, number] => [id, distance(id, sound, terms)])
    .filter(([word]) => word[0] === typed[0]);
  const nearest = Math.min(...found.map(([, far]) => far));
  return found.filter(([, far]) => far === nearest && far < Infinity).map(([word]) => word);
}

/** All ways to swap two neighbouring letters: the index knows no swaps, only single letters. */
function swapsOf(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );
}

/**
 * How far the typed sound is from a word, by what of the word the index found. An edit of the last letter of a beginning
 * counts for nothing: it would make 'gelatina' of 'gelato'.
 */
function distance(word: string, sound: string, found: readonly string[]): number {
  const whole = soundOf(word);
  if (whole === sound) return 0;
  if (found.includes(sound)) return 1;
  if (found.includes(whole)) return 2;
  return found.some((beginning) => beginning.at(-1) === sound.at(-1)) ? 3 : Infinity;
}
