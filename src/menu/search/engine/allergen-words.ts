import { type Allergen, allergensOf } from '../../../domain/product/allergens';

/**
 * The names of the 14 allergens, by id, and what people who avoid them call them. An entry of several words is
 * recognised where all of them are typed, in any order.
 */
const ALLERGEN_WORDS: Readonly<Record<number, readonly string[]>> = {
  1: ['glutine', 'frumento', 'celiaco', 'celiachia'],
  2: [
    'crostacei',
    'gamberi',
    'gamberetti',
    'gamberoni',
    'scampi',
    'granchio',
    'aragosta',
    'astice',
  ],
  3: ['uova', 'uova derivati', 'albume', 'tuorlo'],
  4: ['pesce'],
  5: ['arachidi', 'noccioline'],
  6: ['soia'],
  7: ['latte', 'latte derivati', 'latticini', 'lattosio', 'caseina'],
  8: [
    ...['frutta guscio', 'frutta secca', 'noci', 'nocciole', 'mandorle', 'pistacchi', 'anacardi'],
    ...['noci pecan', 'noci macadamia', 'noci brasile'],
  ],
  9: ['sedano'],
  10: ['senape', 'senape derivati'],
  11: ['sesamo', 'semi sesamo'],
  12: ['solfiti', 'solfati', 'anidride solforosa'],
  13: ['lupini'],
  14: ['molluschi', 'cozze', 'vongole', 'calamari', 'polpo', 'seppie'],
};

/** What is typed beside an allergen by those who avoid it. */
const AVOIDING = ['senza', 'no', 'niente', 'privo', 'priva', 'free', 'allergia', 'allergie'].concat(
  ['allergico', 'allergica', 'allergene', 'allergeni', 'intolleranza', 'intollerante'],
);

const phrases = Object.entries(ALLERGEN_WORDS).flatMap(([id, entries]) =>
  entries.map((entry) => ({ id: Number(id), words: entry.split(' ') })),
);

/** Every word that names an allergen, or is part of such a name, once. */
export const allergenWords = [...new Set(phrases.flatMap(({ words }) => words))];

/** A typed word, as far as allergens are concerned. */
type Typed = { typed: string; means: (word: string) => boolean };

/** The allergens that a query names. */
export type NamedAllergens<Word> = {
  /** In the order of the catalogue. */
  allergens: readonly Allergen[];
  /** The words that do not belong to an allergen's name. */
  others: readonly Word[];
  /** Whether the words beside the name say that it is to be avoided: 'senza', 'allergia'. */
  avoiding: boolean;
};

/** Recognises the names of allergens in a query. */
export function findAllergens<Word extends Typed>(words: readonly Word[]): NamedAllergens<Word> {
  const typedFor = (part: string) => words.filter(({ means }) => means(part));
  const named = phrases.filter((phrase) => phrase.words.every((part) => typedFor(part).length > 0));
  if (named.length === 0) return { allergens: [], others: words, avoiding: false };

  const parts = new Set(named.flatMap((phrase) => phrase.words.flatMap(typedFor)));
  const rest = words.filter((word) => !parts.has(word));
  const others = rest.filter(({ typed }) => !AVOIDING.includes(typed));
  return {
    allergens: allergensOf(named.map(({ id }) => id)),
    others,
    avoiding: others.length < rest.length,
  };
}
