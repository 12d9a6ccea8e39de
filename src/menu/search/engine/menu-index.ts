import { fold } from '../../../domain/fold';
import {
  CLASSIC_PIZZAS,
  type DishCategoryName,
  dishCategories,
} from '../../../domain/product/categories';
import { searchedTexts } from '../../../domain/product/fields';
import type { Menu } from '../../../domain/product/menu';
import type { Product } from '../../../domain/product/product';
import { wordKinds } from './vocabulary';
import { contentWordsOf, FUNCTION_WORDS, stemsOf, WORD, wordsOf } from './words';

export type IndexedDish = {
  product: Product;
  category: DishCategoryName;
  /** Its folded words, each with the points of the best place where it occurs. */
  words: ReadonlyMap<string, number>;
};

export type MenuIndex = {
  /** In the order of the menu. */
  entries: readonly IndexedDish[];
  /** Every word of the menu, folded, with its spelling on the menu in lower case. */
  vocabulary: ReadonlyMap<string, string>;
  wordsByStem: ReadonlyMap<string, readonly string[]>;
  /** The words of all texts but the name: beside an exclusion they are no wish. */
  ingredients: ReadonlySet<string>;
  /** The words that dishes are made of: without those that only a warning or a note has. Only these can be excluded. */
  named: ReadonlySet<string>;
  /** The words of each name that has an exclusion in it: 'Cola senza zucchero'. */
  excludingNames: readonly (readonly string[])[];
};

export function indexMenu(menu: Menu): MenuIndex {
  const entries = dishCategories.flatMap(({ name }) =>
    menu[name].map((product) => ({ product, category: name, words: wordPoints(product, name) })),
  );
  const vocabulary = new Map<string, string>();
  const named = new Set<string>();
  for (const { product, category } of entries) {
    const text = `${product.nome} ${category} ${product.descrizione} ${sizesOf(product)}`;
    for (const word of wordsOf(text)) named.add(word);
    const all = [text, ...searchedTexts(product)].join(' ');
    for (const word of all.match(WORD) ?? []) vocabulary.set(fold(word), word.toLowerCase());
  }
  const wordsByStem = new Map<string, string[]>();
  for (const word of vocabulary.keys()) {
    // 'Pere' has the stem of 'per'.
    if (FUNCTION_WORDS.has(word)) continue;
    for (const stem of stemsOf(word)) {
      wordsByStem.set(stem, [...(wordsByStem.get(stem) ?? []), word]);
    }
  }
  return {
    entries,
    vocabulary,
    wordsByStem,
    named,
    ingredients: new Set(
      entries.flatMap(({ product }) => searchedTexts(product, 'name').flatMap(wordsOf)),
    ),
    excludingNames: entries
      .map(({ product }) => wordsOf(product.nome))
      .filter((words) => words.some((word) => wordKinds.get(word) === 'without')),
  };
}

/**
 * Points of a dish's words: name before category before all other texts. Within the name, a word that is the whole name comes before
 * the first of several, and that before the others. Among the ingredients the first one counts more.
 */
function wordPoints(product: Product, category: DishCategoryName): ReadonlyMap<string, number> {
  const [first, ...further] = contentWordsOf(product.nome);
  const places: [words: readonly (string | undefined)[], points: number][] = [
    [[first], further.length === 0 ? 202 : 201],
    [wordsOf(product.nome), 200],
    [wordsOf(category), 100],
    [contentWordsOf(product.descrizione).slice(0, 1), 51],
    [[...searchedTexts(product), sizesOf(product)].flatMap(wordsOf), 50],
  ];
  const points = new Map<string, number>();
  for (const [words, worth] of places) {
    for (const word of words) if (word && !points.has(word)) points.set(word, worth);
  }
  return points;
}

/** The words for the further sizes that a dish comes in. */
function sizesOf({ categoria, prezzo_familiare, prezzo_al_metro }: Product): string {
  if (categoria !== CLASSIC_PIZZAS) return '';
  return `${prezzo_familiare ? 'Maxi' : ''} ${prezzo_al_metro ? 'Al metro' : ''}`;
}
